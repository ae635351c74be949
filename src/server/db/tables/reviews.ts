import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn, written, writtenLanguage } from '#server/db/columns.ts'
import type { CategoryRatings, ReportDecision, ReportReason, ReviewType } from '#domain/reviews/reviews.ts'
import type { ContentLanguage } from '#domain/text/content-languages.ts'

export const reviews = pgTable('reviews', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  projectId: uuid('project_id').notNull(),
  type: text('type').$type<ReviewType>().notNull(),
  writerId: uuid('writer_id'),
  revieweeOrganizationId: uuid('reviewee_organization_id'),
  revieweeUserId: uuid('reviewee_user_id'),
  rating: smallint('rating').notNull(),
  reviewText: text('review_text').notNull(),
  categories: jsonb('categories').$type<CategoryRatings>().notNull().default({}),
  isPublic: boolean('is_public').notNull().default(true),
  ...writtenLanguage(),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
  revealedAt: timestampColumn('revealed_at'),
  replyText: text('reply_text'),
  replyLanguage: text('reply_language').$type<ContentLanguage>(),
  repliedAt: timestampColumn('replied_at'),
  repliedBy: uuid('replied_by'),
  editedAt: timestampColumn('edited_at'),
  version: integer('version').notNull().default(1),
  hiddenAt: timestampColumn('hidden_at'),
})

export const reviewReports = pgTable('review_reports', {
  id: uuid('id').primaryKey().defaultRandom(),
  reviewId: uuid('review_id').notNull(),
  reporterId: uuid('reporter_id'),
  reason: text('reason').$type<ReportReason>().notNull(),
  explanation: text('explanation'),
  createdAt: written('created_at'),
  decidedAt: timestampColumn('decided_at'),
  decidedBy: uuid('decided_by'),
  verdict: text('verdict').$type<ReportDecision>(),
  note: text('note'),
})
