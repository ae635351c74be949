/** The parts of the frame for people who are signed in. Their code comes after the screen, and never to visitors. */
import { Bell } from 'lucide-react'
import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { loadUserMenu } from './layouts/account-menus.tsx'
import { lazyPart } from './lib/lazy-part.ts'
import { answerPassword, usePasswordAsked } from './lib/password-again.ts'
import { errorsTexts } from './messages/en/errors.ts'
import { toast } from './ui/toast-store.ts'

/** Once it is here. React does a press on a rendered page only where the code need not be waited for. */
let readyBell: ComponentType | null = null

const loadBell = async () => {
  const { NotificationBell: component } = await import('#web/features/notifications/notification-bell.tsx')
  readyBell = component
  return component
}
const LoadedBell = lazyPart(loadBell, BellPicture)
const LoadedMessagesLive = lazyPart<{ readerId: string }>(
  async () => (await import('#web/features/messages/messages-live.tsx')).MessagesLive,
  () => null,
)
const LoadedDialog = lazyPart<{ email: string }>(
  async () => (await import('#web/features/accounts/reauthentication-dialog.tsx')).ReauthenticationDialog,
  UnansweredPassword,
)

/** Loads the parts of a page that the server rendered for a signed-in person, so that a button pressed early works. */
export async function loadRenderedParts(): Promise<void> {
  await Promise.allSettled([loadBell(), loadUserMenu()])
}

export function NotificationBell() {
  const [Shown] = useState(() => readyBell ?? LoadedBell)
  return (
    <Suspense fallback={<BellPicture />}>
      <Shown />
    </Suspense>
  )
}

function BellPicture() {
  return (
    <span className="grid size-11 place-items-center">
      <Bell aria-hidden className="size-5" />
    </span>
  )
}

export function MessagesLive({ readerId }: { readerId: string }) {
  return (
    <Suspense>
      <LoadedMessagesLive readerId={readerId} />
    </Suspense>
  )
}

/** Loaded when the password is asked for the first time; from then on it stays, so that it closes as it opened. */
export function ReauthenticationDialog({ email }: { email: string }) {
  const isAsked = usePasswordAsked()
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  return (
    wasAsked && (
      <Suspense>
        <LoadedDialog email={email} />
      </Suspense>
    )
  )
}

/** Where the dialog's code cannot be had: what asked for the password is refused, and the person learns why. */
function UnansweredPassword() {
  const isAsked = usePasswordAsked()
  useEffect(() => {
    if (!isAsked) return
    toast({ title: errorsTexts.unreachable, variant: 'destructive' })
    answerPassword(false)
  }, [isAsked])
  return null
}
