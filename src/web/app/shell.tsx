import { Outlet, useLocation, useMatches, useNavigate, useRouter } from '@tanstack/react-router'
import { use, useEffect, useMemo, useRef } from 'react'
import { decideAccess, isOfferedCreateProject, type UserType } from '#domain/accounts/accounts.ts'
import { isStaff } from '#domain/accounts/staff.ts'
import { chooseMode, useAccountMode } from '#web/features/accounts/account-mode.ts'
import { useSignOut } from '#web/features/accounts/sign-out.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { useUnreadMessages } from '#web/features/messages/conversation/unread-api.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import type { Visitor } from '#web/layouts/visitor.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { findLanguage } from '#contract/i18n/languages.ts'
import {
  listOwnOrganizations,
  MembershipsContext,
  OwnOrganizationsContext,
} from '#web/lib/session/acting-organization.ts'
import { CurrentUserContext } from '#web/lib/session/current-user.ts'
import { openInLanguage } from '#web/lib/language/language.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { AccessDeniedPage } from '#web/pages/accounts/access-denied.tsx'
import { NotFoundPage } from '#web/pages/errors/not-found.tsx'
import { paths } from '#web/lib/navigation/paths.ts'
import { layoutCatalog, type LayoutTexts } from '#web/layouts/texts/layout-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { AnnouncementPart } from './announcement-part.tsx'
import { LanguagePart } from './language-part.tsx'
import {
  BesideScreens,
  LeavingFrame,
  NotificationBell,
  OrganizationSwitch,
  SecondFactorNeededPage,
  SuspendedNotice,
  VerifyNotice,
} from './signed-in-parts.tsx'

/** The frame around every screen, for someone whose account is being deleted another one. */
export function Shell() {
  const { user } = useSession()
  // As a visitor, they can still keep the account by its link, and read the terms and the privacy notice.
  const isOpen = useLocation({
    select: ({ pathname }) => pathname === '/auth/keep-account' || pathname.startsWith('/legal/'),
  })
  if (user?.deletionDueAt && !isOpen) return <LeavingFrame user={user} dueAt={user.deletionDueAt} />
  return <Frame user={user?.deletionDueAt ? null : user} />
}

/** If the user may not see a screen, it is replaced here. */
function Frame({ user }: { user: User | null }) {
  const layoutTexts = useTexts(layoutCatalog)
  const { contactEmail, year, languages, showsExamples, hasStories, footerLinks, announcement } =
    use(SiteContext)
  const navigate = useNavigate()
  const signOut = useSignOut({ leave: () => navigate({ ...paths.signIn(), ignoreBlocker: true }) })
  const unreadMessages = useUnreadMessages(user !== null)
  const { mode, canSwitch } = useAccountMode(user)
  const { isLanding, isVerifyNoticed, hasResults } = useFrameOfScreen(user, mode)
  const organizations = useMemo(() => listOwnOrganizations(user), [user])
  const [acting] = organizations
  const leaveOrganization = useLeaveOrganization()
  const modeSwitch = canSwitch
    ? {
        mode,
        onModeChange: (chosen: UserType) => {
          chooseMode(chosen)
          void navigate(paths.dashboard())
        },
      }
    : undefined
  useFocusOnNewScreen()
  useAccountLanguage(user)
  return (
    <TimeZoneContext value={user?.timeZone ?? null}>
      <CurrentUserContext value={user?.id ?? null}>
        <OwnOrganizationsContext value={organizations}>
          <MembershipsContext value={user?.organizations ?? noMemberships}>
            <SiteLayout
              visitor={user && { ...toVisitor(user), unreadMessages }}
              contactEmail={contactEmail}
              footerLinks={footerLinks}
              announcement={
                announcement && <AnnouncementPart key={announcement.id} announcement={announcement} />
              }
              year={year}
              languageChoice={<LanguagePart languages={languages} />}
              onSignOut={signOut}
              bell={user && <NotificationBell />}
              notice={
                user && (
                  <>
                    <SuspendedNotice user={user} />
                    {isVerifyNoticed && <VerifyNotice user={user} />}
                  </>
                )
              }
              hasResults={hasResults}
              anchors={
                isLanding ? listAnchors(layoutTexts, { hasStories: showsExamples || hasStories }) : undefined
              }
              modeSwitch={modeSwitch}
              organizationSwitch={
                acting && (
                  <OrganizationSwitch
                    acting={acting.name}
                    modeSwitch={modeSwitch}
                    onChosen={leaveOrganization}
                  />
                )
              }
            >
              <Screen />
            </SiteLayout>
            {user && <BesideScreens key={user.id} user={user} />}
          </MembershipsContext>
        </OwnOrganizationsContext>
      </CurrentUserContext>
    </TimeZoneContext>
  )
}

