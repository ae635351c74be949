import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCurrentUser } from '#contract/accounts.ts'
import { askForClaimReview } from '#contract/admin-claims.ts'
import { askForClaim, confirmClaim, getClaim, openClaim } from '#contract/claims.ts'
import { getOrganizationProfile } from '#contract/organization-profiles.ts'
import { call } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { claimsTexts } from '#web/messages/en/claims.ts'
import { linkRefusalOf } from './member-api.ts'

/** Whether and how the reader can take over an organization; null where there is none. */
export function useClaim(id: string) {
  return useQuery({
    queryKey: [getClaim.path, id],
    queryFn: async (asked) => {
      try {
        return await call(getClaim, { params: { id } }, asked)
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null
        throw error
      }
    },
    refetchOnMount: 'always',
  })
}

/** Asks for the letter of a claim. */
export function useAskForClaim(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string }) => call(askForClaim, { params: { id }, body }),
    onError: (error) => tellFailure(error, claimsTexts.page.failed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getClaim.path, id] }),
  })
}

/** Asks an administrator for the organization. */
export function useAskForReview(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { explanation: string }) => call(askForClaimReview, { params: { id }, body }),
    onError: (error) => tellFailure(error, claimsTexts.review.failed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getClaim.path, id] }),
  })
}

/** What the link of a claim is about, as this reader. */
export function useOpenedClaim(token: string, readerId: string | null) {
  return useQuery({
    queryKey: [openClaim.path, token, readerId],
    queryFn: (asked) => call(openClaim, { body: { token } }, asked),
    enabled: token !== '' && readerId !== null,
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
    onError: (error) => linkRefusalOf(error) ?? tellFailure(error, claimsTexts.letter.failed),
  })
}
