/** Queries for requests to administrators about imported organizations. */
import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { claimReviews as reviews } from '#server/db/tables/organizations.ts'

interface Claimant {
  organizationId: string
  userId: string
}

const isByClaimant = ({ organizationId, userId }: Claimant) =>
  and(eq(reviews.organizationId, organizationId), eq(reviews.userId, userId))

/** A person's latest request about an organization; null if there is none. */
export async function findLastReview(db: Db, claimant: Claimant) {
  const [row] = await db
    .select()
    .from(reviews)
    .where(isByClaimant(claimant))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(1)
  return row ?? null
}

/** How many requests a person made: in total about this organization, and waiting about any. */
export async function countReviews(
  db: Db,
  claimant: Claimant,
): Promise<{ ofOrganization: number; waiting: number }> {
  const [ofOrganization] = await db.select({ count: count() }).from(reviews).where(isByClaimant(claimant))
  const [waiting] = await db
    .select({ count: count() })
    .from(reviews)
    .where(and(eq(reviews.userId, claimant.userId), eq(reviews.state, 'waiting')))
  return { ofOrganization: ofOrganization?.count ?? 0, waiting: waiting?.count ?? 0 }
}

/** Stores a request; null if the person already has one waiting about the organization. */
export async function insertReview(db: Db, review: Claimant & { explanation: string; createdAt: Date }) {
  const [row] = await db.insert(reviews).values(review).onConflictDoNothing().returning()
  return row ?? null
}

/** Closes the waiting requests about an organization that now has an owner and returns them. */
export function closeOutdatedReviews(
  db: Db,
  { organizationId, at }: { organizationId: string; at: Date },
): Promise<{ id: string; userId: string }[]> {
  return db
    .update(reviews)
    .set({ state: 'overtaken', decidedAt: at })
    .where(and(eq(reviews.organizationId, organizationId), eq(reviews.state, 'waiting')))
    .returning({ id: reviews.id, userId: reviews.userId })
}
