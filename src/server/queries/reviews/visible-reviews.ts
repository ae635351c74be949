/** Decides which reviews count and who sees them. Every list, average and count of reviews uses these conditions. */
import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import { reviewReports, reviews } from '#server/db/tables/reviews.ts'

/**
 * Visible to the reviewed side: no longer waiting for the other review (decision A19) and not hidden by an
 * administrator.
 */
export const isRevealed = sql`(${and(isNotNull(reviews.revealedAt), isNull(reviews.hiddenAt))})`

/** Visible to everyone and part of public averages (decision A23). */
export const isPublicReview = sql`(${and(isRevealed, reviews.isPublic)})`

/** True if a report by this person waits for a decision. */
export const hasOpenReport = (readerId: string) =>
  sql<boolean>`exists (
    select from ${reviewReports} p where p.review_id = ${reviews}.id and p.reporter_id = ${readerId}
      and p.decided_at is null)`
