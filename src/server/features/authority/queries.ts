/** Queries for authorized representatives: an organization's proof, and the file on its website. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AuthorityDropReason, AuthorityMethod, ProofFailure } from '#domain/authority/authority.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { authorityTokens as tokens, organizationAuthority as proofs } from '#server/db/tables/authority.ts'
import { organizations } from '#server/db/tables/organizations.ts'

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

/** Removes the proof of an organization that closes. */
export async function removeProof(db: Db, organizationId: string): Promise<void> {
  await db.delete(proofs).where(eq(proofs.organizationId, organizationId))
}