/** What the frame shows around the current screen. */
function useFrameOfScreen(user: User | null, mode: UserType) {
  const screen = useMatches({ select: (matches) => matches.at(-1) })
  const path = screen?.fullPath ?? ''
  // The checklist of an organization has the verification of the address as a step.
  const hasChecklist = mode === 'organization' && checklistScreens.some((each) => each === path)
  return {
    isLanding: !user && path === '/',
    // The pages that email links open say it themselves.
    isVerifyNoticed: !path.startsWith('/auth') && !hasChecklist,
    hasResults: screen?.staticData.hasResults ?? false,
  }
}

const noMemberships: User['organizations'] = []

/** The sections of the landing page, whose ids are the keys of their names. */
const listAnchors = ({ landingAnchors }: LayoutTexts, { hasStories }: { hasStories: boolean }) =>
  landingSections
    .filter((id) => hasStories || id !== 'success-stories')
    .map((id) => ({ href: `#${id}`, label: landingAnchors[id] }))

/** The screens that start with the checklist of an organization that is not set up. */
const checklistScreens = ['/', '/home', '/dashboard']

const landingSections = ['how-it-works', 'projects', 'organizations', 'success-stories'] as const

/** The screen, or what replaces it if the user may not see it. */
function Screen() {
  const { deniedTexts } = useTexts(errorsCatalog)
  const { user } = useSession()
  const screen = useMatches({ select: (matches) => matches.at(-1) })
  const { access = 'public', denied, visitorDenied } = screen?.staticData ?? {}
  switch (decideAccess(access, user)) {
    case 'allowed':
      return <Outlet />
    case 'sign-in':
      // Someone on the way to sign in keeps seeing the screen until the navigation completes.
      return visitorDenied ? <AccessDeniedPage text={deniedTexts[visitorDenied]} asksToSignIn /> : <Outlet />
    case 'forbidden':
      return <AccessDeniedPage text={denied && deniedTexts[denied]} />
    case 'hidden':
      return <NotFoundPage />
    case 'second-factor':
      return <SecondFactorNeededPage />
  }
}

function toVisitor(user: User): Visitor {
  const { firstName, lastName, email, profileImageUrl: imageUrl } = user
  const offers = { createsProjects: isOfferedCreateProject(user), findsVolunteers: user.isOrganization }
  return { firstName, lastName, email, imageUrl, isStaff: isStaff(user), ...offers }
}

/** After another organization was chosen: a list shows that one, and nothing of the one before it. */
function useLeaveOrganization() {
  const router = useRouter()
  return () => {
    const { pathname, search } = router.state.location
    if (!('organization' in search) && !pathname.endsWith('applications')) return
    const dropped = { organization: undefined, project: undefined, application: undefined }
    void router.navigate({ to: '.', search: { ...search, ...dropped }, replace: true, resetScroll: false })
  }
}

/** Opens the page again in the language of an account that signs in: a document has one language. */
function useAccountLanguage(user: User | null) {
  const { language, languages } = use(SiteContext)
  const chosen = findLanguage(user?.language, languages)
  useEffect(() => {
    if (chosen && chosen !== language) openInLanguage(chosen)
  }, [chosen, language])
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
