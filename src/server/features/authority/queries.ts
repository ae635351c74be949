/** Rows of authority: the proof of an organization, and those under way. */
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { AuthorityDropReason, AuthorityMethod, ProofFailure } from '#domain/authority/authority.ts'
import type { Db } from '#server/db/db.ts'
import {
  authorityEmails as emails,
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

interface EmailRequest {
  organizationId: string
  userId: string
}

/** A member's letter that is not used and not over; null where there is none. */
export async function findPending(db: Db, { organizationId, userId }: EmailRequest, now: Date) {
  const [row] = await db
    .select({ email: emails.email, expiresAt: emails.expiresAt })
    .from(emails)
    .where(
      and(eq(emails.organizationId, organizationId), eq(emails.userId, userId), gt(emails.expiresAt, now)),
    )
  return row ?? null
}

/** Stores that a member asks, in place of their letter before; answers its id. */
export async function insertAuthorityEmail(
  db: Db,
  emailRow: EmailRequest & { email: string; sentAt: Date; expiresAt: Date },
): Promise<string> {
  const [stored] = await db
    .insert(emails)
    .values(emailRow)
    .onConflictDoUpdate({
      target: [emails.organizationId, emails.userId],
      set: { ...emailRow, id: sql`gen_random_uuid()`, tokenHash: null },
    })
    .returning({ id: emails.id })
  if (!stored) throw new Error('a letter was not stored')
  return stored.id
}

/** What a letter says: its organization and who asked; null when it was used, voided or is over. */
export async function findAuthorityEmail(db: Db, id: string, now: Date) {
  const [row] = await db
    .select({
      email: emails.email,
      organization: organizations.name,
      member: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(emails)
    .innerJoin(organizations, eq(organizations.id, emails.organizationId))
    .innerJoin(users, eq(users.id, emails.userId))
    .where(and(eq(emails.id, id), gt(emails.expiresAt, now)))
  return row ?? null
}

/** Gives a letter its token; false when it was voided. */
export async function saveEmailToken(db: Db, id: string, tokenHash: Buffer): Promise<boolean> {
  const saved = await db
    .update(emails)
    .set({ tokenHash })
    .where(eq(emails.id, id))
    .returning({ id: emails.id })
  return saved.length === 1
}

interface Link {
  hash: Buffer
  now: Date
}
const isLive = ({ hash, now }: Link) => and(eq(emails.tokenHash, hash), gt(emails.expiresAt, now))

/** What a live link is about; null for every other text. It stays good. */
export async function findSubscriptionByToken(db: Db, link: Link) {
  const [row] = await db
    .select({
      organizationId: emails.organizationId,
      organizationName: organizations.name,
      userId: emails.userId,
      email: emails.email,
    })
    .from(emails)
    .innerJoin(organizations, eq(organizations.id, emails.organizationId))
    .where(isLive(link))
  return row ?? null
}

/** Uses a live link up, so that of several uses at once one succeeds; false for the others. */
export async function consumeLink(db: Db, link: Link): Promise<boolean> {
  const taken = await db.delete(emails).where(isLive(link)).returning({ id: emails.id })
  return taken.length === 1
}

/** Voids what is under way by mail: it is proved. */
export async function removeAuthorityEmails(db: Db, organizationId: string): Promise<void> {
  await db.delete(emails).where(eq(emails.organizationId, organizationId))
}

/** Removes letters whose links are over. */
export async function removeExpiredAuthorityEmails(db: Db, now: Date): Promise<void> {
  await db.delete(emails).where(lt(emails.expiresAt, now))
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
export async function saveFileCheck(
  db: Db,
  organizationId: string,
  { at, host, failure }: { at: Date; host: string; failure: ProofFailure | null },
): Promise<void> {
  await db
    .update(tokens)
    .set({ checkedAt: at, checkedHost: host, failure })
    .where(eq(tokens.organizationId, organizationId))
}
