import { useQueryClient } from '@tanstack/react-query'
import { logout } from '#contract/accounts/accounts.ts'
import { messageOf } from '#web/lib/calls/api-error.ts'
import { call } from '#web/lib/calls/api.ts'
import { runMutation } from '#web/lib/calls/run-mutation.ts'
import { leavingKey } from '#web/lib/session/leaving-key.ts'
import { removeUnsentWords } from '#web/lib/drafts/unsent-words.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { layoutCatalog } from '#web/layouts/texts/layout-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { clearCachedData, getCachedUser, setCachedUser } from './session.ts'

/** A function that ends the session; `leave` navigates away before the person's data is cleared. */
export function useSignOut({ leave }: { leave: () => Promise<void> }) {
  const layoutTexts = useTexts(layoutCatalog)
  const queryClient = useQueryClient()
  const options = {
    mutationKey: leavingKey,
    mutationFn: () => call(logout, {}),
    // Requests still running would fail with 401 and show that error to the person.
    onMutate: () => queryClient.cancelQueries(),
    onSuccess: async () => {
      const user = getCachedUser(queryClient)
      setCachedUser(queryClient, null)
      toast(layoutTexts.signedOut)
      await leave()
      clearCachedData(queryClient)
      // Only now: an open form may have saved something when it was left.
      if (user) removeUnsentWords(user.id)
    },
    onError: (error: Error) => {
      const { title } = layoutTexts.signOutFailed
      toast({ title, description: messageOf(error, error.message), variant: 'destructive' })
    },
  }
  return () => runMutation(queryClient, options, undefined)
}
