/** One queue of all reports: about projects, people, organizations, reviews and messages (issue 22). */
import { reportedKinds } from '#domain/moderation/reports.ts'
import { reportFilters } from '#contract/administration/list-filters.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { pageQuery } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { messageCase } from '#contract/messages/cases.ts'
import { projectCase } from '#contract/projects/cases.ts'
import { reviewCase } from '#contract/reviews/cases.ts'
import { appealCase } from './appeals.ts'
import { accountCase } from './account-reports.ts'
import { z } from '#contract/zod.ts'

export const queuedCase = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('project'), case: projectCase }),
  z.object({ kind: z.literal('person'), case: accountCase }),
  z.object({ kind: z.literal('organization'), case: accountCase }),
  z.object({ kind: z.literal('review'), case: reviewCase }),
  z.object({ kind: z.literal('message'), case: messageCase }),
  z.object({ kind: z.literal('appeal'), case: appealCase }),
])
export type QueuedCase = z.infer<typeof queuedCase>

export const listReports = defineEndpoint({
  id: 'listReports',
  summary: 'Reported items of all kinds, and appeals: open cases oldest first, or decided ones newest first.',
  method: 'GET',
  path: '/api/admin/reports',
  access: 'moderator',
  query: pageQuery.extend({
    show: z.enum(reportFilters).default('open'),
    kind: z.enum(reportedKinds).optional(),
    /** A part of a name, title or text of what is reported. */
    q: z.string().trim().max(limits.shortText).optional(),
  }),
  response: z.array(queuedCase),
  paged: true,
  problems: ['bad_cursor'],
})

export const exportReports = defineEndpoint({
  id: 'exportReports',
  summary:
    'The cases that `GET /api/admin/reports` lists for these filters, in their order, as CSV: what each is about and how many reports it has, without their texts and reporters. Limited to five exports with personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/admin/reports/export',
  access: 'moderator',
  limit: 'exports',
  body: listReports.query.omit({ cursor: true }),
  response: z.string(),
  download: true,
})

export const reportQueueEndpoints = [listReports, exportReports] as const
