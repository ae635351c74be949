/** What an export says about a volunteer's work, reviews and messages. Others' words are there if the person received them. */
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { invites } from '#server/db/invite-tables.ts'
import * as messaging from '#server/db/message-tables.ts'
import * as tables from '#server/db/schema.ts'
import { ownRows, type ExportedPerson, type ExportPart } from './part-queries.ts'

/** The ids of the person's applications. */
export const applicationsOf = ({ id }: ExportedPerson) =>
  sql`(select id from ${tables.applications} where volunteer_id = ${id})`

/** The ids of the person's conversations as a volunteer; those of organizations belong to the organizations. */
const conversationsOf = ({ id }: ExportedPerson) =>
  sql`(select id from ${messaging.conversations} where volunteer_id = ${id})`

/** As an array, so that an index finds the rows although another condition is an alternative. */
const isOneOf = (column: PgColumn, ids: SQL) => sql`${column} = any(array${ids})`

type OfApplication = PgTable & Record<'applicationId', PgColumn>

/** The rows of the person's applications. */
const ofApplications = (
  table: OfApplication,
  options: Pick<ExportPart, 'order' | 'omit'> = {},
): ExportPart => ({
  table,
  by: ['applicationId'],
  where: (person) => inArray(table.applicationId, applicationsOf(person)),
  ...options,
})

export const workParts = {
  applications: ownRows(tables.applications, 'volunteerId', { order: tables.applications.createdAt }),
  applicationHistory: ofApplications(tables.applicationHistory, { omit: ['actorId'] }),
  agreedScopes: ofApplications(tables.agreedScopes),
  scopeChanges: ofApplications(tables.scopeChanges, {
    omit: ['requestedBy'],
    order: tables.scopeChanges.requestedAt,
  }),
  hours: ofApplications(tables.hourEntries, { omit: ['decidedBy'], order: tables.hourEntries.date }),
  workChecks: ofApplications(tables.workChecks),
  portfolioOmissions: ofApplications(tables.portfolioOmissions),
  invites: {
    ...ownRows(invites, 'volunteerId', { omit: ['senderId'], order: invites.createdAt }),
    by: ['volunteerId', 'applicationId'],
  },
  reviewsWritten: ownRows(tables.reviews, 'writerId', {
    omit: ['revieweeUserId', 'repliedBy'],
    order: tables.reviews.createdAt,
  }),
  // A review stays secret until both sides have written theirs, and one that an administrator hid is shown to no one.
  reviewsReceived: {
    table: tables.reviews,
    by: ['revieweeUserId', 'applicationId'],
    where: ({ id }) =>
      and(
        eq(tables.reviews.revieweeUserId, id),
        isNotNull(tables.reviews.revealedAt),
        isNull(tables.reviews.hiddenAt),
      ),
    omit: ['writerId', 'repliedBy'],
    order: tables.reviews.createdAt,
  },
} satisfies Record<string, ExportPart>

export const messageParts = {
  contacts: ownRows(messaging.contacts, 'volunteerId'),
  conversations: ownRows(messaging.conversations, 'volunteerId', {
    order: messaging.conversations.createdAt,
  }),
  reading: ownRows(messaging.conversationReaders, 'userId', { also: ['conversationId'] }),
  messages: {
    table: messaging.messages,
    by: ['conversationId', 'senderId'],
    where: (person) =>
      or(
        isOneOf(messaging.messages.conversationId, conversationsOf(person)),
        eq(messaging.messages.senderId, person.id),
      ),
    order: messaging.messages.createdAt,
  },
  removedMessages: {
    ...ownRows(messaging.removedMessages, 'writerId'),
    by: ['writerId', 'messageId'],
  },
  attachments: {
    table: messaging.attachments,
    by: ['conversationId', 'messageId', 'uploaderId'],
    where: (person) =>
      or(
        and(
          isOneOf(messaging.attachments.conversationId, conversationsOf(person)),
          isNotNull(messaging.attachments.messageId),
        ),
        eq(messaging.attachments.uploaderId, person.id),
      ),
    omit: ['uploaderId'],
    order: messaging.attachments.createdAt,
  },
  files: ownRows(tables.files, 'ownerId', { order: tables.files.createdAt }),
} satisfies Record<string, ExportPart>
