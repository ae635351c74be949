/** Rows of claims under way, and of organizations as a claim sees them. */
import { and, eq, gt, isNotNull, lt, not, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { isSuspended } from '#server/queries/suspended.ts'
import { organizationClaims as claims, organizationMembers, organizations } from '#server/db/schema.ts'

/** An organization that has a name and is not suspended, as everybody may know it; null where there is none. */
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

/** A person's claim that is not used and not over; null where there is none. */
export async function findPending(db: Db, { organizationId, userId }: Claimant, now: Date) {
  const [row] = await db
    .select({ email: claims.email, expiresAt: claims.expiresAt })
    .from(claims)
    .where(
      and(eq(claims.organizationId, organizationId), eq(claims.userId, userId), gt(claims.expiresAt, now)),
    )
  return row ?? null
}

/** Stores a claim, in place of the person's one before; answers its id. */
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

/** What a live link of a claim is about; null for every other text. It stays good. */
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

/** Uses a live link up, so that of several uses at once one succeeds; false for the others. */
export async function takeByToken(db: Db, linkQuery: LinkQuery): Promise<boolean> {
  const taken = await db.delete(claims).where(isLive(linkQuery)).returning({ id: claims.id })
  return taken.length === 1
}

/** Voids every claim of an organization. */
export async function deleteClaimsOf(db: Db, organizationId: string): Promise<void> {
  await db.delete(claims).where(eq(claims.organizationId, organizationId))
}

/** Removes claims that are over. */
export async function removeExpiredClaims(db: Db, now: Date): Promise<void> {
  await db.delete(claims).where(lt(claims.expiresAt, now))
}

/** Makes a person an owner, whatever they were before. */
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
