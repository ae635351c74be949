import { useQueryClient } from '@tanstack/react-query'
import { cancelDeletion, cancelDeletionByLink, getDeletion } from '#contract/accounts/deletion.ts'
import { getPersonalExport } from '#contract/personal-data/exports.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toastAccountFailure } from './recovery-api.ts'
import { clearCachedData, getCachedUser, refreshUser } from './session.ts'
import { deletionCatalog } from './texts/deletion-texts.ts'

/** What deleting the account would end; null if it is not asked for yet. */
export function useDeletionPreview() {
  return useEndpointQuery(getDeletion, {})
}

/** When the copy of the person's data was requested that can be downloaded now; null if there is none. */
export function useReadyExport(): string | null {
  const latest = useEndpointQuery(getPersonalExport, {}).data?.export
  return latest?.state === 'ready' ? latest.requestedAt : null
}

/** The person can use everything again. */
export function useKeepAccount() {
  const { leaving: texts } = useTexts(deletionCatalog)
  const queryClient = useQueryClient()
  return useEndpointMutation(cancelDeletion, () => ({}), {
    done: { title: texts.kept },
    onSuccess: async () => {
      clearCachedData(queryClient)
      await refreshUser(queryClient)
    },
    onError: async (error) => {
      toastAccountFailure({ title: texts.failed }, error)
      // Another tab or the link may have kept it meanwhile.
      await refreshUser(queryClient)
    },
  })
}

/** The same by the link in the email, no matter who is signed in. */
export function useKeepByLink() {
  const { leaving: texts } = useTexts(deletionCatalog)
  const queryClient = useQueryClient()
  return useEndpointMutation(cancelDeletionByLink, (token: string) => ({ body: { token } }), {
    onSuccess: async () => {
      if (getCachedUser(queryClient)) await refreshUser(queryClient)
    },
    onError: (error) => toastAccountFailure({ title: texts.failed }, error),
  })
}
