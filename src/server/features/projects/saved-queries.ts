/** Which projects a person has saved. */
import { and, eq, inArray } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { projects, savedProjects } from '#server/db/schema.ts'

type Pair = { userId: string; projectId: string }

const matchesPair = ({ userId, projectId }: Pair) =>
  and(eq(savedProjects.userId, userId), eq(savedProjects.projectId, projectId))

/** Whether a project is published, a draft, held or removed; null when there is none. */
export async function findVisibility(db: Db, id: string) {
  const [row] = await db.select({ visibility: projects.visibility }).from(projects).where(eq(projects.id, id))
  return row?.visibility ?? null
}

/** Whether a person has saved a project. */
export async function isProjectSaved(db: Db, pair: Pair): Promise<boolean> {
  const rows = await db.select({ at: savedProjects.savedAt }).from(savedProjects).where(matchesPair(pair))
  return rows.length > 0
}

/** Saves a project; one that is saved keeps its place. */
export async function insertSavedProject(db: Db, saved: Pair & { savedAt: Date }): Promise<void> {
  await db.insert(savedProjects).values(saved).onConflictDoNothing()
}

export async function removeSavedProject(db: Db, pair: Pair): Promise<void> {
  await db.delete(savedProjects).where(matchesPair(pair))
}

/** Says of each card whether its reader has saved it: one question for a whole list, none for a visitor. */
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
