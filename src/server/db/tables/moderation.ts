import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn, written } from '#server/db/columns.ts'
import type { AccountReportDecision, AccountReportReason } from '#domain/moderation/reports.ts'
import type { AppealableDecision, AppealDecision, AppealKind } from '#domain/moderation/appeals.ts'
import type { SafeguardCode } from '#domain/safeguards/safeguards.ts'

/** Reports about people and organizations. */
export const accountReports = pgTable('account_reports', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id'),
  organizationId: uuid('organization_id'),
  reporterId: uuid('reporter_id'),
  inviteId: uuid('invite_id'),
  inviteContent: text('invite_content'),
  applicationId: uuid('application_id'),
  applicationContent: text('application_content'),
  reason: text('reason').$type<AccountReportReason>().notNull(),
  explanation: text('explanation'),
  createdAt: written('created_at'),
  decidedAt: timestampColumn('decided_at'),
  decidedBy: uuid('decided_by'),
  verdict: text('verdict').$type<AccountReportDecision>(),
  note: text('note'),
})

export const userSuspensions = pgTable('user_suspensions', {
  userId: uuid('user_id').primaryKey(),
  reason: text('reason').notNull(),
  suspendedBy: uuid('suspended_by'),
  suspendedAt: written('suspended_at'),
  appealTokenHash: bytea('appeal_token_hash'),
})

export const appeals = pgTable('appeals', {
  id: uuid('id').primaryKey().defaultRandom(),
  decisionKey: text('decision_key').notNull(),
  kind: text('kind').$type<AppealKind>().notNull(),
  decision: text('decision').$type<AppealableDecision>().notNull(),
  projectId: uuid('project_id'),
  reviewId: uuid('review_id'),
  messageId: uuid('message_id'),
  organizationId: uuid('organization_id'),
  userId: uuid('user_id'),
  opposedBy: uuid('opposed_by'),
  opposedReason: text('opposed_reason'),
  rule: text('rule').$type<SafeguardCode>(),
  ruleVersion: integer('rule_version'),
  field: text('field'),
  evidence: text('evidence'),
  written: text('written'),
  reason: text('reason').notNull(),
  appealedBy: uuid('appealed_by'),
  createdAt: written('created_at'),
  decidedAt: timestampColumn('decided_at'),
  decidedBy: uuid('decided_by'),
  verdict: text('verdict').$type<AppealDecision>(),
  note: text('note'),
})

export const allowedSentences = pgTable(
  'allowed_sentences',
  {
    organizationId: uuid('organization_id').notNull(),
    rule: text('rule').$type<SafeguardCode>().notNull(),
    sentence: text('sentence').notNull(),
    appealId: uuid('appeal_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.rule, table.sentence] })],
)

export const organizationSuspensions = pgTable('organization_suspensions', {
  organizationId: uuid('organization_id').primaryKey(),
  reason: text('reason').notNull(),
  suspendedBy: uuid('suspended_by'),
  suspendedAt: written('suspended_at'),
  projectIds: uuid('project_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
})
