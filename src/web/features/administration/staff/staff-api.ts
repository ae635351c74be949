import { changeStaffRoles, exportStaff, listStaff } from '#contract/administration/staff.ts'
import { getPerson, listPeople } from '#contract/moderation/moderation.ts'
import { adminStaffCatalog } from '#web/features/administration/texts/admin-staff-texts.ts'
import { download, keyOf } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** Staff with a role, or all of them. */
export function useStaff(search: SearchOf<'/admin/staff'>) {
  return useEndpointList(listStaff, { query: search })
}

/** Downloads the staff with a role, or all of it. */
export const useStaffExport = (search: SearchOf<'/admin/staff'>) =>
  useCallMutation(() => download(exportStaff, { body: search }))

/** Changes a person's roles: refetches their page afterwards. */
export function useChangeRoles(id: string) {
  const { panel } = useTexts(adminStaffCatalog)
  const params = { id }
  return useEndpointMutation(changeStaffRoles, (body) => ({ params, body }), {
    invalidates: [keyOf(getPerson, { params }), listStaff, listPeople],
    // Also after a refusal: the roles may have changed, and a form with the old ones can't succeed.
    invalidatesAfter: 'settled',
    failed: panel.failed,
    done: { title: panel.done },
  })
}
