import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import {
  createOrganizationProfile,
  getOrganizationProfile,
  newOrganizationProfile,
  organizationChanges,
  saveOrganizationProfile,
} from '#contract/profiles/organization-profiles.ts'
import { call } from '#web/lib/api.ts'

/**
 * Creates the profile of the person's organization, or updates the given fields. Then refetches everything: the
 * organization's name appears in many places, and a new organization gives the person a second side.
 */
export function useSaveOrganization({ isNew }: { isNew: boolean }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (written: Record<string, unknown>) =>
      isNew
        ? call(createOrganizationProfile, { body: newOrganizationProfile.parse(written) })
        : call(saveOrganizationProfile, { body: organizationChanges.parse(written) }),
    onSuccess: async (saved) => {
      queryClient.setQueryData([getOrganizationProfile.path], saved)
      const isRead = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
        path !== getOrganizationProfile.path && path !== getCurrentUser.path
      void queryClient.invalidateQueries({ predicate: isRead })
      await queryClient.invalidateQueries({ queryKey: [getCurrentUser.path] })
    },
  })
}
