import { useNavigate } from '@tanstack/react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { useAccount } from '#web/features/accounts/account-api.ts'
import { DeleteAccount } from '#web/features/accounts/delete-account.tsx'
import { EmailSettings } from '#web/features/accounts/email-settings.tsx'
import { PasswordSettings } from '#web/features/accounts/password-settings.tsx'
import { SecondFactorSettings } from '#web/features/accounts/second-factor-settings.tsx'
import { SessionSettings } from '#web/features/accounts/session-settings.tsx'
import { BlockedList } from '#web/features/messages/blocks/blocked-list.tsx'
import { NotificationSettings } from '#web/features/notifications/notification-settings.tsx'
import { PersonalDataSettings } from '#web/features/personal-data/personal-data-settings.tsx'
import { SavedSearches } from '#web/features/projects/saved-searches.tsx'
import { paths } from '#web/lib/paths.ts'
import { WithAccount } from './with-account.tsx'

/** The settings tab of the profile: how to sign in, what to be notified of, and where one is signed in. */
export function SettingsTab({ user }: { user: User }) {
  const navigate = useNavigate()
  const { isPending } = useAccount()
  return (
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
        <SavedSearches isShown={!isPending} />
        <BlockedList />
        <SessionSettings leave={() => navigate({ ...paths.signIn(), ignoreBlocker: true })} />
        <PersonalDataSettings isShown={!isPending} />
        <DeleteAccount />
      </div>
    </div>
  )
}
