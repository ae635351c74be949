import type { QueryClient } from '@tanstack/react-query'
import { forgetData, readUser, saveUser } from '#web/features/accounts/session.ts'
import { signInDelay } from '#web/lib/query.ts'
import { readReturnPath } from '#web/lib/search-params.ts'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { toast } from '#web/ui/toast-store.ts'
import { paths } from './paths.ts'
import type { makeRouter } from './routes.tsx'

let signingIn = false

/**
 * Tells that the session has ended, then goes to sign in and back here (foundation 8): once, however many calls find it gone,
 * and however late. Whoever has signed in meanwhile stays.
 */
export function signInAgain(queryClient: QueryClient, router: ReturnType<typeof makeRouter>): void {
  const user = readUser(queryClient)
  if (signingIn || !user) return
  signingIn = true
  const { unauthorizedTitle: title, unauthorizedText: description } = errorsTexts
  toast({ title, description, variant: 'destructive' })
  setTimeout(() => {
    signingIn = false
    if (readUser(queryClient)?.id !== user.id) return
    saveUser(queryClient, null)
    const next = readReturnPath(router.latestLocation.href)
    // What was read for the person goes only when no screen shows it any more.
    void router
      .navigate({ ...paths.signIn({ next }), ignoreBlocker: true })
      .then(() => forgetData(queryClient))
  }, signInDelay)
}
