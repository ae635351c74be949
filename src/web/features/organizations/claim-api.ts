import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { requestClaimReview } from '#contract/organizations/claim-reviews.ts'
import { requestClaim, confirmClaim, getClaim, openClaim } from '#contract/organizations/claims.ts'
import { getOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { call } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { claimsTexts } from '#web/i18n/en/claims.ts'
import { getLinkErrorCode } from './member-api.ts'

/** Whether and how the reader can take over an organization; null where there is none. */
export function useClaim(id: string) {
  return useQuery({
    queryKey: [getClaim.path, id],
    queryFn: async (context) => {
      try {
        return await call(getClaim, { params: { id } }, context)
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null
        throw error
      }
    },
    refetchOnMount: 'always',
  })
}

/** Asks for the letter of a claim. */
export function useRequestClaim(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string }) => call(requestClaim, { params: { id }, body }),
    onError: (error) => toastFailure(error, claimsTexts.page.failed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getClaim.path, id] }),
  })
}

/** Asks an administrator for the organization. */
export function useRequestClaimReview(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { explanation: string }) => call(requestClaimReview, { params: { id }, body }),
    onError: (error) => toastFailure(error, claimsTexts.review.failed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getClaim.path, id] }),
  })
}

/** What the link of a claim is about, as this reader. */
export function useOpenedClaim(token: string, currentUserId: string | null) {
  return useQuery({
    queryKey: [openClaim.path, token, currentUserId],
    queryFn: (context) => call(openClaim, { body: { token } }, context),
    enabled: token !== '' && currentUserId !== null,
    retry: (count, error) => count < 2 && !isApiError(error),
  })
}

/** Takes the organization over by the link. */
export function useConfirmClaim(token: string, onConfirmed: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(confirmClaim, { body: { token } }),
    onSuccess: async () => {
      onConfirmed()
      const changed = [getCurrentUser.path, getOrganizationProfile.path, getClaim.path]
      await Promise.all(changed.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
    },
    onError: (error) => getLinkErrorCode(error) ?? toastFailure(error, claimsTexts.letter.failed),
  })
}
