import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn, written, writtenLanguage } from '#server/db/columns.ts'
import type { ScopeSource } from '#domain/applications/agreed-scope.ts'
import type { ApplicationSide, ApplicationStatus } from '#domain/applications/applications.ts'
import type { DeclineReason } from '#domain/applications/declining.ts'
import type { ScopeChangeStatus } from '#domain/applications/scope-changes.ts'
import type { ContentLanguage } from '#domain/text/content-languages.ts'
import type { ScreeningAnswer } from '#domain/applications/screening.ts'

export const applications = pgTable('applications', {
  id: uuid('id').primaryKey().defaultRandom(),
  projectId: uuid('project_id').notNull(),
  volunteerId: uuid('volunteer_id').notNull(),
  status: text('status').$type<ApplicationStatus>().notNull().default('pending'),
  coverLetter: text('cover_letter').notNull(),
  proposedApproach: text('proposed_approach'),
  questions: text('questions'),
  screeningAnswers: jsonb('screening_answers').$type<ScreeningAnswer[]>().notNull().default([]),
  organizationFeedback: text('organization_feedback'),
  endedBy: text('ended_by').$type<ApplicationSide>(),
  endReason: text('end_reason'),
  declineReason: text('decline_reason').$type<DeclineReason>(),
  ...writtenLanguage(),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
  reviewedAt: timestampColumn('reviewed_at'),
  shortlistedAt: timestampColumn('shortlisted_at'),
  isInvited: boolean('is_invited').notNull().default(false),
})

export const applicationNotes = pgTable('application_notes', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  authorId: uuid('author_id'),
  text: text('text').notNull(),
  language: text('language').$type<ContentLanguage>(),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
})

export const agreedScopes = pgTable(
  'agreed_scopes',
  {
    applicationId: uuid('application_id').notNull(),
    version: integer('version').notNull(),
    document: text('document').notNull(),
    hash: text('hash').notNull(),
    source: text('source').$type<ScopeSource>().notNull(),
    agreedAt: written('agreed_at'),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.version] })],
)

export const scopeChanges = pgTable('scope_changes', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  baseVersion: integer('base_version').notNull(),
  document: text('document').notNull(),
  status: text('status').$type<ScopeChangeStatus>().notNull().default('open'),
  requestedBy: uuid('requested_by'),
  requestedAt: written('requested_at'),
  decidedAt: timestampColumn('decided_at'),
  declineReason: text('decline_reason'),
})

export const savedReplies = pgTable('saved_replies', {
  id: uuid('id').primaryKey().defaultRandom(),
  organizationId: uuid('organization_id').notNull(),
  name: text('name').notNull(),
  text: text('text').notNull(),
  declineReason: text('decline_reason').$type<DeclineReason>(),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
})

export const applicationHistory = pgTable('application_history', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  applicationId: uuid('application_id').notNull(),
  actorId: uuid('actor_id'),
  fromStatus: text('from_status').$type<ApplicationStatus>(),
  toStatus: text('to_status').$type<ApplicationStatus>().notNull(),
  reason: text('reason'),
  at: written('at'),
})

export const workChecks = pgTable('work_checks', {
  applicationId: uuid('application_id').primaryKey(),
  askedAt: timestampColumn('asked_at'),
  activeAt: timestampColumn('active_at'),
  silentAt: timestampColumn('silent_at'),
  renewalAskedAt: timestampColumn('renewal_asked_at'),
  volunteerRenewedAt: timestampColumn('volunteer_renewed_at'),
  organizationRenewedAt: timestampColumn('organization_renewed_at'),
  overdueAt: timestampColumn('overdue_at'),
  renewedAt: timestampColumn('renewed_at'),
})
