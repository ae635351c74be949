/** Queries for authorized representatives: an organization's proof, and pending ones. */
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

/** The fields of an organization that the proof needs. Null if it does not exist. */
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

/** The latest proof, valid or not. Null if there is none. */
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

/** Stores a valid proof and replaces the previous one. */
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

/** Withdraws a valid proof. False if there is none. */
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

/** A member's pending email, unused and not expired. Null if there is none. */
export async function findPending(db: Db, { organizationId, userId }: EmailRequest, now: Date) {
  const [row] = await db
    .select({ email: emails.email, expiresAt: emails.expiresAt })
    .from(emails)
    .where(
      and(eq(emails.organizationId, organizationId), eq(emails.userId, userId), gt(emails.expiresAt, now)),
    )
  return row ?? null
}

/** Stores a member's request and replaces their previous email. Returns its id. */
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

/** What an email needs: the organization and who requested it. Null if it was used, canceled or has expired. */
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

/** Sets the token of an email. False if the email was canceled. */
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

/** What a valid link is about, or null. The link stays valid. */
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

/** Uses up a valid link. Of several concurrent uses one succeeds; the others get false. */
export async function consumeLink(db: Db, link: Link): Promise<boolean> {
  const taken = await db.delete(emails).where(isLive(link)).returning({ id: emails.id })
  return taken.length === 1
}

/** Cancels pending emails, because the proof is complete. */
export async function removeAuthorityEmails(db: Db, organizationId: string): Promise<void> {
  await db.delete(emails).where(eq(emails.organizationId, organizationId))
}

/** Removes emails whose links have expired. */
export async function removeExpiredAuthorityEmails(db: Db, now: Date): Promise<void> {
  await db.delete(emails).where(lt(emails.expiresAt, now))
}

/** The requested file. Null if none was requested. */
export async function findFile(db: Db, organizationId: string) {
  const [row] = await db.select().from(tokens).where(eq(tokens.organizationId, organizationId))
  return row ?? null
}

/** Stores the content that the file must have. Existing content stays. */
export async function insertFile(db: Db, row: { organizationId: string; token: string; createdAt: Date }) {
  await db.insert(tokens).values(row).onConflictDoNothing()
}

/** Stores the result of a check of the website. A null failure means that the file was found. */
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
