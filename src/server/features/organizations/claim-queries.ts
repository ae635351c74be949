/** Queries for open claims, and for organizations as a claim sees them. */
import { and, eq, gt, isNotNull, lt, not, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { isSuspended } from '#server/queries/suspended.ts'
import { organizationClaims as claims, organizationMembers, organizations } from '#server/db/schema.ts'

/** A public organization that has a name and is not suspended; null if there is none. */
export async function findOrganization(db: Db, id: string) {
  const [row] = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      website: organizations.website,
      isImported: sql<boolean>`${organizations.importedAt} is not null`,
    })
    .from(organizations)
    .where(and(eq(organizations.id, id), isNotNull(organizations.namedAt), not(isSuspended)))
  return row ?? null
}

interface Claimant {
  organizationId: string
  userId: string
}

/** A person's unused, unexpired claim; null if there is none. */
export async function findPending(db: Db, { organizationId, userId }: Claimant, now: Date) {
  const [row] = await db
    .select({ email: claims.email, expiresAt: claims.expiresAt })
    .from(claims)
    .where(
      and(eq(claims.organizationId, organizationId), eq(claims.userId, userId), gt(claims.expiresAt, now)),
    )
  return row ?? null
}

/** Stores a claim, replacing the person's previous one, and returns its ID. */
export async function insertClaim(
  db: Db,
  claim: Claimant & { email: string; sentAt: Date; expiresAt: Date },
): Promise<string> {
  const [stored] = await db
    .insert(claims)
    .values(claim)
    .onConflictDoUpdate({
      target: [claims.organizationId, claims.userId],
      set: { ...claim, id: sql`gen_random_uuid()`, tokenHash: null },
    })
    .returning({ id: claims.id })
  if (!stored) throw new Error('a claim was not stored')
  return stored.id
}

interface LinkQuery {
  hash: Buffer
  now: Date
}
const isLive = ({ hash, now }: LinkQuery) => and(eq(claims.tokenHash, hash), gt(claims.expiresAt, now))

/** The claim behind a valid link; null for anything else. Does not use up the link. */
export async function findByToken(db: Db, linkQuery: LinkQuery) {
  const [row] = await db
    .select({
      organizationId: claims.organizationId,
      organizationName: organizations.name,
      userId: claims.userId,
      email: claims.email,
    })
    .from(claims)
    .innerJoin(organizations, eq(organizations.id, claims.organizationId))
    .where(isLive(linkQuery))
  return row ?? null
}

/** Uses up a valid link. Of several concurrent uses, one returns true and the others false. */
export async function takeByToken(db: Db, linkQuery: LinkQuery): Promise<boolean> {
  const taken = await db.delete(claims).where(isLive(linkQuery)).returning({ id: claims.id })
  return taken.length === 1
}

/** Voids every claim of an organization. */
export async function removeClaimsOf(db: Db, organizationId: string): Promise<void> {
  await db.delete(claims).where(eq(claims.organizationId, organizationId))
}

/** Removes expired claims. */
export async function removeExpiredClaims(db: Db, now: Date): Promise<void> {
  await db.delete(claims).where(lt(claims.expiresAt, now))
}

/** Makes a person an owner, whatever their previous role. */
export async function saveOwner(
  db: Db,
  { joinedAt, ...owner }: Claimant & { joinedAt: Date },
): Promise<void> {
  const ownership = { role: 'owner' as const, isPlaceholder: false }
  await db
    .insert(organizationMembers)
    .values({ ...owner, ...ownership, joinedAt })
    .onConflictDoUpdate({
      target: [organizationMembers.organizationId, organizationMembers.userId],
      set: ownership,
    })
}
