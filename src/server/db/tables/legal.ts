import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { written } from '#server/db/columns.ts'
import type { LegalDocument } from '#contract/help/legal.ts'

/** Published versions of the terms and the privacy notice, from 2 on. They never change. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    document: text('document').$type<LegalDocument>().notNull(),
    number: integer('number').notNull(),
    markdown: text('markdown').notNull(),
    changes: text('changes').notNull(),
    asksAgreement: boolean('asks_agreement').notNull(),
    publishedAt: written('published_at'),
    publishedBy: uuid('published_by'),
  },
  (table) => [primaryKey({ columns: [table.document, table.number] })],
)

/** Who agreed to which version. */
export const legalAgreements = pgTable(
  'legal_agreements',
  {
    userId: uuid('user_id').notNull(),
    document: text('document').$type<LegalDocument>().notNull(),
    number: integer('number').notNull(),
    agreedAt: written('agreed_at'),
    /** The day of the product's own words; null for versions that the operator published, and for the first words. */
    textSince: date('text_since'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.number] })],
)
