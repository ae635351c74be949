import { sql } from 'drizzle-orm'
import { bigint, boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn, written } from '#server/db/columns.ts'
import type { IdentifierKind } from '#domain/verification/identifiers.ts'
import type {
  AbsenceReason,
  StoredVerificationState,
  VerificationEvidence,
  VerificationFlag,
  VerificationReason,
  VerificationTag,
} from '#domain/verification/register.ts'

export const verifications = pgTable('verifications', {
  organizationId: uuid('organization_id').primaryKey(),
  state: text('state').$type<StoredVerificationState>().notNull(),
  reasons: text('reasons')
    .array()
    .$type<VerificationReason[]>()
    .notNull()
    .default(sql`'{}'`),
  identifierKind: text('identifier_kind').$type<IdentifierKind>().notNull().default('ein'),
  ein: text('ein'),
  registrationNumber: text('registration_number'),
  registerName: text('register_name'),
  name: text('name').notNull(),
  street: text('street'),
  city: text('city'),
  addressState: text('address_state'),
  zipCode: text('zip_code'),
  phone: text('phone'),
  contactName: text('contact_name'),
  contactTitle: text('contact_title'),
  contactEmail: text('contact_email'),
  hasExemptionLetter: boolean('has_exemption_letter').notNull().default(false),
  hasAuditedFinancials: boolean('has_audited_financials').notNull().default(false),
  hasBoardList: boolean('has_board_list').notNull().default(false),
  tags: text('tags')
    .array()
    .$type<VerificationTag[]>()
    .notNull()
    .default(sql`'{}'`),
  flags: text('flags')
    .array()
    .$type<VerificationFlag[]>()
    .notNull()
    .default(sql`'{}'`),
  label: text('label'),
  recommendsDecline: boolean('recommends_decline').notNull().default(false),
  absence: text('absence').$type<AbsenceReason>(),
  sponsorEin: text('sponsor_ein'),
  evidence: jsonb('evidence').$type<VerificationEvidence>(),
  requestedBy: uuid('requested_by'),
  requestedAt: written('requested_at'),
  queuedAt: timestampColumn('queued_at'),
  isByRegister: boolean('is_by_register').notNull().default(true),
  decidedBy: uuid('decided_by'),
  decidedAt: timestampColumn('decided_at'),
  updatedAt: written('updated_at'),
})

export const verificationDecisions = pgTable('verification_decisions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organizationId: uuid('organization_id').notNull(),
  state: text('state').$type<StoredVerificationState>().notNull(),
  reasons: text('reasons')
    .array()
    .$type<VerificationReason[]>()
    .notNull()
    .default(sql`'{}'`),
  evidence: jsonb('evidence').$type<VerificationEvidence>(),
  isByRegister: boolean('is_by_register').notNull(),
  decidedBy: uuid('decided_by'),
  note: text('note'),
  at: written('at'),
})
