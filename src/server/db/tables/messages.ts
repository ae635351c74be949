import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn, tsvector, written, writtenLanguage } from '#server/db/columns.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { FileMediaType } from '#domain/images/files.ts'
import type { MessageReportReason, MessageDecision } from '#domain/messages/messaging.ts'

export const contacts = pgTable(
  'contacts',
  {
    volunteerId: uuid('volunteer_id').notNull(),
    organizationId: uuid('organization_id').notNull(),
    firstContactAt: timestampColumn('approached_at'),
    firstContactBy: text('approached_by').$type<UserType>(),
    blockedByVolunteerAt: timestampColumn('blocked_by_volunteer_at'),
    blockedByOrganizationAt: timestampColumn('blocked_by_organization_at'),
    volunteerWroteAt: timestampColumn('volunteer_wrote_at'),
    organizationWroteAt: timestampColumn('organization_wrote_at'),
  },
  (table) => [primaryKey({ columns: [table.volunteerId, table.organizationId] })],
)

export const conversations = pgTable('conversations', {
  id: uuid('id').primaryKey().defaultRandom(),
  volunteerId: uuid('volunteer_id').notNull(),
  organizationId: uuid('organization_id').notNull(),
  projectId: uuid('project_id'),
  createdAt: written('created_at'),
  lastActivityAt: written('last_activity_at'),
  lastPosition: integer('last_position').notNull().default(0),
  lastByVolunteer: integer('last_by_volunteer').notNull().default(0),
  lastByOrganization: integer('last_by_organization').notNull().default(0),
  isStartedByVolunteer: boolean('is_begun_by_volunteer').notNull().default(false),
  isStartedByOrganization: boolean('is_begun_by_organization').notNull().default(false),
})

export const messages = pgTable('messages', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  position: integer('position').notNull(),
  side: text('side').$type<UserType>().notNull(),
  senderId: uuid('sender_id'),
  content: text('content').notNull(),
  ...writtenLanguage(),
  sentHash: bytea('sent_hash'),
  createdAt: written('created_at'),
  editedAt: timestampColumn('edited_at'),
  deletedAt: timestampColumn('deleted_at'),
  isRemoved: boolean('is_removed').notNull().default(false),
  version: integer('version').notNull().default(1),
  search: tsvector('search').notNull().default(''),
  announcementId: uuid('announcement_id'),
})

export const announcements = pgTable('announcements', {
  id: uuid('id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  organizationId: uuid('organization_id').notNull(),
  senderId: uuid('sender_id'),
  includesCompleted: boolean('includes_completed').notNull().default(false),
  sentHash: bytea('sent_hash').notNull(),
  createdAt: written('created_at'),
})

export const removedMessages = pgTable('removed_messages', {
  messageId: uuid('message_id').primaryKey(),
  writerId: uuid('writer_id').notNull(),
  content: text('content').notNull(),
  ...writtenLanguage(),
})

export const conversationReaders = pgTable(
  'conversation_readers',
  {
    conversationId: uuid('conversation_id').notNull(),
    userId: uuid('user_id').notNull(),
    readPosition: integer('read_position').notNull().default(0),
    mutedAt: timestampColumn('muted_at'),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] })],
)

export const attachments = pgTable('attachments', {
  id: uuid('id').primaryKey().defaultRandom(),
  conversationId: uuid('conversation_id').notNull(),
  messageId: uuid('message_id'),
  place: smallint('place').notNull().default(0),
  uploaderId: uuid('uploader_id'),
  fileName: text('file_name').notNull(),
  title: text('title').notNull(),
  mediaType: text('media_type').$type<FileMediaType>().notNull(),
  size: integer('size').notNull(),
  createdAt: written('created_at'),
})

export const messageReports = pgTable('message_reports', {
  id: uuid('id').primaryKey().defaultRandom(),
  messageId: uuid('message_id').notNull(),
  reporterId: uuid('reporter_id'),
  reason: text('reason').$type<MessageReportReason>().notNull(),
  explanation: text('explanation'),
  content: text('content').notNull(),
  createdAt: written('created_at'),
  decidedAt: timestampColumn('decided_at'),
  decidedBy: uuid('decided_by'),
  verdict: text('verdict').$type<MessageDecision>(),
  note: text('note'),
})
