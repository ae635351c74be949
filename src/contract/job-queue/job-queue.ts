/** Jobs and emails, as administrators manage them. */
import { jobStates } from '#contract/administration/list-filters.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { isoTimestamp, pageQuery, nullableText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const job = z.object({
  id: z.int(),
  kind: z.string(),
  state: z.enum(jobStates),
  attempts: z.int(),
  /** When it is tried next, or when it failed for good or finished. */
  at: isoTimestamp,
  lastError: nullableText,
  /** The email's subject and recipient; null for every other job and for finished ones. */
  letter: z.object({ subject: nullableText, recipient: nullableText }).nullable(),
})
export type AdminJob = z.infer<typeof job>

export const listJobs = defineEndpoint({
  id: 'listJobs',
  summary: 'Jobs in a state: failed ones newest first, waiting ones by due time.',
  method: 'GET',
  path: '/api/admin/jobs',
  access: 'admin',
  query: pageQuery.extend({
    state: z.enum(jobStates).default('failed'),
    kind: z.string().max(limits.shortText).optional(),
  }),
  response: z.array(job),
  paged: true,
  problems: ['bad_cursor'],
})

export const exportJobs = defineEndpoint({
  id: 'exportJobs',
  summary:
    'All jobs that `GET /api/admin/jobs` lists for this state and kind, in their order, as CSV. Limited to five exports with personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/admin/jobs/export',
  access: 'admin',
  limit: 'exports',
  body: listJobs.query.omit({ cursor: true }),
  response: z.string(),
  download: true,
})

export const countJobs = defineEndpoint({
  id: 'countJobs',
  summary: 'How many jobs are in each state and of each kind. Done jobs count for one week.',
  method: 'GET',
  path: '/api/admin/jobs/counts',
  access: 'admin',
  response: z.array(z.object({ kind: z.string(), state: z.enum(jobStates), count: z.int() })),
})

const retried = z.object({ message: z.string(), retried: z.int() })

export const retryJob = defineEndpoint({
  id: 'retryJob',
  summary: 'Retries one failed job.',
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  access: 'admin',
  params: z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) }),
  response: retried,
  problems: ['job_not_found'],
})

export const retryJobs = defineEndpoint({
  id: 'retryJobs',
  summary: 'Retries all failed jobs of one kind.',
  method: 'POST',
  path: '/api/admin/jobs/retry',
  access: 'admin',
  body: z.object({ kind: z.string().max(limits.shortText) }),
  response: retried,
})

export const jobEndpoints = [listJobs, exportJobs, countJobs, retryJob, retryJobs] as const
