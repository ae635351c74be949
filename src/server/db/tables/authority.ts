import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { emailedLink, timestampColumn, written } from '#server/db/columns.ts'
import type { AuthorityDropReason, AuthorityMethod } from '#domain/authority/authority.ts'

export const organizationAuthority = pgTable('organization_authority', {
  organizationId: uuid('organization_id').primaryKey(),
  method: text('method').$type<AuthorityMethod>().notNull(),
  domain: text('domain'),
  name: text('name').notNull(),
  provedBy: uuid('proved_by'),
  provedAt: written('proved_at'),
  note: text('note'),
  droppedAt: timestampColumn('dropped_at'),
  dropReason: text('drop_reason').$type<AuthorityDropReason>(),
})

export const authorityEmails = pgTable('authority_letters', emailedLink())

export const authorityTokens = pgTable('authority_tokens', {
  organizationId: uuid('organization_id').primaryKey(),
  token: text('token').notNull(),
  createdAt: written('created_at'),
  checkedAt: timestampColumn('checked_at'),
  checkedHost: text('checked_host'),
  failure: text('failure'),
})
