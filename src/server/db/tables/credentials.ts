import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn, written } from '#server/db/columns.ts'
import type { CredentialKind } from '#domain/credentials/credentials.ts'

export const issuerKeys = pgTable('issuer_keys', {
  id: text('id').primaryKey(),
  sealed: text('sealed'),
  createdAt: written('created_at'),
  retiredAt: timestampColumn('retired_at'),
})

export const statusLists = pgTable('status_lists', {
  number: integer('number').primaryKey(),
  next: integer('next').notNull().default(0),
  start: integer('start').notNull(),
  step: integer('step').notNull(),
  document: jsonb('document').$type<Record<string, unknown>>(),
})

export const credentials = pgTable('credentials', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<CredentialKind>().notNull(),
  awardId: uuid('award_id'),
  applicationId: uuid('application_id'),
  issuedAt: written('issued_at'),
  keyId: text('key_id').notNull(),
  document: jsonb('document').$type<Record<string, unknown>>().notNull(),
  statusList: integer('status_list').notNull(),
  statusIndex: integer('status_place').notNull(),
  revokedAt: timestampColumn('revoked_at'),
  revokedBecause: text('revoked_because'),
  revokedBy: uuid('revoked_by'),
})
