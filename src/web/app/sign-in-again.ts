import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { clearCachedData, getCachedUser, setCachedUser, watchUser } from '#web/features/accounts/session.ts'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { call } from '#web/lib/calls/api.ts'
import { isSignedOutError } from '#web/lib/calls/api-error.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { refuseEarlierCalls } from '#web/lib/calls/password-request.ts'
import { signInDelay } from '#web/lib/calls/query.ts'
import { reloadPage } from '#web/lib/drafts/reload-page.ts'
import { parseReturnPath } from '#web/lib/navigation/search-params.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { readTexts } from '#web/lib/language/texts.ts'
import { removeIfSignedOut } from '#web/lib/drafts/unsent-words.ts'

/** Its code loads only when it is needed. Without the network, the next start asks. */
async function forgetIfEnded(): Promise<void> {
  try {
    const { removeWordsOfEnded } = await withTexts(import('#web/lib/session/ended-session.ts'))
    await removeWordsOfEnded()
  } catch {
    // The words stay for now.
  }
}

let signingIn = false

/**
 * Shows that the session has expired, then goes to sign in and returns here (spec F8): once, however many calls fail
 * and however late. Does not leave if the
 * user still has or has again a session. If another person has it, the page is opened again.
 */
export function signInAgain(queryClient: QueryClient, router: AnyRouter, openAgain = reloadPage): void {
  const user = getCachedUser(queryClient)
  if (signingIn || !user) return
  signingIn = true
  const { unauthorizedTitle: title, unauthorizedText: description } = readTexts(errorsCatalog)
  toast({ title, description, variant: 'destructive' })
  setTimeout(() => void leave(), signInDelay)

  async function leave() {
    // A call of an earlier session may have been under way when that was replaced.
    const session = await findSession(user?.id)
    signingIn = false
    if (getCachedUser(queryClient)?.id !== user?.id) return
    if (session === 'other') openAgain()
    if (session !== 'none') return
    setCachedUser(queryClient, null)
    const next = parseReturnPath(router.latestLocation.href)
    // Cached data of the user is removed only once no screen shows it anymore.
    void router.navigate({ ...paths.signIn({ next }), ignoreBlocker: true }).then(() => {
      clearCachedData(queryClient)
      if (user) removeIfSignedOut(user.id)
      void forgetIfEnded()
    })
  }
}

/**
 * The same when the live stream finds no session, so that an open page does not stay usable-looking until its next call:
 * the session expired, or an administrator or another tab ended it. A change that is being sent may replace the session,
 * so this waits for its answer, but not for a password that it asks for: only the person who left could enter it. If another
 * person has signed in since, in another tab, the page is opened again: it must not show what is not theirs, nor act for them.
 */
export async function signInAgainIfGone(
  queryClient: QueryClient,
  router: AnyRouter,
  openAgain = reloadPage,
): Promise<void> {
  refuseEarlierCalls()
  await waitForMutations(queryClient)
  // By now, someone is signed in on this page: otherwise the fetch that found them has opened it again.
  const user = getCachedUser(queryClient)
  if (!user) return
  const session = await findSession(user.id)
  if (session === 'other' && getCachedUser(queryClient)?.id === user.id) openAgain()
  if (session === 'none') signInAgain(queryClient, router, openAgain)
}

/** Calls that ask for the password are refused as soon as the page is someone else's, or no one's. */
export function refuseCallsOfOthers(queryClient: QueryClient): void {
  let known = getCachedUser(queryClient)?.id
  watchUser(queryClient, () => {
    const id = getCachedUser(queryClient)?.id
    if (id !== known) refuseEarlierCalls()
    known = id
  })
}

function waitForMutations(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfIdle = () => {
      if (queryClient.isMutating() > 0) return
      stop()
      resolve()
    }
    const stop = queryClient.getMutationCache().subscribe(resolveIfIdle)
    resolveIfIdle()
  })
}

/** Whose session it is. Without a network, no one knows: only an answer says that it is gone or someone else's. */
const findSession = (userId: string | undefined): Promise<'own' | 'other' | 'none' | 'unknown'> =>
  call(getCurrentUser, {}).then(
    ({ id }) => (id === userId ? 'own' : 'other'),
    (error: unknown) => (isSignedOutError(error) ? 'none' : 'unknown'),
  )
