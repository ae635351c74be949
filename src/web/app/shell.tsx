import { Outlet, useLocation, useMatches, useNavigate } from '@tanstack/react-router'
import { use, useEffect, useRef } from 'react'
import { decideAccess, isOfferedCreateProject } from '#domain/accounts/accounts.ts'
import { chooseMode, useAccountMode } from '#web/features/accounts/account-mode.ts'
import { useSignOut } from '#web/features/accounts/sign-out.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { useUnreadMessages } from '#web/features/messages/conversation/unread-api.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import type { Visitor } from '#web/layouts/visitor.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { CurrentUserContext } from '#web/lib/current-user.ts'
import { SiteContext } from '#web/lib/site.ts'
import { TimeZoneContext } from '#web/lib/time-zone.ts'
import { layoutTexts } from '#web/i18n/en/layout.ts'
import { AccessDeniedPage } from '#web/pages/accounts/access-denied.tsx'
import { NotFoundPage } from '#web/pages/errors/not-found.tsx'
import { paths } from '#web/lib/paths.ts'
import {
  MessagesLive,
  NotificationBell,
  ReauthenticationDialog,
  SecondFactorNeededPage,
  VerifyNotice,
} from './signed-in-parts.tsx'

/** The frame around every screen. If the user may not see a screen, it is replaced here. */
export function Shell() {
  const { user } = useSession()
  const { contactEmail, year } = use(SiteContext)
  const navigate = useNavigate()
  const signOut = useSignOut({ leave: () => navigate({ ...paths.signIn(), ignoreBlocker: true }) })
  const unreadMessages = useUnreadMessages(user !== null)
  const { mode, canSwitch } = useAccountMode(user)
  const screen = useMatches({ select: (matches) => matches.at(-1) })
  const isLanding = !user && screen?.fullPath === '/'
  // The pages that email links open say it themselves.
  const isEmailLinkPage = screen?.fullPath.startsWith('/auth') ?? false
  useFocusOnNewScreen()
  return (
    <TimeZoneContext value={user?.timeZone ?? null}>
      <CurrentUserContext value={user?.id ?? null}>
        <SiteLayout
          visitor={user && { ...toVisitor(user), unreadMessages }}
          contactEmail={contactEmail}
          year={year}
          onSignOut={() => signOut.mutate()}
          bell={user && <NotificationBell />}
          notice={user && !isEmailLinkPage && <VerifyNotice user={user} />}
          anchors={isLanding ? layoutTexts.landingAnchors : undefined}
          modeSwitch={
            canSwitch
              ? {
                  mode,
                  onModeChange: (chosen) => {
                    chooseMode(chosen)
                    void navigate(paths.dashboard())
                  },
                }
              : undefined
          }
        >
          <Screen />
        </SiteLayout>
        {user && <MessagesLive key={user.id} currentUserId={user.id} />}
        {user && <ReauthenticationDialog email={user.email} />}
      </CurrentUserContext>
    </TimeZoneContext>
  )
}

/** The screen, or what replaces it if the user may not see it. */
function Screen() {
  const { user } = useSession()
  const screen = useMatches({ select: (matches) => matches.at(-1) })
  const { access = 'public', denied, visitorDenied } = screen?.staticData ?? {}
  switch (decideAccess(access, user)) {
    case 'allowed':
      return <Outlet />
    case 'sign-in':
      // Someone on the way to sign in keeps seeing the screen until the navigation completes.
      return visitorDenied === undefined ? <Outlet /> : <AccessDeniedPage text={visitorDenied} asksToSignIn />
    case 'forbidden':
      return <AccessDeniedPage text={denied} />
    case 'hidden':
      return <NotFoundPage />
    case 'second-factor':
      return <SecondFactorNeededPage />
  }
}

function toVisitor(user: User): Visitor {
  const { firstName, lastName, email, profileImageUrl: imageUrl, isAdmin } = user
  return { firstName, lastName, email, imageUrl, isAdmin, createsProjects: isOfferedCreateProject(user) }
}

/** Moves the focus to the new screen's content, as a page load would. The first screen had a page load. */
function useFocusOnNewScreen() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
