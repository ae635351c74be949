import type { User } from '#contract/accounts/accounts.ts'
import { listModes, formatFullName } from '#domain/accounts/accounts.ts'
import { useAccount } from '#web/features/accounts/account-api.ts'
import { useAccountMode } from '#web/features/accounts/account-mode.ts'
import { PersonalInfo } from '#web/features/accounts/settings/personal-info.tsx'
import { useSession } from '#web/features/accounts/session.ts'
import { ImageField } from '#web/features/images/image-field.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { lazySection } from '#web/ui/feedback/lazy-section.tsx'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { AddRole } from './add-role.tsx'
import { ProfileTitle } from './heading.tsx'
import { Basics } from '#web/pages/profiles/basics.tsx'
import { OnboardingPrompt } from '#web/pages/profiles/profile-prompt.tsx'
import { profileSearch, profileTabs } from './routes.tsx'
import { WithAccount } from './with-account.tsx'

const VolunteerTab = lazySection(
  async () => (await withTexts(import('#web/pages/dashboards/volunteer-tab.tsx'))).VolunteerTab,
)
const OrganizationTab = lazySection(
  async () => (await withTexts(import('#web/pages/dashboards/organization-tab.tsx'))).OrganizationTab,
)
const SettingsTab = lazySection(async () => (await withTexts(import('./settings-tab.tsx'))).SettingsTab)

/** Personal details, the profiles of both sides and account settings (/profile); the open tab is in the URL. */
export function ProfilePage() {
  const { title } = useTexts(profileCatalog)
  const { user } = useSession()
  const { mode } = useAccountMode(user)
  usePageHead({ title })
  if (!user) return null
  return (
    <div className="page-width max-w-5xl pt-8 pb-16 sm:pt-10">
      <ProfileTitle />
      {mode === 'volunteer' && !user.hasVolunteerProfile && !user.hasOrganizationProfile && (
        <div className="mt-6">
          <OnboardingPrompt />
        </div>
      )}
      <Basics user={user} />
      <ProfileTabs user={user} />
    </div>
  )
}

function ProfileTabs({ user }: { user: User }) {
  const { tabs: texts } = useTexts(profileCatalog)
  const [search, changeSearch] = useSearchState(profileSearch)
  const roles: readonly string[] = listModes(user)
  const { isPending } = useAccount()
  const tabs = profileTabs.map((value) => ({
    value,
    label: texts[value],
    disabled: (value === 'volunteer' || value === 'organization') && !roles.includes(value),
  }))
  const tab = tabs.find(({ value, disabled }) => value === search.tab && !disabled)?.value ?? 'personal'
  return (
    <Tabs
      className="mt-6"
      label={texts.label}
      tabs={tabs}
      value={tab}
      onValueChange={(value) => changeSearch(() => ({ tab: value }), { replace: true })}
    >
      <TabPanel value="personal">
        <WithAccount>
          {(account) => (
            <PersonalInfo
              account={account}
              user={user}
              picture={
                <ImageField
                  owner={{ kind: 'avatar' }}
                  name={formatFullName(user) || user.email}
                  imageUrl={user.profileImageUrl}
                />
              }
            />
          )}
        </WithAccount>
        {/* Waits for the account, so that it does not move when that arrives. */}
        {!isPending && <AddRole user={user} />}
      </TabPanel>
      <TabPanel value="volunteer">
        <VolunteerTab />
      </TabPanel>
      <TabPanel value="organization">
        <OrganizationTab user={user} linked={search.organization} />
      </TabPanel>
      <TabPanel value="settings">
        <SettingsTab user={user} />
      </TabPanel>
    </Tabs>
  )
}
