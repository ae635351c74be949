/** Help by coordinators of the site: organizations ask for it, coordinators start it, either side ends it. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp, pageQuery } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

const coordination = z.object({
  /** Since when the organization asks for a coordinator; null if it does not. */
  askedAt: isoTimestamp.nullable(),
})

export const getCoordination = defineEndpoint({
  id: 'getCoordination',
  summary: 'Whether one of your organizations asks a coordinator of the site for help.',
  method: 'GET',
  path: '/api/organizations/:id/coordination',
  access: 'signed-in',
  params: idParams,
  response: coordination,
  problems: ['organization_not_found'],
})

export const askForCoordinator = defineEndpoint({
  id: 'askForCoordinator',
  summary:
    'Asks a coordinator of the site for help, or stops asking, which ends the help of all coordinators immediately. For owners.',
  method: 'PUT',
  path: '/api/organizations/:id/coordination',
  access: 'signed-in',
  params: idParams,
  body: z.object({ isRequested: z.boolean() }),
  response: coordination,
  problems: ['organization_not_found', 'owners_only'],
})

const helpRequest = z.object({
  id: z.uuid(),
  name: z.string(),
  location: z.string().nullable(),
  askedAt: isoTimestamp,
  /** How many coordinators help it already. */
  coordinators: z.int(),
  publishedProjects: z.int(),
  pendingApplications: z.int(),
  /** The caller is a member, as a coordinator or otherwise. */
  isMember: z.boolean(),
})
export type HelpRequest = z.infer<typeof helpRequest>

export const listHelpRequests = defineEndpoint({
  id: 'listHelpRequests',
  summary: 'Organizations that ask for a coordinator, the longest wait first.',
  method: 'GET',
  path: '/api/admin/help-requests',
  access: 'coordinator',
  query: pageQuery,
  response: z.array(helpRequest),
  paged: true,
})

export const exportHelpRequests = defineEndpoint({
  id: 'exportHelpRequests',
  summary:
    'The organizations that `GET /api/admin/help-requests` lists, in their order, as CSV. Limited to 60 exports without personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/admin/help-requests/export',
  access: 'coordinator',
  // It names no one.
  limit: 'tableExports',
  body: z.object({}),
  response: z.string(),
  download: true,
})

export const helpOrganization = defineEndpoint({
  id: 'helpOrganization',
  summary:
    'Makes you a member of an organization that asked, as a coordinator, and notifies all members. You can post projects, decide on applications and confirm hours.',
  method: 'POST',
  path: '/api/admin/organizations/:id/help',
  access: 'coordinator',
  params: idParams,
  response: z.object({ organizationId: z.uuid(), organizationName: z.string() }),
  problems: ['organization_not_found', 'help_not_asked', 'already_member'],
})

export const coordinationEndpoints = [
  getCoordination,
  askForCoordinator,
  listHelpRequests,
  exportHelpRequests,
  helpOrganization,
] as const
