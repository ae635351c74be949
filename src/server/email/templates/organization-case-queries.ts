import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { claimReviews } from '#server/db/tables/organizations.ts'
import { verificationDecisions } from '#server/db/tables/verification.ts'

/** The administrator's note on a decision about a verification; null if there is none. */
export async function findVerificationReason(db: Db, decisionId: number): Promise<string | null> {
  const [row] = await db
    .select({ reason: verificationDecisions.note })
    .from(verificationDecisions)
    .where(eq(verificationDecisions.id, decisionId))
  return row?.reason ?? null
}

/** The administrator's note on a decision about a claim; null if there is none. */
export async function findClaimReason(db: Db, reviewId: string): Promise<string | null> {
  const [row] = await db
    .select({ reason: claimReviews.reason })
    .from(claimReviews)
    .where(eq(claimReviews.id, reviewId))
  return row?.reason ?? null
}
