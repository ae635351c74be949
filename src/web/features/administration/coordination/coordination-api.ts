import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { helpOrganization, listHelpRequests } from '#contract/organizations/coordination.ts'
import { adminHelpRequestsCatalog } from '#web/features/administration/texts/admin-help-requests-texts.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { useTexts } from '#web/lib/texts.ts'

/** Organizations that ask for a coordinator. */
export function useHelpRequests() {
  return useEndpointList(listHelpRequests, { query: {} })
}

/** Starts to help an organization; the reader is a member of it then. */
export function useHelpOrganization(id: string) {
  const texts = useTexts(adminHelpRequestsCatalog)
  return useEndpointMutation(helpOrganization, () => ({ params: { id } }), {
    invalidates: [listHelpRequests, getAdministrationOverview, getCurrentUser],
    invalidatesAfter: 'settled',
    failed: texts.failed,
    done: ({ organizationName }) => ({ title: texts.done({ organization: organizationName }) }),
  })
}
