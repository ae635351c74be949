/** Queries for requests to administrators about imported organizations. */
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ClaimFilter } from '#contract/administration/list-filters.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { claimReviews as reviews, organizationMembers, organizations, users } from '#server/db/schema.ts'
import { decodeCursor } from '#server/http/cursor.ts'
import { pageRows } from '#server/http/page.ts'

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

const deciders = alias(users, 'deciders')

const columns = {
  id: reviews.id,
  explanation: reviews.explanation,
  state: reviews.state,
  reason: reviews.reason,
  createdAt: reviews.createdAt,
  decidedAt: reviews.decidedAt,
  organization: {
    id: organizations.id,
    organizationName: organizations.name,
    website: organizations.website,
    location: organizations.location,
    hasOwner: sql<boolean>`exists (
      select from ${organizationMembers} m
      where m.organization_id = ${organizations.id} and m.role = 'owner' and not m.is_placeholder)`,
  },
  person: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
    emailVerifiedAt: users.emailVerifiedAt,
    joinedAt: users.createdAt,
  },
  decidedBy: { id: deciders.id, firstName: deciders.firstName, lastName: deciders.lastName },
}

const selectReviews = (db: Db) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(organizations, eq(organizations.id, reviews.organizationId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .leftJoin(deciders, eq(deciders.id, reviews.decidedBy))

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

const isShown = (show: ClaimFilter) => sql`(${reviews.state} = 'waiting') = ${show === 'waiting'}::boolean`

/**
 * One page of rows, and whether it is the first page: waiting requests oldest first, decided ones by decision time.
 */
export async function listReviews(
  { db }: Pick<Context, 'db'>,
  { show, cursor }: { show: ClaimFilter; cursor: string | undefined },
): Promise<{ rows: ReviewRow[]; isFirst: boolean }> {
  const after = decodeCursor(cursor)
  const isQueue = show === 'waiting'
  const key = isQueue ? reviews.createdAt : reviews.decidedAt
  const isAfter =
    after &&
    sql`(${key}, ${reviews.id}) ${sql.raw(isQueue ? '>' : '<')} (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  const rows = await selectReviews(db)
    .where(and(isShown(show), isAfter ?? undefined))
    .orderBy(...(isQueue ? [asc(key), asc(reviews.id)] : [desc(key), desc(reviews.id)]))
    .limit(pageRows)
  return { rows, isFirst: !after }
}

/** Counts rows up to the limit of lists. */
export function countShown(db: Db, show: ClaimFilter): Promise<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(reviews)
    .where(isShown(show))
  return countFound(db, counted)
}

/** One request; null if there is none. */
export async function findReview(db: Db, id: string): Promise<ReviewRow | null> {
  const [row] = await selectReviews(db).where(eq(reviews.id, id))
  return row ?? null
}

/** Locks the claimant, so that no one suspends them in the meantime; false if they are suspended. */
export async function lockClaimant(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row?.disabledAt === null
}

interface ReviewDecision {
  state: 'approved' | 'declined'
  reason: string | null
  decidedBy: string
  decidedAt: Date
}

/** Decides a waiting request; false if it was already decided. */
export async function saveReview(db: Db, id: string, verdict: ReviewDecision): Promise<boolean> {
  const saved = await db
    .update(reviews)
    .set(verdict)
    .where(and(eq(reviews.id, id), eq(reviews.state, 'waiting')))
    .returning({ id: reviews.id })
  return saved.length === 1
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
