/** The issuer's keys and the status lists; both stand behind one lock. */
import { desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { credentials, issuerKeys, statusLists } from '#server/db/schema.ts'
import type { LinkedDocument } from './proof.ts'

export type StatusList = Pick<typeof statusLists.$inferSelect, 'number' | 'next' | 'start' | 'step'>

/**
 * Until the transaction ends nobody else issues, revokes, or changes the key. Answers the list that credentials are
 * entered in; null before the first.
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

/** The list as it is published; null where there is none. */
export async function findStatusDocument(db: Db, number: number): Promise<LinkedDocument | null> {
  const [row] = await db
    .select({ document: statusLists.document })
    .from(statusLists)
    .where(eq(statusLists.number, number))
  return row?.document ?? null
}

/** The places of what is revoked of a list. */
export async function listRevokedPlaces(db: Db, number: number): Promise<number[]> {
  const rows = await db
    .select({ place: credentials.statusIndex })
    .from(credentials)
    .where(sql`${credentials.statusList} = ${number} and ${credentials.revokedAt} is not null`)
  return rows.map(({ place }) => place)
}

/** The key that signs; null where there is none. */
export async function findSigningKey(db: Db): Promise<{ id: string; sealed: string | null } | null> {
  const { id, sealed } = issuerKeys
  const [key] = await db.select({ id, sealed }).from(issuerKeys).where(isNull(issuerKeys.retiredAt))
  return key ?? null
}

/** Puts a key in place of the one that signs, of which the public half is kept; answers its id, null for the first key. */
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

/** Every key that ever signed, the newest first. */
export async function listKeys(db: Db) {
  const { id, createdAt, retiredAt } = issuerKeys
  return db.select({ id, createdAt, retiredAt }).from(issuerKeys).orderBy(desc(createdAt), desc(id))
}
