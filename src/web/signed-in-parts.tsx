/** The parts of the frame for people who are signed in. Their code comes after the screen, and never to visitors. */
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { loadUserMenu } from './layouts/account-menus.tsx'
import { usePasswordAsked } from './lib/password-again.ts'

/** Once it is here. React does a press on a rendered page only where the code need not be waited for. */
let readyBell: ComponentType | null = null

const loadBell = async () => {
  const { NotificationBell: component } = await import('#web/features/notifications/notification-bell.tsx')
  readyBell = component
  return { default: component }
}
const LoadedBell = lazy(loadBell)
const LoadedMessagesLive = lazy(async () => {
  const { MessagesLive: component } = await import('#web/features/messages/messages-live.tsx')
  return { default: component }
})
const LoadedDialog = lazy(async () => {
  const { ReauthenticationDialog: component } =
    await import('#web/features/accounts/reauthentication-dialog.tsx')
  return { default: component }
})

/** Loads what stands in a page that the server rendered for this person, so that a button pressed early does its work. */
export async function loadRenderedParts(): Promise<void> {
  await Promise.all([loadBell(), loadUserMenu()])
}

export function NotificationBell() {
  const [Shown] = useState(() => readyBell ?? LoadedBell)
  const picture = (
    <span className="grid size-11 place-items-center">
      <Bell aria-hidden className="size-5" />
    </span>
  )
  return (
    <Suspense fallback={picture}>
      <Shown />
    </Suspense>
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
