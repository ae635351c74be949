import { sql } from 'drizzle-orm'
import { bigint, inet, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn, written } from '#server/db/columns.ts'
import type { AuditAction, AuditObject, AuditOutcome, AuditValue } from '#domain/audit/audit.ts'

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  position: bigint('position', { mode: 'number' }),
  at: timestampColumn('at')
    .notNull()
    .default(sql`clock_timestamp()`),
  actorId: uuid('actor_id'),
  actorIp: inet('actor_ip'),
  sessionHashPrefix: text('session_hash_prefix'),
  action: text('action').$type<AuditAction>().notNull(),
  objectType: text('object_type').$type<AuditObject>().notNull(),
  objectId: text('object_id'),
  before: jsonb('before').$type<Record<string, AuditValue>>(),
  after: jsonb('after').$type<Record<string, AuditValue>>(),
  requestId: text('request_id'),
  outcome: text('outcome').$type<AuditOutcome>().notNull(),
  prevHash: bytea('prev_hash'),
  hash: bytea('hash'),
})

export const auditSeals = pgTable('audit_seals', {
  position: bigint('position', { mode: 'number' }).primaryKey(),
  hash: bytea('hash').notNull(),
  entryAt: timestampColumn('entry_at').notNull(),
  sealedAt: written('sealed_at'),
})
