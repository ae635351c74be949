/** The overview of the staff: what waits, how much happens each week, and how the product is doing. */
import { auditActionNames, auditObjects } from '#domain/audit/audit.ts'
import { reportedKinds } from '#domain/moderation/reports.ts'
import { readinessChecks } from '#domain/administration/readiness.ts'
import { trendKinds } from '#domain/administration/trends.ts'
import { verificationReasons } from '#domain/verification/register.ts'
import { administrationTotals } from '#contract/administration/administration.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { isoTimestamp } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

const count = z.int()
const waits = {
  count,
  /** Since when the oldest has been waiting; null if that is not recorded. */
  oldestAt: isoTimestamp.nullable(),
  /** It has waited too long. */
  isLate: z.boolean(),
}

/** What waits, with the name and the reason of the oldest. */
export const waitingItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reports'),
    ...waits,
    name: z.null(),
    reason: z.null(),
    /** How many of them are about what. */
    parts: z.partialRecord(z.enum(reportedKinds), count),
  }),
  z.object({
    kind: z.literal('verifications'),
    ...waits,
    /** The name of the organization. */
    name: z.string().nullable(),
    reason: z.enum(verificationReasons).nullable(),
  }),
  z.object({ kind: z.literal('claims'), ...waits, name: z.string().nullable(), reason: z.null() }),
  /** Organizations that ask for a coordinator and have none. */
  z.object({ kind: z.literal('helpRequests'), ...waits, name: z.string().nullable(), reason: z.null() }),
  /** The name is the kind of job. */
  z.object({ kind: z.literal('failedJobs'), ...waits, name: z.string().nullable(), reason: z.null() }),
  z.object({ kind: z.literal('skills'), ...waits, name: z.null(), reason: z.null() }),
])
export type WaitingItem = z.infer<typeof waitingItem>

const state = z.enum(['ok', 'warn', 'fail'])
const bytes = z.number()

const health = z.object({
  checkedAt: isoTimestamp,
  /** The version of the product. */
  version: z.string(),
  database: z.object({
    state,
    bytes,
    /** Why writes fail; null if they work. */
    fault: z.string().nullable(),
  }),
  /** Of the last 24 hours; `deferred` and `failed` are those of now. */
  email: z.object({ state, isSending: z.boolean(), sent: count, deferred: count, failed: count }),
  jobs: z.object({ state, done: count, failed: count, longestWaitSeconds: count }),
  /** Scheduled actions that failed for good, that are due, and how long the oldest of these waits. */
  schedule: z.object({ state, failed: count, due: count, longestWaitSeconds: count }),
  /** Null if no backup was recorded. */
  backup: z.object({ state, lastAt: isoTimestamp.nullable() }),
  /** The posting date of the oldest loaded register, YYYY-MM-DD; null if one of them is not loaded. */
  registers: z.object({ state, postedOn: z.string().nullable() }),
  /** Milliseconds of the latest answers (up to 1,000) of the process that answers this; null before the first one. */
  responses: z.object({
    state,
    count,
    failed: count,
    median: count.nullable(),
    p95: count.nullable(),
  }),
  /** The disk of uploaded files; the sizes are null if it does not say them. */
  disk: z.object({
    state,
    free: bytes.nullable(),
    total: bytes.nullable(),
    fault: z.string().nullable(),
  }),
})
export type Health = z.infer<typeof health>

const action = z.object({
  position: z.int(),
  at: isoTimestamp,
  action: z.enum(auditActionNames),
  /** Null if the product itself or an operator's command did it, or the account is deleted. */
  actorName: z.string().nullable(),
  objectType: z.enum(auditObjects),
  objectId: z.string().nullable(),
  objectName: z.string().nullable(),
  reason: z.string().nullable(),
})
export type LatestAction = z.infer<typeof action>

export const administrationHome = z.object({
  /** Most urgent first; kinds of which nothing waits are missing, and those of other roles. */
  waiting: z.array(waitingItem),
  /** Null for readers without figures: only administrators and analysts have them, like the totals. */
  trends: z
    .object({
      /** The zone of the weeks: the reader's. */
      timeZone: z.string(),
      /** The Mondays of the last full weeks, oldest first, YYYY-MM-DD. */
      weeks: z.array(z.string()),
      /** A value for each week. */
      values: z.record(z.enum(trendKinds), z.array(z.number())),
      /** Pending applications that have waited too long for an answer, and how many organizations owe one. */
      lateApplications: count,
      lateOrganizations: count,
    })
    .nullable(),
  /** Only for administrators, like the next two; null for everyone else. */
  health: health.nullable(),
  /** What is left to set up before the site opens, and how many on the staff have no two-step sign-in. */
  readiness: z
    .object({
      left: z.array(z.enum(readinessChecks)),
      unsecuredStaff: count,
    })
    .nullable(),
  /** What staff decided last, newest first. */
  latest: z.array(action).nullable(),
  totals: administrationTotals.nullable(),
})
export type AdministrationHome = z.infer<typeof administrationHome>

export const getAdministrationHome = defineEndpoint({
  id: 'getAdministrationHome',
  summary:
    'What is waiting for staff, what happened in the last weeks, and the health of the product: the parts that the caller’s roles include.',
  method: 'GET',
  path: '/api/admin/home',
  access: 'staff',
  response: administrationHome,
})

export const administrationHomeEndpoints = [getAdministrationHome] as const
