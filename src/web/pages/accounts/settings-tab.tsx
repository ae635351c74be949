import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useAccount } from '#web/features/accounts/account-api.ts'
import { DeleteAccount } from '#web/features/accounts/settings/delete-account.tsx'
import { EmailSettings } from '#web/features/accounts/settings/email-settings.tsx'
import { PasswordSettings } from '#web/features/accounts/settings/password-settings.tsx'
import { SecondFactorSettings } from '#web/features/accounts/settings/second-factor-settings.tsx'
import { SessionSettings } from '#web/features/accounts/settings/session-settings.tsx'
import { BlockedList } from '#web/features/messages/blocks/blocked-list.tsx'
import { NotificationSettings } from '#web/features/notifications/notification-settings.tsx'
import { PersonalDataSettings } from '#web/features/personal-data/personal-data-settings.tsx'
import { SavedSearches } from '#web/features/projects/saved-searches/saved-searches.tsx'
import { settingsIds } from '#web/features/accounts/settings/settings-ids.ts'
import { focusSection } from '#web/lib/focus/arrival.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { settingsGroupOf, SettingsNavigation, type SettingsGroup } from './settings-navigation.tsx'
import { AccountPlaceholder, WithAccount } from './with-account.tsx'

/**
 * The settings tab of the profile in three groups: how and where one signs in, what to be notified of, and one's data. The
 * hash names the section, as in the links of emails, so it says which group shows. The others stay, with what was typed.
 */
export function SettingsTab({ user }: { user: User }) {
  const navigate = useNavigate()
  const { isPending } = useAccount()
  const hash = useLocation({ select: (location) => location.hash })
  const group = settingsGroupOf(hash)
  const shown = useRef(group)
  useEffect(() => {
    if (isPending) return
    if (hash !== '') focusSection(hash)
    // Back to the address without a hash: the part that had the focus is hidden now.
    else if (shown.current !== group) focusSection(settingsIds.email)
    shown.current = group
  }, [isPending, hash, group])
  const isShown = (each: SettingsGroup) => each === group && !isPending
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)] lg:gap-8">
      <SettingsNavigation current={group} />
      <div className="grid grid-cols-1 gap-6 lg:-order-1">
        {isPending && <AccountPlaceholder />}
        <div hidden={!isShown('security')} className="contents">
          {!isPending && (
            <WithAccount>
              {(account) => (
                <>
                  <EmailSettings account={account} />
                  <PasswordSettings account={account} />
                  <SecondFactorSettings email={account.email} isAsked={user.mustEnrolSecondFactor} />
                </>
              )}
            </WithAccount>
          )}
          <SessionSettings leave={() => navigate({ ...paths.signIn(), ignoreBlocker: true })} />
        </div>
        <div hidden={!isShown('notifications')} className="contents">
          <NotificationSettings user={user} isShown={isShown('notifications')} />
          <SavedSearches isShown={isShown('notifications')} />
        </div>
        <div hidden={!isShown('privacy')} className="contents">
          <BlockedList />
          <PersonalDataSettings isShown={isShown('privacy')} />
          <DeleteAccount />
        </div>
      </div>
    </div>
  )
}
