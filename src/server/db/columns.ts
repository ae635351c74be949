/** Columns that several tables have. */
import { sql } from 'drizzle-orm'
import { boolean, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ContentLanguage } from '#domain/text/content-languages.ts'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })

export const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const written = (name: string) => timestampColumn(name).notNull().defaultNow()

export const labels = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`)

/** The language a text is written in, as `StoredLanguage` says. */
export const writtenLanguage = () => ({
  language: text('language').$type<ContentLanguage>(),
  isLanguageChosen: boolean('is_language_chosen'),
})

/** A link that is emailed to an address on the domain of an organization's website. */
export const emailedLink = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id').notNull(),
  email: text('email').notNull(),
  tokenHash: bytea('token_hash'),
  sentAt: written('sent_at'),
  expiresAt: timestampColumn('expires_at').notNull(),
})

export const ratingTotal = () => ({
  ratingSum: integer('rating_sum').notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
})
