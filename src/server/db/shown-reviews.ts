/** Which reviews count and are shown to whom: the one place that says so, for every list, average and number of them. */
import { and, isNotNull, sql } from 'drizzle-orm'
import { reviews } from './schema.ts'

/** It shows to the reviewed side: it does not wait for the other side's any more (A19). */
export const isRevealed = isNotNull(reviews.revealedAt)

/** It is for everybody, and public averages count it (A23). */
export const isForEverybody = sql`(${and(isRevealed, reviews.isPublic)})`
