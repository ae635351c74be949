/** Which reviews count and are shown to whom: the one place that says so, for every list, average and number of them. */
import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import { reviewReports, reviews } from '#server/db/schema.ts'

/** It shows to the reviewed side: it waits for nothing any more (A19), and no administrator has hidden it. */
export const isRevealed = sql`(${and(isNotNull(reviews.revealedAt), isNull(reviews.hiddenAt))})`

/** It is for everybody, and public averages count it (A23). */
export const isPublicReview = sql`(${and(isRevealed, reviews.isPublic)})`

/** A report of it by this person waits for an administrator. */
export const hasOpenReport = (readerId: string) =>
  sql<boolean>`exists (
    select from ${reviewReports} p where p.review_id = ${reviews}.id and p.reporter_id = ${readerId}
      and p.decided_at is null)`
