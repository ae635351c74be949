/** Scheduled actions, as administrators see and change them. */
import { scheduleStates } from '#contract/administration/list-filters.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { isoTimestamp, pageQuery, requiredText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const scheduledAction = z.object({
  id: z.int(),
  /** Its rule, which another release may have named. */
  rule: z.string(),
  /** Which of the rule's times, from 1. */
  step: z.int(),
  state: z.enum(scheduleStates),
  dueAt: isoTimestamp,
  /** When it is tried next, or when it ended. */
  at: isoTimestamp,
  attempts: z.int(),
  lastError: z.string().nullable(),
  /** What it is about; null if that is gone, or if no one person or project is concerned. */
  project: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  person: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }).nullable(),
})
export type ScheduledAction = z.infer<typeof scheduledAction>

const rule = z.string().max(limits.shortText)

export const listScheduledActions = defineEndpoint({
  id: 'listScheduledActions',
  summary: 'Scheduled actions in a state: open ones by their time, ended ones latest first.',
  method: 'GET',
  path: '/api/admin/schedule',
  access: 'admin',
  query: pageQuery.extend({ state: z.enum(scheduleStates).default('failed'), rule: rule.optional() }),
  response: z.array(scheduledAction),
  paged: true,
  problems: ['bad_cursor'],
})

export const exportScheduledActions = defineEndpoint({
  id: 'exportScheduledActions',
  summary:
    'All actions that `GET /api/admin/schedule` lists for this state and rule, in their order, as CSV. Limited to five exports with personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/admin/schedule/export',
  access: 'admin',
  limit: 'exports',
  body: listScheduledActions.query.omit({ cursor: true }),
  response: z.string(),
  download: true,
})

export const countScheduledActions = defineEndpoint({
  id: 'countScheduledActions',
  summary: 'How many scheduled actions are in each state, by rule. Ended ones count for 180 days.',
  method: 'GET',
  path: '/api/admin/schedule/counts',
  access: 'admin',
  response: z.array(z.object({ rule: z.string(), state: z.enum(scheduleStates), count: z.int() })),
})

const changing = {
  method: 'POST',
  access: 'admin',
  params: z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) }),
  body: z.object({
    reason: requiredText({ max: limits.decisionReason }, fieldText('shared.decisionReason')),
  }),
  response: z.object({ message: z.string() }),
  problems: ['action_not_found', 'own_case', 'action_ended'],
} as const

export const runScheduledAction = defineEndpoint({
  id: 'runScheduledAction',
  summary:
    'Makes an open or failed action due now, with a reason for the audit log. It is carried out within seconds, unless its cause is gone. Refused while people still have days after a reminder.',
  path: '/api/admin/schedule/:id/run',
  ...changing,
  problems: [...changing.problems, 'notice_running'],
})

export const skipScheduledAction = defineEndpoint({
  id: 'skipScheduledAction',
  summary: 'Ends an open or failed action without carrying it out, with a reason for the audit log.',
  path: '/api/admin/schedule/:id/skip',
  ...changing,
})

export const scheduleEndpoints = [
  listScheduledActions,
  exportScheduledActions,
  countScheduledActions,
  runScheduledAction,
  skipScheduledAction,
] as const
