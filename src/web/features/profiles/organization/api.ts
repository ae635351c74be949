import { useQueryClient } from '@tanstack/react-query'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import {
  createOrganizationProfile,
  getOrganizationProfile,
  newOrganizationProfile,
  organizationChanges,
  saveOrganizationProfile,
} from '#contract/profiles/organization-profiles.ts'
import { useActingQuery } from '#web/lib/session/acting-organization.ts'
import { call, keyOf } from '#web/lib/calls/api.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'

/**
 * Creates the profile of the organization that acts, or updates the given fields. Then refetches everything: the
 * organization's name appears in many places, and a new organization gives the person a second side.
 */
export function useSaveOrganization({ isNew }: { isNew: boolean }) {
  const queryClient = useQueryClient()
  const query = useActingQuery()
  return useCallMutation(
    (written: Record<string, unknown>) =>
      isNew
        ? call(createOrganizationProfile, { query, body: newOrganizationProfile.parse(written) })
        : call(saveOrganizationProfile, { query, body: organizationChanges.parse(written) }),
    {
      caches: keyOf(getOrganizationProfile, { query }),
      onSuccess: () => {
        const isRead = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
          path !== getOrganizationProfile.path && path !== getCurrentUser.path
        void queryClient.invalidateQueries({ predicate: isRead })
      },
      invalidates: [getCurrentUser],
    },
  )
}
