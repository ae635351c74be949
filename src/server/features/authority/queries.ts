/** Rows of authority: the proof of an organization, and those under way. */
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { AuthorityDropReason, AuthorityMethod, ProofFailure } from '#domain/authority.ts'
import type { Db } from '#server/db/db.ts'
import {
  authorityLetters as letters,
  authorityTokens as tokens,
  organizationAuthority as proofs,
  organizations,
  users,
} from '#server/db/schema.ts'

/** An organization as far as authority asks; null where there is none. */
export async function findOrganization(db: Db, id: string) {
  const [row] = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      website: organizations.website,
      updatedAt: organizations.updatedAt,
    })
    .from(organizations)
    .where(eq(organizations.id, id))
  return row ?? null
}

/** The last proof, whether it counts or not; null without one. */
export async function findProof(db: Db, organizationId: string) {
  const [row] = await db
    .select({
      method: proofs.method,
      domain: proofs.domain,
      name: proofs.name,
      note: proofs.note,
      provedAt: proofs.provedAt,
      provedBy: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      droppedAt: proofs.droppedAt,
      dropReason: proofs.dropReason,
    })
    .from(proofs)
    .leftJoin(users, eq(users.id, proofs.provedBy))
    .where(eq(proofs.organizationId, organizationId))
  return row ?? null
}

/** Stores a proof that counts, in place of the one before. */
export async function saveProof(
  db: Db,
  proof: {
    organizationId: string
    method: AuthorityMethod
    domain: string | null
    name: string
    provedBy: string | null
    provedAt: Date
    note?: string | null
  },
): Promise<void> {
  const stored = { note: null, ...proof, droppedAt: null, dropReason: null }
  await db.insert(proofs).values(stored).onConflictDoUpdate({ target: proofs.organizationId, set: stored })
}

/** Takes a proof that counts away; false where none does. */
export async function saveDropped(
  db: Db,
  organizationId: string,
  { reason, at }: { reason: AuthorityDropReason; at: Date },
): Promise<boolean> {
  const dropped = await db
    .update(proofs)
    .set({ droppedAt: at, dropReason: reason })
    .where(and(eq(proofs.organizationId, organizationId), isNull(proofs.droppedAt)))
    .returning({ id: proofs.organizationId })
  return dropped.length === 1
}

interface Asking {
  organizationId: string
  userId: string
}

/** A member's letter that is not used and not over; null where there is none. */
export async function findPending(db: Db, { organizationId, userId }: Asking, now: Date) {
  const [row] = await db
    .select({ email: letters.email, expiresAt: letters.expiresAt })
    .from(letters)
    .where(
      and(eq(letters.organizationId, organizationId), eq(letters.userId, userId), gt(letters.expiresAt, now)),
    )
  return row ?? null
}

/** Stores that a member asks, in place of their letter before; answers its id. */
export async function insertLetter(
  db: Db,
  letter: Asking & { email: string; sentAt: Date; expiresAt: Date },
): Promise<string> {
  const [stored] = await db
    .insert(letters)
    .values(letter)
    .onConflictDoUpdate({
      target: [letters.organizationId, letters.userId],
      set: { ...letter, id: sql`gen_random_uuid()`, tokenHash: null },
    })
    .returning({ id: letters.id })
  if (!stored) throw new Error('a letter was not stored')
  return stored.id
}

/** What a letter says: its organization and who asked; null when it was used, voided or is over. */
export async function findLetter(db: Db, id: string, now: Date) {
  const [row] = await db
    .select({
      email: letters.email,
      organization: organizations.name,
      member: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(letters)
    .innerJoin(organizations, eq(organizations.id, letters.organizationId))
    .innerJoin(users, eq(users.id, letters.userId))
    .where(and(eq(letters.id, id), gt(letters.expiresAt, now)))
  return row ?? null
}

/** Gives a letter its token; false when it was voided. */
export async function saveLetterToken(db: Db, id: string, tokenHash: Buffer): Promise<boolean> {
  const saved = await db
    .update(letters)
    .set({ tokenHash })
    .where(eq(letters.id, id))
    .returning({ id: letters.id })
  return saved.length === 1
}

interface Link {
  hash: Buffer
  now: Date
}
const isLive = ({ hash, now }: Link) => and(eq(letters.tokenHash, hash), gt(letters.expiresAt, now))

/** What a live link is about; null for every other text. It stays good. */
export async function findByLink(db: Db, link: Link) {
  const [row] = await db
    .select({
      organizationId: letters.organizationId,
      organizationName: organizations.name,
      userId: letters.userId,
      email: letters.email,
    })
    .from(letters)
    .innerJoin(organizations, eq(organizations.id, letters.organizationId))
    .where(isLive(link))
  return row ?? null
}

/** Uses a live link up, so that of several uses at once one succeeds; false for the others. */
export async function takeLink(db: Db, link: Link): Promise<boolean> {
  const taken = await db.delete(letters).where(isLive(link)).returning({ id: letters.id })
  return taken.length === 1
}

/** Voids what is under way by mail: it is proved. */
export async function removeLetters(db: Db, organizationId: string): Promise<void> {
  await db.delete(letters).where(eq(letters.organizationId, organizationId))
}

/** Removes letters whose links are over. */
export async function removeExpiredLetters(db: Db, now: Date): Promise<void> {
  await db.delete(letters).where(lt(letters.expiresAt, now))
}

/** The file that is asked for; null before. */
export async function findFile(db: Db, organizationId: string) {
  const [row] = await db.select().from(tokens).where(eq(tokens.organizationId, organizationId))
  return row ?? null
}

/** Stores what the file has to say; what was stored before stays. */
export async function insertFile(db: Db, row: { organizationId: string; token: string; createdAt: Date }) {
  await db.insert(tokens).values(row).onConflictDoNothing()
}

/** Writes what a look at the website found; null is what was looked for. */
export async function saveLook(
  db: Db,
  organizationId: string,
  { at, host, failure }: { at: Date; host: string; failure: ProofFailure | null },
): Promise<void> {
  await db
    .update(tokens)
    .set({ checkedAt: at, checkedHost: host, failure })
    .where(eq(tokens.organizationId, organizationId))
}
