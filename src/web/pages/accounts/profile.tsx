import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Account } from '#contract/accounts/settings.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { listModes, formatFullName } from '#domain/accounts/accounts.ts'
import { useAccount } from '#web/features/accounts/account-api.ts'
import { useAccountMode } from '#web/features/accounts/account-mode.ts'
import { EmailSettings } from '#web/features/accounts/email-settings.tsx'
import { PasswordSettings } from '#web/features/accounts/password-settings.tsx'
import { PersonalInfo } from '#web/features/accounts/personal-info.tsx'
import { SecondFactorSettings } from '#web/features/accounts/second-factor-settings.tsx'
import { SessionSettings } from '#web/features/accounts/session-settings.tsx'
import { useSession } from '#web/features/accounts/session.ts'
import { ImageField } from '#web/features/images/image-field.tsx'
import { NotificationSettings } from '#web/features/notifications/notification-settings.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { paths } from '#web/lib/paths.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'
import { OrganizationTab } from '#web/pages/dashboards/organization-tab.tsx'
import { VolunteerTab } from '#web/pages/dashboards/volunteer-tab.tsx'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { AddRole } from './add-role.tsx'
import { OnboardingPrompt } from '#web/pages/profiles/profile-prompt.tsx'
import { profileSearch, profileTabs } from './routes.tsx'

/** Personal details, the profiles of both sides and account settings (/profile); the open tab is in the URL. */
export function ProfilePage() {
  const { title } = useTexts(profileCatalog)
  const { user } = useSession()
  const { mode } = useAccountMode(user)
  usePageHead({ title })
  if (!user) return null
  return (
    <div className="page-width max-w-5xl pt-8 pb-16 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {mode === 'volunteer' && !user.hasVolunteerProfile && !user.hasOrganizationProfile && (
        <div className="mt-6">
          <OnboardingPrompt />
        </div>
      )}
      <ProfileTabs user={user} />
    </div>
  )
}

function ProfileTabs({ user }: { user: User }) {
  const { tabs: texts } = useTexts(profileCatalog)
  const navigate = useNavigate()
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
        <div className="grid max-w-3xl grid-cols-1 gap-6">
          <WithAccount>
            {(account) => (
              <>
                <EmailSettings account={account} />
                <PasswordSettings account={account} />
                <SecondFactorSettings email={account.email} isAsked={user.mustEnrolSecondFactor} />
              </>
            )}
          </WithAccount>
          <div hidden={isPending} className="contents">
            <NotificationSettings user={user} isShown={!isPending} />
            <SessionSettings leave={() => navigate({ ...paths.signIn(), ignoreBlocker: true })} />
          </div>
        </div>
      </TabPanel>
    </Tabs>
  )
}

function WithAccount({ children }: { children: (account: Account) => ReactNode }) {
  const errorsTexts = useTexts(errorsCatalog)
  const { data, isError, isFetching, refetch } = useAccount()
  if (data) return children(data)
  if (isError) {
    const { profileFailed } = errorsTexts
    return <ErrorState title={profileFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  return (
    <LoadingRegion>
      <Card padding="lg">
        <SkeletonText lines={5} />
      </Card>
    </LoadingRegion>
  )
}
