/** What signed-in users have on every screen without a place in the frame; loaded after it, and never for visitors. */
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { AgreementDialogProps } from '#web/features/legal/agreement-dialog.tsx'
import { useAskedAgreements } from '#web/features/legal/asked-api.ts'
import { useSignOut } from '#web/features/accounts/sign-out.ts'
import { membersId, paths } from '#web/lib/navigation/paths.ts'
import { showCommandPalette, useIsCommandPaletteOpen } from '#web/lib/navigation/command-palette.ts'
import { useHydrated } from '#web/lib/loading/hydrated.ts'
import { useHotkeys, type Keymap } from '#web/lib/focus/hotkeys.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { useLostFocus } from '#web/lib/focus/lost-focus.ts'
import { removeWordsOfOthers } from '#web/lib/drafts/unsent-words.ts'
import { lazyDialog, OnceOpened } from '#web/ui/overlays/lazy-dialog.tsx'
import type { ShortcutsDialogProps } from '#web/ui/overlays/shortcuts-dialog.tsx'
import type { CommandPaletteProps } from './command-palette.tsx'
import { ReauthenticationDialog } from './reauthentication-part.tsx'

const LoadedMessagesLive = lazyPart<{ currentUserId: string }>(
  async () => (await withTexts(import('#web/features/messages/log/messages-live.tsx'))).MessagesLive,
  () => null,
)
const LoadedVisibilityLive = lazyPart(
  async () => (await withTexts(import('#web/features/projects/visibility-live.tsx'))).VisibilityLive,
  () => null,
)
const LoadedAgreement = lazyPart<AgreementDialogProps>(
  async () => (await withTexts(import('#web/features/legal/agreement-dialog.tsx'))).AgreementDialog,
  () => null,
)

/** They start again for another user. */
export function BesideScreens({ user }: { user: User }) {
  useEffect(() => removeWordsOfOthers(user.id), [user.id])
  useLostFocus()
  return (
    <>
      <MessagesLive currentUserId={user.id} />
      <Suspense>
        <LoadedVisibilityLive />
      </Suspense>
      <ReauthenticationDialog email={user.email} />
      <CommandPaletteKey user={user} />
      <Shortcuts />
      <Agreement userId={user.id} />
    </>
  )
}

/** Asks for agreement to new terms, except where they are read, and where one takes one's data or leaves. */
function Agreement({ userId }: { userId: string }) {
  const asked = useAskedAgreements(userId)
  // The server renders no dialogs.
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const signOut = useSignOut({ leave: () => navigate({ ...paths.signIn(), ignoreBlocker: true }) })
  const isElsewhere = useLocation({
    select: ({ pathname, search, hash }) =>
      pathname.startsWith('/legal/') ||
      (pathname === paths.personalData().to && (search.tab === 'settings' || isOfMembers(hash))),
  })
  // It stays mounted, so that closing is animated.
  const [wasAsked, setWasAsked] = useState(asked.length > 0)
  if (asked.length > 0 && !wasAsked) setWasAsked(true)
  return (
    wasAsked &&
    isHydrated &&
    !isElsewhere && (
      <Suspense>
        <LoadedAgreement userId={userId} asked={asked} onSignOut={signOut} />
      </Suspense>
    )
  )
}

/** Whether an address leads to the members of an organization: its only owner names another one before leaving. */
const isOfMembers = (hash: string) => hash.startsWith(membersId(''))

function MessagesLive({ currentUserId }: { currentUserId: string }) {
  return (
    <Suspense>
      <LoadedMessagesLive currentUserId={currentUserId} />
    </Suspense>
  )
}

const CommandPalette = lazyDialog<CommandPaletteProps>(
  async () => (await withTexts(import('./command-palette.tsx'))).CommandPalette,
  ({ onOpenChange }) => onOpenChange(false),
)

/** The command palette, which Ctrl+K opens, Command+K on a Mac, or the account menu. */
function CommandPaletteKey({ user }: { user: User }) {
  const open = useIsCommandPaletteOpen()
  useEffect(() => {
    window.addEventListener('keydown', openOnKey)
    return () => {
      window.removeEventListener('keydown', openOnKey)
      showCommandPalette(false)
    }
  }, [])
  return (
    <OnceOpened open={open}>
      <CommandPalette user={user} open={open} onOpenChange={showCommandPalette} />
    </OnceOpened>
  )
}

const ShortcutsDialog = lazyDialog<ShortcutsDialogProps>(
  async () => (await withTexts(import('#web/ui/overlays/shortcuts-dialog.tsx'))).ShortcutsDialog,
  ({ onOpenChange }) => onOpenChange(false),
)

const keymap: Keymap<'search' | 'help'> = { '/': 'search', '?': 'help' }

/** The keys of every screen; a screen with keys of its own shows those, too. */
function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false)
  const run = (command: 'search' | 'help') => {
    if (command === 'search') {
      showCommandPalette(true)
      return true
    }
    setIsOpen(true)
    return true
  }
  useHotkeys(keymap, run, { everywhere: true })
  return (
    <OnceOpened open={isOpen}>
      <ShortcutsDialog open={isOpen} onOpenChange={setIsOpen} shortcuts={noKeys} />
    </OnceOpened>
  )
}

const noKeys: ShortcutsDialogProps['shortcuts'] = []

function openOnKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
  if (event.altKey || event.shiftKey || event.defaultPrevented) return
  // A dialog that is open may hold something unsaved.
  if (document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')) return
  event.preventDefault()
  showCommandPalette(true)
}
