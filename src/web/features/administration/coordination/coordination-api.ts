import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import {
  exportHelpRequests,
  helpOrganization,
  listHelpRequests,
} from '#contract/organizations/coordination.ts'
import { adminHelpRequestsCatalog } from '#web/features/administration/texts/admin-help-requests-texts.ts'
import { download } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** Organizations that ask for a coordinator. */
export function useHelpRequests() {
  return useEndpointList(listHelpRequests, { query: {} })
}

/** Downloads all organizations that ask for a coordinator. */
export const useHelpRequestsExport = () => useCallMutation(() => download(exportHelpRequests, { body: {} }))

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
