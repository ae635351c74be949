import { useNavigate } from '@tanstack/react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { useAccount } from '#web/features/accounts/account-api.ts'
import { DeleteAccount } from '#web/features/accounts/delete-account.tsx'
import { EmailSettings } from '#web/features/accounts/email-settings.tsx'
import { PasswordSettings } from '#web/features/accounts/password-settings.tsx'
import { SecondFactorSettings } from '#web/features/accounts/second-factor-settings.tsx'
import { SessionSettings } from '#web/features/accounts/session-settings.tsx'
import { settingsIds } from '#web/features/accounts/settings-ids.ts'
import { deletionCatalog } from '#web/features/accounts/texts/deletion-texts.ts'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { secondFactorCatalog } from '#web/features/accounts/texts/second-factor-texts.ts'
import { BlockedList } from '#web/features/messages/blocks/blocked-list.tsx'
import { blocksCatalog } from '#web/features/messages/texts/blocks-texts.ts'
import { NotificationSettings } from '#web/features/notifications/notification-settings.tsx'
import { notificationSettingsCatalog } from '#web/features/notifications/texts/notification-settings-texts.ts'
import { PersonalDataSettings } from '#web/features/personal-data/personal-data-settings.tsx'
import { personalDataCatalog } from '#web/features/personal-data/texts/personal-data-texts.ts'
import { SavedSearches } from '#web/features/projects/saved-searches.tsx'
import { blockedId, notificationSettingsId, paths, personalDataId, savedSearchesId } from '#web/lib/paths.ts'
import { useTexts } from '#web/lib/texts.ts'
import { SectionLinks } from '#web/ui/display/section-links.tsx'
import { savedSearchesCatalog } from '#web/features/projects/texts/saved-searches-texts.ts'
import { WithAccount } from './with-account.tsx'

/** The settings tab of the profile: how to sign in, what to be notified of, and where one is signed in. */
export function SettingsTab({ user }: { user: User }) {
  const navigate = useNavigate()
  const { isPending } = useAccount()
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)] lg:gap-8">
      <SettingsSections />
      <div className="grid grid-cols-1 gap-6 lg:-order-1">
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
          <SavedSearches isShown={!isPending} />
          <BlockedList />
          <SessionSettings leave={() => navigate({ ...paths.signIn(), ignoreBlocker: true })} />
          <PersonalDataSettings isShown={!isPending} />
          <DeleteAccount />
        </div>
      </div>
    </div>
  )
}

/** Links to the settings' sections. */
function SettingsSections() {
  const { settings, sections } = useTexts(profileCatalog)
  const secondFactor = useTexts(secondFactorCatalog).settings
  const notifications = useTexts(notificationSettingsCatalog)
  const searches = useTexts(savedSearchesCatalog)
  const blocks = useTexts(blocksCatalog).settings
  const personalData = useTexts(personalDataCatalog)
  const deletion = useTexts(deletionCatalog)
  return (
    <SectionLinks
      label={sections}
      beside="lg"
      sections={[
        { id: settingsIds.email, title: settings.email.heading },
        { id: settingsIds.password, title: settings.password.heading },
        { id: settingsIds.secondFactor, title: secondFactor.heading },
        { id: notificationSettingsId, title: notifications.heading },
        { id: savedSearchesId, title: searches.heading },
        { id: blockedId, title: blocks.heading },
        { id: settingsIds.sessions, title: settings.sessions.heading },
        { id: personalDataId, title: personalData.heading },
        { id: settingsIds.deletion, title: deletion.heading },
      ]}
    />
  )
}
