import { useQueryClient } from '@tanstack/react-query'
import {
  cancelEmailChange,
  endAllSessions,
  endOtherSessions,
  endSession,
  getAccount,
  listSessions,
} from '#contract/accounts/settings.ts'
import { call, keyOf } from '#web/lib/calls/api.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { removeUnsentWords } from '#web/lib/drafts/unsent-words.ts'
import { toastAccountFailure } from './recovery-api.ts'
import { clearCachedData, getCachedUser, setCachedUser } from './session.ts'
import { profileCatalog } from './texts/profile-texts.ts'

const cachesAccount = { caches: keyOf(getAccount) }

/** The person's account. Cached data shows immediately and is fetched again. */
export function useAccount() {
  return useEndpointQuery(getAccount, {})
}

/** Cancels the pending change of address, so its emailed link no longer works. */
export function useCancelEmailChange() {
  const { settings } = useTexts(profileCatalog)
  const { cancelled, failed } = settings.email
  return useEndpointMutation(cancelEmailChange, () => ({}), {
    ...cachesAccount,
    done: cancelled,
    onError: (error) => toastAccountFailure(failed, error),
  })
}

/** Where the person is signed in; fetched again each time it is opened. */
export function useSessions() {
  return useEndpointQuery(listSessions, {})
}

/** Ends one session, or with null all but this one. */
export function useEndSessions() {
  const { settings } = useTexts(profileCatalog)
  const { ended, othersEnded, failed } = settings.sessions
  return useCallMutation(
    (id: string | null) => (id === null ? call(endOtherSessions, {}) : call(endSession, { params: { id } })),
    {
      done: (_, id) => (id === null ? othersEnded : ended),
      onError: (error) => toastAccountFailure(failed, error),
      // A session that has already ended must leave the list, too.
      invalidates: [listSessions],
      invalidatesAfter: 'settled',
    },
  )
}

/** Ends all sessions including this one. `leave` navigates away before the person's data is cleared. */
export function useEndAllSessions({ leave }: { leave: () => Promise<void> }) {
  const { settings } = useTexts(profileCatalog)
  const queryClient = useQueryClient()
  const { allEnded, failed } = settings.sessions
  return useEndpointMutation(endAllSessions, () => ({}), {
    onSuccess: async () => {
      const user = getCachedUser(queryClient)
      setCachedUser(queryClient, null)
      toast(allEnded)
      await leave()
      clearCachedData(queryClient)
      if (user) removeUnsentWords(user.id)
    },
    onError: (error) => toastAccountFailure(failed, error),
  })
}
