import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import {
  explainAbsence,
  getVerification,
  suggestOrganizationName,
  verifyOrganization,
} from '#contract/verification/verification.ts'
import { keyOf } from '#web/lib/api.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'

/** Where the verification of one's organization stands. */
export type VerificationStatus = EndpointResponse<typeof getVerification>

export function useVerification({ enabled = true } = {}) {
  return useEndpointQuery(getVerification, {}, { enabled })
}

/** The name that the register has for an EIN, where it is near the one given; asked once for each of both. */
export function useNameSuggestion(named: { organizationName: string; ein: string } | null) {
  return useEndpointQuery(suggestOrganizationName, named && { body: named }, { refetchOnMount: true })
}

/** The mark and the name stand in many places, and who had no organization has one now: all is read anew. */
async function refetchAll(queryClient: QueryClient) {
  const isRead = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => path !== getCurrentUser.path
  void queryClient.invalidateQueries({ predicate: isRead })
  await queryClient.invalidateQueries({ queryKey: [getCurrentUser.path] })
}

/** Sends the form; afterwards everything that is shown is read anew. */
export function useVerify() {
  const queryClient = useQueryClient()
  return useEndpointMutation(verifyOrganization, (body) => ({ body }), {
    onSuccess: () => refetchAll(queryClient),
  })
}

/** Says why the register does not have the organization. */
export function useExplain() {
  return useEndpointMutation(explainAbsence, (body) => ({ body }), { caches: keyOf(getVerification) })
}
