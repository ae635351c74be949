/** The parts of the frame for people who are signed in. Their code comes after the screen, and never to visitors. */
import { Bell } from 'lucide-react'
import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { loadUserMenu } from '#web/layouts/account-menus.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { resolvePasswordRequest, useIsPasswordRequested } from '#web/lib/password-request.ts'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'

/** Once it is here. React does a press on a rendered page only where the code need not be waited for. */
let preloadedBell: ComponentType | null = null

const loadBell = async () => {
  const { NotificationBell: component } = await import('#web/features/notifications/notification-bell.tsx')
  preloadedBell = component
  return component
}
const LoadedBell = lazyPart(loadBell, BellIcon)
const LoadedMessagesLive = lazyPart<{ currentUserId: string }>(
  async () => (await import('#web/features/messages/log/messages-live.tsx')).MessagesLive,
  () => null,
)
const LoadedDialog = lazyPart<{ email: string }>(
  async () => (await import('#web/features/accounts/reauthentication-dialog.tsx')).ReauthenticationDialog,
  PasswordRequestFallback,
)

/** Loads the parts of a page that the server rendered for a signed-in person, so that a button pressed early works. */
export async function loadRenderedParts(): Promise<void> {
  await Promise.allSettled([loadBell(), loadUserMenu()])
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

export function MessagesLive({ currentUserId }: { currentUserId: string }) {
  return (
    <Suspense>
      <LoadedMessagesLive currentUserId={currentUserId} />
    </Suspense>
  )
}

/** Loaded when the password is asked for the first time; from then on it stays, so that it closes as it opened. */
export function ReauthenticationDialog({ email }: { email: string }) {
  const isRequested = useIsPasswordRequested()
  const [wasRequested, setWasRequested] = useState(isRequested)
  if (isRequested && !wasRequested) setWasRequested(true)
  return (
    wasRequested && (
      <Suspense>
        <LoadedDialog email={email} />
      </Suspense>
    )
  )
}

/** Where the dialog's code cannot be had: what asked for the password is refused, and the person learns why. */
function PasswordRequestFallback() {
  const isRequested = useIsPasswordRequested()
  useEffect(() => {
    if (!isRequested) return
    toast({ title: errorsTexts.unreachable, variant: 'destructive' })
    resolvePasswordRequest(false)
  }, [isRequested])
  return null
}
