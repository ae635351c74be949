/** The members of an organization, and its open invitations, as CSV, for its owners. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

export const exportMembers = defineEndpoint({
  id: 'exportMembers',
  summary:
    'The members that `GET /api/organizations/:id/members` lists, in their order, as CSV, for owners. Limited to five exports with personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/organizations/:id/members/export',
  access: 'signed-in',
  limit: 'exports',
  params: idParams,
  response: z.string(),
  download: true,
  problems: ['organization_not_found', 'owners_only'],
})

export const exportMemberInvitations = defineEndpoint({
  id: 'exportMemberInvitations',
  summary:
    'The invitations that `GET /api/organizations/:id/invitations` lists, in their order, as CSV, for owners. Limited to five exports with personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/organizations/:id/invitations/export',
  access: 'signed-in',
  limit: 'exports',
  params: idParams,
  response: z.string(),
  download: true,
  problems: ['organization_not_found', 'owners_only'],
})

export const memberExportEndpoints = [exportMembers, exportMemberInvitations] as const
