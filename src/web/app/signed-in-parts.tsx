/** The parts of the frame for signed-in users. Their code loads after the screen, and never for visitors. */
import { Bell } from 'lucide-react'
import { Suspense, useState, type ComponentType } from 'react'
import { SwitcherButton } from '#web/layouts/switcher-button.tsx'
import { layoutCatalog } from '#web/layouts/texts/layout-texts.ts'
import type { ModeSwitch } from '#web/layouts/visitor.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { userTypes } from '#domain/accounts/accounts.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { LazyMenu } from '#web/ui/overlays/lazy-menu.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { withTexts } from '#web/lib/language/language.ts'

/**
 * Set once the code has loaded. React replays a click on a server-rendered page only if it need not wait for code.
 */
let preloadedBell: ComponentType | null = null

const loadBell = async () => {
  const { NotificationBell: component } = await withTexts(
    import('#web/features/notifications/notification-bell.tsx'),
  )
  preloadedBell = component
  return component
}
const LoadedBell = lazyPart(loadBell, BellIcon)
let preloadedNotice: ComponentType<{ user: User }> | null = null

const loadVerifyNotice = async () => {
  const { VerifyNotice: component } = await withTexts(import('#web/features/accounts/verify-notice.tsx'))
  preloadedNotice = component
  return component
}
const LoadedNotice = lazyPart<{ user: User }>(loadVerifyNotice, () => null)
const LoadedSuspendedNotice = lazyPart<{ name: string }>(
  async () => (await withTexts(import('#web/features/moderation/suspended-notice.tsx'))).SuspendedNotice,
  () => null,
)
const LoadedLeavingFrame = lazyPart<{ user: User; dueAt: string }>(
  async () => (await withTexts(import('./leaving-frame.tsx'))).LeavingFrame,
  () => <ErrorState />,
)
const LoadedSecondFactorNeeded = lazyPart(
  async () =>
    (await withTexts(import('#web/pages/accounts/second-factor-needed.tsx'))).SecondFactorNeededPage,
  ErrorState,
)

const loadOrganizationChoices = async () =>
  (await withTexts(import('#web/features/organizations/organization-choices.tsx'))).OrganizationChoices

/** Loads the parts that the server rendered for a signed-in user, so that an early click works. */
export async function loadRenderedParts(user: User): Promise<void> {
  await Promise.allSettled([loadBell(), loadNotice(user)])
}

/** Whether something is wrong with the address of a user. */
const needsNotice = (user: User) => user.isEmailBounced || !user.isEmailVerified

/** Loads the notice above the page if the user gets it: coming later, it would move the page. */
export async function loadNotice(user: User): Promise<void> {
  if (needsNotice(user)) await Promise.allSettled([loadVerifyNotice()])
}

/** Says what is wrong with the address. */
export function VerifyNotice({ user }: { user: User }) {
  const [Shown] = useState(() => preloadedNotice ?? LoadedNotice)
  return (
    needsNotice(user) && (
      <Suspense>
        <Shown user={user} />
      </Suspense>
    )
  )
}

/** What replaces the site for a person whose account will be deleted. */
export function LeavingFrame(props: { user: User; dueAt: string }) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <LoadedLeavingFrame {...props} />
    </Suspense>
  )
}

export function SecondFactorNeededPage() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <LoadedSecondFactorNeeded />
    </Suspense>
  )
}

type OrganizationSwitchProps = {
  /** The name of the organization that acts. */
  acting: string
  /** Only for accounts with both sides. */
  modeSwitch: ModeSwitch | undefined
  onChosen: () => void
}

/** The header's switcher of an account with several organizations: who acts, and all it can act for. */
export function OrganizationSwitch({ acting, modeSwitch, onChosen }: OrganizationSwitchProps) {
  const { accountSwitcher: texts } = useTexts(layoutCatalog)
  const isVolunteer = modeSwitch?.mode === 'volunteer'
  const trigger = <SwitcherButton acting={isVolunteer ? null : acting} />
  const accounts = modeSwitch && {
    options: userTypes.map((side) => ({ value: side, label: texts[side].title, detail: texts[side].text })),
    value: isVolunteer ? modeSwitch.mode : null,
    onChoose: (value: string) => {
      const side = userTypes.find((each) => each === value)
      if (side) modeSwitch.onModeChange(side)
    },
  }
  return (
    <LazyMenu trigger={trigger} popup="dialog" load={loadOrganizationChoices}>
      {(Choices) => (
        <Choices
          trigger={trigger}
          onChosen={() => (isVolunteer ? modeSwitch.onModeChange('organization') : onChosen())}
          {...(accounts && { accounts })}
        />
      )}
    </LazyMenu>
  )
}

export function NotificationBell() {
  const [Shown] = useState(() => preloadedBell ?? LoadedBell)
  return (
    <Suspense fallback={<BellIcon />}>
      <Shown />
    </Suspense>
  )
}

function BellIcon() {
  return (
    <span className="grid size-11 place-items-center">
      <Bell aria-hidden className="size-5" />
    </span>
  )
}

const LoadedBesideScreens = lazyPart<{ user: User }>(
  async () => (await withTexts(import('./beside-screens.tsx'))).BesideScreens,
  () => null,
)

/** What has no place in the frame: live messages, the password dialog and the command palette. */
export function BesideScreens({ user }: { user: User }) {
  return (
    <Suspense>
      <LoadedBesideScreens user={user} />
    </Suspense>
  )
}

/** Says that the organization that acts is suspended. */
export function SuspendedNotice({ user }: { user: User }) {
  const [acting] = user.organizations
  if (!acting?.isSuspended) return null
  return (
    <Suspense>
      <LoadedSuspendedNotice name={acting.name} />
    </Suspense>
  )
}
