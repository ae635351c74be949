import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#server/db/columns.ts'
import type { InviteClosedReason, InviteDeclineReason, InviteStatus } from '#domain/invites/invites.ts'
import type { ContentLanguage } from '#domain/text/content-languages.ts'

export const invites = pgTable('invites', {
  id: uuid('id').primaryKey().defaultRandom(),
  projectId: uuid('project_id').notNull(),
  organizationId: uuid('organization_id').notNull(),
  volunteerId: uuid('volunteer_id').notNull(),
  senderId: uuid('sender_id'),
  content: text('content').notNull(),
  language: text('language').$type<ContentLanguage>(),
  status: text('status').$type<InviteStatus>().notNull().default('pending'),
  declineReason: text('decline_reason').$type<InviteDeclineReason>(),
  endReason: text('end_reason'),
  closedReason: text('closed_reason').$type<InviteClosedReason>(),
  applicationId: uuid('application_id'),
  createdAt: timestampColumn('created_at').notNull().defaultNow(),
  endedAt: timestampColumn('ended_at'),
  closedForVolunteerAt: timestampColumn('closed_for_volunteer_at'),
})
