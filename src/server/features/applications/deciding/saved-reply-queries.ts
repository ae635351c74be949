import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SavedReply } from '#contract/applications/saved-replies.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { savedReplies } from '#server/db/tables/applications.ts'

/** Names in one order for every language. */
const byName = [sql`lower(${savedReplies.name})`, savedReplies.id]

type Row = typeof savedReplies.$inferSelect

const present = ({ createdAt, updatedAt, ...reply }: Row): SavedReply => ({
  ...reply,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** An organization's replies, by name. */
export async function listReplies(db: Db, organizationId: string): Promise<SavedReply[]> {
  const rows = await db
    .select()
    .from(savedReplies)
    .where(eq(savedReplies.organizationId, organizationId))
    .orderBy(...byName)
  return rows.map(present)
}

/** A reply of one of the reader's organizations, or null. */
export async function findReply({ db, actor }: Context, id: string): Promise<SavedReply | null> {
  const own = actor.organizations.map((organization) => organization.id)
  const [row] = await db
    .select()
    .from(savedReplies)
    .where(and(eq(savedReplies.id, id), inArray(savedReplies.organizationId, own)))
  return row ? present(row) : null
}

/** The ids of an organization's replies with their names, and the same form of another name. */
export async function listReplyKeys(db: Db, organizationId: string, name: string) {
  const saved = await db
    .select({ id: savedReplies.id, key: sql<string>`lower(${savedReplies.name})` })
    .from(savedReplies)
    .where(eq(savedReplies.organizationId, organizationId))
  // PostgreSQL compares the names of its unique index in its own lower case.
  const { rows } = await db.execute<{ key: string }>(sql`select lower(${name}::text) as key`)
  return { saved, key: rows[0]?.key ?? name }
}

export async function insertReply(db: Db, reply: typeof savedReplies.$inferInsert): Promise<string> {
  const [row] = await db.insert(savedReplies).values(reply).returning({ id: savedReplies.id })
  if (!row) throw new Error('a reply was not stored')
  return row.id
}

/** Replaces the name, the text and the reason of a reply. */
export async function saveReply(
  db: Db,
  { id, ...change }: Pick<Row, 'id' | 'name' | 'text' | 'declineReason' | 'updatedAt'>,
): Promise<void> {
  await db.update(savedReplies).set(change).where(eq(savedReplies.id, id))
}

export async function removeReply(db: Db, id: string): Promise<void> {
  await db.delete(savedReplies).where(eq(savedReplies.id, id))
}
