import { agreeToLegal, listAskedAgreements, type AskedAgreement } from '#contract/legal/legal.ts'
import { askedKeyOf } from '#web/lib/session/asked-agreements.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useQueryClient } from '@tanstack/react-query'

const none: readonly AskedAgreement[] = []

/** What someone is asked to agree to: from the document, or fetched if they signed in after it was loaded. */
export function useAskedAgreements(userId: string): readonly AskedAgreement[] {
  const { data } = useEndpointQuery(
    listAskedAgreements,
    {},
    // Another screen is no reason to ask again, nor is a failure: the next page says it.
    { queryKey: askedKeyOf(userId), refetchOnMount: false, retryOnMount: false, gcTime: Infinity },
  )
  return data?.asked ?? none
}

/** Agrees to what is asked. If a newer version was published meanwhile, that one is asked. */
export function useAgree(userId: string) {
  const queryClient = useQueryClient()
  const queryKey = askedKeyOf(userId)
  return useEndpointMutation<typeof agreeToLegal, readonly AskedAgreement[]>(
    agreeToLegal,
    (asked) => ({ body: { agreements: asked.map(({ document, number }) => ({ document, number })) } }),
    {
      caches: queryKey,
      onError: async (error) => {
        if (isApiError(error) && error.status === 409) await queryClient.invalidateQueries({ queryKey })
      },
    },
  )
}
