/** Reported messages and the decisions of administrators about them (issue 9). */
import {
  messageCaseDecisions,
  messageCaseStates,
  messageDecisions,
  messageReportReasons,
} from '#domain/messages/messaging.ts'
import { userTypes } from '#domain/accounts/accounts.ts'
import { reportFilters } from '#contract/administration/list-filters.ts'
import { adminPerson } from '#contract/verification/cases.ts'
import { attachment } from './attachments.ts'
import { reportedProblems, reporterRecord } from '#contract/moderation/report-form.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { clearableText, idParams, isoTimestamp, pageQuery } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const report = z.object({
  id: z.uuid(),
  reason: z.enum(messageReportReasons),
  explanation: z.string().nullable(),
  /** The message as it was reported. */
  content: z.string(),
  createdAt: isoTimestamp,
  /** Null if the reporter's account is deleted. */
  reporter: adminPerson.nullable(),
  record: reporterRecord,
  /** Null while the report is open. */
  verdict: z.enum(messageDecisions).nullable(),
  note: z.string().nullable(),
  decidedAt: isoTimestamp.nullable(),
  decidedBy: adminPerson.nullable(),
})

export const messageCase = z.object({
  /** The id of the message. */
  id: z.uuid(),
  state: z.enum(messageCaseStates),
  /** The oldest open report of an open case, otherwise the last decision. */
  at: isoTimestamp,
  /** Changes with everything a decision is based on: the message and its open reports. */
  version: z.string(),
  message: z.object({
    /** Empty if the message was deleted. */
    content: z.string(),
    timestamp: isoTimestamp,
    editedAt: isoTimestamp.nullable(),
    deletedAt: isoTimestamp.nullable(),
    side: z.enum(userTypes),
    attachments: z.array(attachment),
    /** The author; null if the account is deleted. */
    writer: adminPerson.nullable(),
  }),
  conversation: z.object({
    organization: z.object({ id: z.uuid(), organizationName: z.string() }),
    volunteer: adminPerson,
    project: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  }),
  /** Whether a removed message can come back: not if its writer had deleted it, or their account. */
  canRestore: z.boolean(),
  /** Open reports first, then newest first. */
  reports: z.array(report),
  /** The caller belongs to one side of the conversation. */
  isOwnCase: z.boolean(),
})
export type MessageCase = z.infer<typeof messageCase>

export const listMessageCases = defineEndpoint({
  id: 'listMessageCases',
  summary: 'Reported messages: open cases oldest first, or decided ones newest first.',
  method: 'GET',
  path: '/api/admin/messages',
  access: 'moderator',
  query: pageQuery.extend({ show: z.enum(reportFilters).default('open') }),
  response: z.array(messageCase),
  paged: true,
  problems: ['bad_cursor'],
})

export const decideMessageCase = defineEndpoint({
  id: 'decideMessageCase',
  summary:
    'Keeps or removes a reported message, or restores a removed one. Notifies the people who reported it and, unless it is kept, its writer.',
  method: 'POST',
  path: '/api/admin/messages/:id/decision',
  access: 'moderator',
  params: idParams,
  body: z.object({
    verdict: z.enum(messageCaseDecisions),
    /** Required to remove a message; its author sees this. */
    note: clearableText(limits.decisionReason).default(null),
    /** The version the administrator saw; 409 if something has changed since. */
    version: z.string().max(limits.shortText),
  }),
  response: messageCase,
  problems: ['message_not_found', ...reportedProblems],
})

export const messageCaseEndpoints = [listMessageCases, decideMessageCase] as const
