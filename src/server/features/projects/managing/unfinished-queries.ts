/** Queries for forms of new projects that are not posted yet. Each is its author's alone. */
import { and, count, eq, sql } from 'drizzle-orm'
import type { UnfinishedProjectDetail } from '#contract/projects/unfinished.ts'
import type { Db } from '#server/db/db.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { unfinishedProjects } from '#server/db/tables/projects.ts'
import {
  describeForm,
  presentUnfinished,
  unfinishedColumns,
} from '#server/queries/projects/unfinished-projects.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'

type Form = Record<string, unknown>
type Key = { id: string; userId: string }

const matchesKey = ({ id, userId }: Key) =>
  and(eq(unfinishedProjects.id, id), eq(unfinishedProjects.userId, userId))

export async function findUnfinished(db: Db, key: Key): Promise<UnfinishedProjectDetail | null> {
  const [found] = await db
    .select({ listed: unfinishedColumns, form: unfinishedProjects.form })
    .from(unfinishedProjects)
    .innerJoin(organizations, eq(organizations.id, unfinishedProjects.organizationId))
    .where(matchesKey(key))
  return found ? { ...presentUnfinished(found.listed), form: found.form } : null
}

/** Locks an author, so that their saves happen one at a time, and returns whether they belong to the organization. */
export async function lockAuthor(db: Db, of: { userId: string; organizationId: string }): Promise<boolean> {
  await lockUser(db, of.userId)
  const [membership] = await db
    .select({ userId: organizationMembers.userId })
    .from(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organizationId, of.organizationId),
        eq(organizationMembers.userId, of.userId),
      ),
    )
    .for('key share')
  return membership !== undefined
}

/** What is stored under an id, by any author; null if nothing is. */
export async function findStored(db: Db, { id, form }: { id: string; form: Form }) {
  const [row] = await db
    .select({
      userId: unfinishedProjects.userId,
      version: unfinishedProjects.version,
      isSame: sql<boolean>`${unfinishedProjects.form} = ${JSON.stringify(form)}::jsonb`,
    })
    .from(unfinishedProjects)
    .where(eq(unfinishedProjects.id, id))
  return row ?? null
}

export async function countUnfinished(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(unfinishedProjects)
    .where(eq(unfinishedProjects.userId, userId))
  return row?.total ?? 0
}

/** Stores the first version of a form; false if its id was just taken. */
export async function insertUnfinished(
  db: Db,
  { at, ...saved }: Key & { organizationId: string; form: Form; at: Date },
): Promise<boolean> {
  const inserted = await db
    .insert(unfinishedProjects)
    .values({
      ...saved,
      ...describeForm(saved.form),
      listedVersion: 1,
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: unfinishedProjects.id })
  return inserted.length > 0
}

/** Stores the version after this one; false if it is not there, because it was just posted or discarded. */
export async function saveUnfinished(
  db: Db,
  saved: Key & { organizationId: string; form: Form; version: number; at: Date },
): Promise<boolean> {
  const { organizationId, form, version, at } = saved
  const updated = await db
    .update(unfinishedProjects)
    .set({
      organizationId,
      form,
      ...describeForm(form),
      listedVersion: version + 1,
      version: version + 1,
      updatedAt: at,
    })
    .where(and(matchesKey(saved), eq(unfinishedProjects.version, version)))
    .returning({ id: unfinishedProjects.id })
  return updated.length > 0
}

export async function removeUnfinished(db: Db, key: Key): Promise<void> {
  await db.delete(unfinishedProjects).where(matchesKey(key))
}
