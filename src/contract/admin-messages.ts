/** Reported messages, and what administrators decide about them (issue 9). */
import { messageCaseStates, messageReportReasons, messageVerdicts } from '#domain/messaging.ts'
import { userTypes } from '#domain/accounts.ts'
import { shownReports } from './admin-lists.ts'
import { adminPerson } from './admin-verification.ts'
import { attachment } from './conversation-messages.ts'
import { defineEndpoint } from './endpoint.ts'
import { clearableText, idParams, moment, pageQuery } from './fields.ts'
import { limits } from './limits.ts'
import { z } from './zod.ts'

const report = z.object({
  id: z.uuid(),
  reason: z.enum(messageReportReasons),
  explanation: z.string().nullable(),
  /** The message as it was reported. */
  content: z.string(),
  createdAt: moment,
  /** Null once the account of who reported is gone. */
  reporter: adminPerson.nullable(),
  /** Null while it waits. */
  verdict: z.enum(messageVerdicts).nullable(),
  note: z.string().nullable(),
  decidedAt: moment.nullable(),
  decidedBy: adminPerson.nullable(),
})

export const messageCase = z.object({
  /** The message's. */
  id: z.uuid(),
  state: z.enum(messageCaseStates),
  /** Of an open case its oldest report that waits, else the last decision. */
  at: moment,
  /** Changes with all that a decision rests on: the message, and the reports that wait. */
  version: z.string(),
  message: z.object({
    /** Empty of one that was deleted. */
    content: z.string(),
    timestamp: moment,
    editedAt: moment.nullable(),
    deletedAt: moment.nullable(),
    side: z.enum(userTypes),
    attachments: z.array(attachment),
    /** Who wrote it; null once the account is gone. */
    writer: adminPerson.nullable(),
  }),
  conversation: z.object({
    organization: z.object({ id: z.uuid(), organizationName: z.string() }),
    volunteer: adminPerson,
    project: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  }),
  /** Newest first, those that wait before the others. */
  reports: z.array(report),
  /** The caller is on one of its sides. */
  isOwnCase: z.boolean(),
})
export type MessageCase = z.infer<typeof messageCase>

export const listMessageCases = defineEndpoint({
  id: 'listMessageCases',
  summary: 'Reported messages: open cases oldest first, or decided ones newest first.',
  method: 'GET',
  path: '/api/admin/messages',
  access: 'admin',
  query: pageQuery.extend({ show: z.enum(shownReports).default('open') }),
  response: z.array(messageCase),
  paged: true,
  problems: ['bad_cursor'],
})

export const decideMessageCase = defineEndpoint({
  id: 'decideMessageCase',
  summary:
    'Keeps or removes a reported message. Notifies the people who reported it and, if removed, its writer.',
  method: 'POST',
  path: '/api/admin/messages/:id/decision',
  access: 'admin',
  params: idParams,
  body: z.object({
    verdict: z.enum(messageVerdicts),
    /** Needed to remove one: who wrote it reads this. */
    note: clearableText(limits.decisionReason).default(null),
    /** As it was read: refused with 409 where something of it has changed since. */
    version: z.string().max(limits.shortText),
  }),
  response: messageCase,
  problems: ['message_not_found', 'own_case', 'case_changed', 'case_decided'],
})
