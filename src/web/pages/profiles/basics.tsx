import { useLocation, useNavigate } from '@tanstack/react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { useHydrated } from '#web/lib/loading/hydrated.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyDialog, OnceOpened } from '#web/ui/overlays/lazy-dialog.tsx'

const BasicsDialog = lazyDialog(
  async () => (await withTexts(import('#web/features/profiles/volunteer/basics-dialog.tsx'))).BasicsDialog,
  ({ onOpenChange }) => onOpenChange(false),
)

/**
 * Asks a new volunteer for what matches need besides their first answers. Whether it does is in the state of the page in
 * the browser's history, so that a reload asks again and another visit doesn't.
 */
export function Basics({ user }: { user: User }) {
  const isAsked = useLocation({ select: ({ state }) => state.asksBasics === true })
  const navigate = useNavigate()
  const end = () =>
    void navigate({
      to: '.',
      search: true,
      hash: true,
      state: (state) => ({ ...state, asksBasics: false }),
      replace: true,
      resetScroll: false,
    })
  // The server knows no history and renders no dialogs.
  const isHydrated = useHydrated()
  const isOpen = isHydrated && isAsked && user.hasVolunteerProfile
  return (
    <OnceOpened open={isOpen}>
      <BasicsDialog userId={user.id} open={isOpen} onOpenChange={(open) => !open && end()} />
    </OnceOpened>
  )
}
