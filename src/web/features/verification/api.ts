import { skipToken, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import {
  explainAbsence,
  getVerification,
  suggestOrganizationName,
  verifyOrganization,
  type AbsenceExplanation,
  type VerificationFormInput,
} from '#contract/verification/verification.ts'
import { call } from '#web/lib/api.ts'

/** Where the verification of one's organization stands. */
export type VerificationStatus = EndpointResponse<typeof getVerification>

export function useVerification({ enabled = true } = {}) {
  return useQuery({
    queryKey: [getVerification.path],
    queryFn: (context) => call(getVerification, {}, context),
    refetchOnMount: 'always',
    enabled,
  })
}

/** The name that the register has for an EIN, where it is near the one given; asked once for each of both. */
export function useNameSuggestion(named: { organizationName: string; ein: string } | null) {
  return useQuery({
    queryKey: [suggestOrganizationName.path, named],
    queryFn: named ? (context) => call(suggestOrganizationName, { body: named }, context) : skipToken,
  })
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
  return useMutation({
    mutationFn: (body: VerificationFormInput) => call(verifyOrganization, { body }),
    onSuccess: () => refetchAll(queryClient),
  })
}

/** Says why the register does not have the organization. */
export function useExplain() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: AbsenceExplanation) => call(explainAbsence, { body }),
    onSuccess: (verificationStatus) => queryClient.setQueryData([getVerification.path], verificationStatus),
  })
}
