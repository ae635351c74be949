/** What an export says about a volunteer's work, reviews and messages. Others' words are there if the person received them. */
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  agreedScopes,
  applicationHistory,
  applications,
  scopeChanges,
  workChecks,
} from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { files } from '#server/db/tables/images.ts'
import { invites } from '#server/db/tables/invites.ts'
import {
  attachments,
  contacts,
  conversationReaders,
  conversations,
  messages,
  removedMessages,
} from '#server/db/tables/messages.ts'
import { portfolioOmissions } from '#server/db/tables/portfolios.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { ownRows, type ExportedPerson, type ExportPart } from './part-queries.ts'

/** The ids of the person's applications. */
export const applicationsOf = ({ id }: ExportedPerson) =>
  sql`(select id from ${applications} where volunteer_id = ${id})`

/** The ids of the person's conversations as a volunteer; those of organizations belong to the organizations. */
const conversationsOf = ({ id }: ExportedPerson) =>
  sql`(select id from ${conversations} where volunteer_id = ${id})`

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
  applications: ownRows(applications, 'volunteerId', { order: applications.createdAt }),
  applicationHistory: ofApplications(applicationHistory, { omit: ['actorId'] }),
  agreedScopes: ofApplications(agreedScopes),
  scopeChanges: ofApplications(scopeChanges, {
    omit: ['requestedBy'],
    order: scopeChanges.requestedAt,
  }),
  hours: ofApplications(hourEntries, { omit: ['decidedBy'], order: hourEntries.date }),
  workChecks: ofApplications(workChecks),
  portfolioOmissions: ofApplications(portfolioOmissions),
  invites: {
    ...ownRows(invites, 'volunteerId', { omit: ['senderId'], order: invites.createdAt }),
    by: ['volunteerId', 'applicationId'],
  },
  reviewsWritten: ownRows(reviews, 'writerId', {
    omit: ['revieweeUserId', 'repliedBy'],
    order: reviews.createdAt,
  }),
  // A review stays secret until both sides have written theirs, and one that an administrator hid is shown to no one.
  reviewsReceived: {
    table: reviews,
    by: ['revieweeUserId', 'applicationId'],
    where: ({ id }) =>
      and(eq(reviews.revieweeUserId, id), isNotNull(reviews.revealedAt), isNull(reviews.hiddenAt)),
    omit: ['writerId', 'repliedBy'],
    order: reviews.createdAt,
  },
} satisfies Record<string, ExportPart>

export const messageParts = {
  contacts: ownRows(contacts, 'volunteerId'),
  conversations: ownRows(conversations, 'volunteerId', {
    order: conversations.createdAt,
  }),
  reading: ownRows(conversationReaders, 'userId', { also: ['conversationId'] }),
  messages: {
    table: messages,
    by: ['conversationId', 'senderId'],
    where: (person) =>
      or(isOneOf(messages.conversationId, conversationsOf(person)), eq(messages.senderId, person.id)),
    order: messages.createdAt,
  },
  removedMessages: {
    ...ownRows(removedMessages, 'writerId'),
    by: ['writerId', 'messageId'],
  },
  attachments: {
    table: attachments,
    by: ['conversationId', 'messageId', 'uploaderId'],
    where: (person) =>
      or(
        and(isOneOf(attachments.conversationId, conversationsOf(person)), isNotNull(attachments.messageId)),
        eq(attachments.uploaderId, person.id),
      ),
    omit: ['uploaderId'],
    order: attachments.createdAt,
  },
  files: ownRows(files, 'ownerId', { order: files.createdAt }),
} satisfies Record<string, ExportPart>
