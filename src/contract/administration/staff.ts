/** Who is on the staff, with which roles, and changing that. */
import { staffRoles } from '#domain/accounts/staff.ts'
import { done } from '#contract/accounts/accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp, pageQuery } from '#contract/fields.ts'
import { suspensionForm } from '#contract/moderation/reason.ts'
import { z } from '#contract/zod.ts'

const roles = z.array(z.enum(staffRoles)).max(staffRoles.length)

/** A role that someone has. */
export const heldRole = z.object({
  role: z.enum(staffRoles),
  grantedAt: isoTimestamp,
  /** Who gave it; null for an operator's link or command, and for a deleted account. */
  grantedBy: z.string().nullable(),
})
export type HeldRole = z.infer<typeof heldRole>

const staffRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  isSuspended: z.boolean(),
  /** Without it, roles give no access in production. */
  hasSecondFactor: z.boolean(),
  roles: z.array(heldRole),
})
export type StaffRow = z.infer<typeof staffRow>

export const listStaff = defineEndpoint({
  id: 'listStaff',
  summary: 'Everyone with a role on the staff, the latest grant first.',
  method: 'GET',
  path: '/api/admin/staff',
  access: 'admin',
  query: pageQuery.extend({ role: z.enum(staffRoles).optional() }),
  response: z.array(staffRow),
  paged: true,
})

export const exportStaff = defineEndpoint({
  id: 'exportStaff',
  summary:
    'Everyone whom `GET /api/admin/staff` lists for this filter, in their order, as CSV. Limited to five exports with personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/admin/staff/export',
  access: 'admin',
  limit: 'exports',
  body: listStaff.query.omit({ cursor: true }),
  response: z.string(),
  download: true,
})

/** `before`: the roles that the caller saw. */
export const rolesForm = suspensionForm.extend({ roles, before: roles })

export const changeStaffRoles = defineEndpoint({
  id: 'changeStaffRoles',
  summary:
    'Gives a person these roles and takes all others. Emails them, signs them out everywhere and records the reason.',
  method: 'PUT',
  path: '/api/admin/people/:id/roles',
  access: 'admin',
  params: idParams,
  body: rolesForm,
  response: done,
  problems: [
    'person_not_found',
    'own_case',
    'person_suspended',
    'person_not_verified',
    'deletion_already_requested',
    'last_administrator',
    'roles_changed',
  ],
})

export const staffEndpoints = [listStaff, exportStaff, changeStaffRoles] as const
