/** The issuer's keys and the status lists. One lock protects both. */
import { desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { credentials, issuerKeys, statusLists } from '#server/db/tables/credentials.ts'
import type { LinkedDocument } from './proof.ts'

export type StatusList = Pick<typeof statusLists.$inferSelect, 'number' | 'next' | 'start' | 'step'>

/**
 * Takes the issuing lock: until the transaction ends, no one else issues, revokes or changes the key. Returns the
 * current status list, or null before the first one.
 */
export async function lockIssuing(db: Db): Promise<StatusList | null> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('credentials'), 0)`)
  const { number, next, start, step } = statusLists
  const [last] = await db
    .select({ number, next, start, step })
    .from(statusLists)
    .orderBy(desc(statusLists.number))
    .limit(1)
  return last ?? null
}

export async function insertStatusList(db: Db, list: StatusList): Promise<void> {
  await db.insert(statusLists).values(list)
}

export async function saveStatusList(
  db: Db,
  number: number,
  change: { next: number } | { document: LinkedDocument },
): Promise<void> {
  await db.update(statusLists).set(change).where(eq(statusLists.number, number))
}

/** The published status list, or null. */
export async function findStatusDocument(db: Db, number: number): Promise<LinkedDocument | null> {
  const [row] = await db
    .select({ document: statusLists.document })
    .from(statusLists)
    .where(eq(statusLists.number, number))
  return row?.document ?? null
}

/** The positions of revoked credentials in a list. */
export async function listRevokedIndexes(db: Db, number: number): Promise<number[]> {
  const rows = await db
    .select({ place: credentials.statusIndex })
    .from(credentials)
    .where(sql`${credentials.statusList} = ${number} and ${credentials.revokedAt} is not null`)
  return rows.map(({ place }) => place)
}

/** The current signing key, or null. */
export async function findSigningKey(db: Db): Promise<{ id: string; sealed: string | null } | null> {
  const { id, sealed } = issuerKeys
  const [key] = await db.select({ id, sealed }).from(issuerKeys).where(isNull(issuerKeys.retiredAt))
  return key ?? null
}

/**
 * Replaces the signing key, whose public half stays stored. Returns the id of the previous key, or null if there was
 * none.
 */
export async function replaceSigningKey(
  db: Db,
  key: { id: string; sealed: string; createdAt: Date },
): Promise<string | null> {
  const [former] = await db
    .update(issuerKeys)
    .set({ retiredAt: key.createdAt, sealed: null })
    .where(isNull(issuerKeys.retiredAt))
    .returning({ id: issuerKeys.id })
  await db.insert(issuerKeys).values(key)
  return former?.id ?? null
}

/** Every key that ever signed, newest first. */
export async function listKeys(db: Db) {
  const { id, createdAt, retiredAt } = issuerKeys
  return db.select({ id, createdAt, retiredAt }).from(issuerKeys).orderBy(desc(createdAt), desc(id))
}
