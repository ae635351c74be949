/** Queries for saved projects. */
import { and, eq, inArray } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { projects, savedProjects } from '#server/db/tables/projects.ts'

type Pair = { userId: string; projectId: string }

const matchesPair = ({ userId, projectId }: Pair) =>
  and(eq(savedProjects.userId, userId), eq(savedProjects.projectId, projectId))

/** A project's visibility (published, draft, held or removed); null if it does not exist. */
export async function findVisibility(db: Db, id: string) {
  const [row] = await db.select({ visibility: projects.visibility }).from(projects).where(eq(projects.id, id))
  return row?.visibility ?? null
}

/** Whether a person has saved a project. */
export async function isProjectSaved(db: Db, pair: Pair): Promise<boolean> {
  const rows = await db.select({ at: savedProjects.savedAt }).from(savedProjects).where(matchesPair(pair))
  return rows.length > 0
}

/** Saves a project. If it was already saved, it keeps its position. */
export async function insertSavedProject(db: Db, saved: Pair & { savedAt: Date }): Promise<void> {
  await db.insert(savedProjects).values(saved).onConflictDoNothing()
}

export async function removeSavedProject(db: Db, pair: Pair): Promise<void> {
  await db.delete(savedProjects).where(matchesPair(pair))
}

/** Marks which cards the reader has saved: one query for a whole list, none for visitors. */
export async function markSaved<Card extends { id: string; isSaved: boolean | null; saved: boolean | null }>(
  { db, actor }: Pick<Context<User | null>, 'db' | 'actor'>,
  cards: readonly Card[],
): Promise<Card[]> {
  if (!actor || cards.length === 0) return [...cards]
  const ids = cards.map(({ id }) => id)
  const rows = await db
    .select({ id: savedProjects.projectId })
    .from(savedProjects)
    .where(and(eq(savedProjects.userId, actor.id), inArray(savedProjects.projectId, ids)))
  const saved = new Set(rows.map(({ id }) => id))
  return cards.map((card) => ({ ...card, isSaved: saved.has(card.id), saved: saved.has(card.id) }))
}
