import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import type { EndpointRequest, EndpointResponse } from '#contract/endpoint.ts'
import type { VerificationFormInput } from '#contract/verification/form.ts'
import {
  explainAbsence,
  getVerification,
  suggestOrganizationName,
  verifyOrganization,
} from '#contract/verification/verification.ts'
import { useActingQuery } from '#web/lib/session/acting-organization.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

/** Verification status of the organization that acts. */
export type VerificationStatus = EndpointResponse<typeof getVerification>

export function useVerification({ enabled = true } = {}) {
  return useEndpointQuery(getVerification, { query: useActingQuery() }, { enabled })
}

/** The register's name for an EIN, if it is similar to the given one; fetched once per pair. */
export function useNameSuggestion(named: { organizationName: string; ein: string } | null) {
  return useEndpointQuery(suggestOrganizationName, named && { body: named }, { refetchOnMount: true })
}

/**
 * The verified mark and the name appear in many places, and someone without an organization has one now, so refetch
 * everything.
 */
async function refetchAll(queryClient: QueryClient) {
  const isRead = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => path !== getCurrentUser.path
  void queryClient.invalidateQueries({ predicate: isRead })
  await queryClient.invalidateQueries({ queryKey: [getCurrentUser.path] })
}

/** Sends the form, then refetches everything. */
export function useVerify() {
  const queryClient = useQueryClient()
  const query = useActingQuery()
  return useEndpointMutation(verifyOrganization, (body: VerificationFormInput) => ({ query, body }), {
    onSuccess: () => refetchAll(queryClient),
  })
}

/** Sends why the organization is not in the register. */
export function useExplain() {
  const query = useActingQuery()
  type Absence = EndpointRequest<typeof explainAbsence>['body']
  return useEndpointMutation(explainAbsence, (body: Absence) => ({ query, body }), {
    caches: keyOf(getVerification, { query }),
  })
}
