/** What replaces the whole site for a person whose account is going to be deleted. */
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, type ReactNode } from 'react'
import { getSiteName } from '#contract/i18n/site-name.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { useSignOut } from '#web/features/accounts/sign-out.ts'
import { SkipLink } from '#web/layouts/skip-link.tsx'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { Logo } from '#web/ui/display/logo.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { ReauthenticationDialog } from './reauthentication-part.tsx'

const Leaving = lazyPart<{ dueAt: string; onSignOut: () => void; children: ReactNode }>(
  async () => (await withTexts(import('#web/features/accounts/leaving.tsx'))).Leaving,
  () => <ErrorState />,
)

const PersonalData = lazyPart<{ isShown: boolean }>(
  async () =>
    (await withTexts(import('#web/features/personal-data/personal-data-settings.tsx'))).PersonalDataSettings,
  () => <ErrorState />,
)

/** One question, a copy of their data, and no way to anything else. */
export function LeavingFrame({ user, dueAt }: { user: User; dueAt: string }) {
  const navigate = useNavigate()
  const signOut = useSignOut({ leave: () => navigate({ ...paths.signIn(), ignoreBlocker: true }) })
  // It replaces what was focused, and is replaced itself when the account is kept.
  useEffect(() => {
    const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })
    focusMain()
    return () => void requestAnimationFrame(focusMain)
  }, [])
  return (
    <TimeZoneContext value={user.timeZone}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink to="main" />
        <header className="border-line bg-canvas border-b">
          <div className="page-width flex h-16 items-center">
            <span className="text-ink -ms-1 flex min-h-11 items-center p-1">
              <Logo name={getSiteName()} />
            </span>
          </div>
        </header>
        <main id="main" tabIndex={-1} className="flex-1">
          <Suspense fallback={<LoadingScreen />}>
            <Leaving dueAt={dueAt} onSignOut={signOut}>
              <PersonalData isShown={false} />
            </Leaving>
          </Suspense>
        </main>
        <ReauthenticationDialog email={user.email} />
      </div>
    </TimeZoneContext>
  )
}
