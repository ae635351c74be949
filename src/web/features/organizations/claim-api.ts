import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { confirmClaim, getClaim, openClaim } from '#contract/organizations/claims.ts'
import { getOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { call } from '#web/lib/calls/api.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { nullOn, useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { getLinkErrorCode } from './member-api.ts'
import { claimsCatalog } from './texts/claims-texts.ts'

/** Whether and how the reader can claim an organization; null if there is none. */
export function useClaim(id: string) {
  return useEndpointQuery(getClaim, { params: { id } }, { recover: nullOn(404) })
}

/** What a claim link is about, for this reader. */
export function useOpenedClaim(token: string, currentUserId: string | null) {
  return useEndpointQuery(
    openClaim,
    { body: { token } },
    {
      queryKey: [openClaim.path, token, currentUserId],
      enabled: token !== '' && currentUserId !== null,
      retry: (count, error) => count < 2 && !isApiError(error),
      refetchOnMount: true,
    },
  )
}

/** Claims the organization through the link. */
export function useConfirmClaim(token: string, onConfirmed: () => void) {
  const claimsTexts = useTexts(claimsCatalog)
  return useCallMutation(() => call(confirmClaim, { body: { token } }), {
    onSuccess: onConfirmed,
    invalidates: [getCurrentUser, getOrganizationProfile, getClaim],
    onError: (error) => getLinkErrorCode(error) ?? toastFailure(error, claimsTexts.link.failed),
  })
}
