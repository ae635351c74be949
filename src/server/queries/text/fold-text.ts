import { sql, type SQLWrapper } from 'drizzle-orm'

/** A text without case and accents, to compare with another one that is folded. */
export const foldText = (text: SQLWrapper) => sql`lower(unaccent(${text}))`
