import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { claimReviews, verificationDecisions } from '#server/db/schema.ts'

/** The administrator's note on a decision; null if there is none. */
export async function findReason(
  db: Db,
  about: { decisionId: number } | { reviewId: string },
): Promise<string | null> {
  if ('decisionId' in about) {
    const [row] = await db
      .select({ reason: verificationDecisions.note })
      .from(verificationDecisions)
      .where(eq(verificationDecisions.id, about.decisionId))
    return row?.reason ?? null
  }
  const [row] = await db
    .select({ reason: claimReviews.reason })
    .from(claimReviews)
    .where(eq(claimReviews.id, about.reviewId))
  return row?.reason ?? null
}
