/** The lists of applications of both sides (spec F5, F7; decisions A15, A24). */
import { applicationStatuses } from '#domain/applications/applications.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { commaList, entityId, flag, pageQuery } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { application } from './applications.ts'

/** One status, or several separated by commas. */
const statusFilter = commaList.pipe(z.array(z.enum(applicationStatuses))).optional()

export const listMyApplications = defineEndpoint({
  id: 'listMyApplications',
  summary: 'Your applications as a volunteer, newest first. Filter them by status.',
  method: 'GET',
  path: '/api/my-applications',
  aliases: [{ path: '/api/volunteer/applications' }],
  access: 'signed-in',
  query: pageQuery.extend({ status: statusFilter }),
  response: z.array(application),
  paged: true,
  problems: ['bad_cursor'],
})

const receivedQuery = pageQuery.extend({
  /** Only this one of your organizations. */
  organizationId: entityId.optional(),
  projectId: z.uuid().optional(),
  status: statusFilter,
  /** Only applications on the shortlist. */
  shortlisted: flag.optional(),
})
/** Both lists have a status filter. */
export type ApplicationListQuery = z.output<typeof receivedQuery>

export const listReceivedApplications = defineEndpoint({
  id: 'listReceivedApplications',
  summary: 'Applications to all your organizations, newest first. Filter them by project or status.',
  method: 'GET',
  path: '/api/received-applications',
  aliases: [{ path: '/api/organization/applications' }],
  access: 'signed-in',
  query: receivedQuery,
  response: z.array(application),
  paged: true,
  problems: ['bad_cursor'],
})

export const applicationListEndpoints = [listMyApplications, listReceivedApplications] as const
