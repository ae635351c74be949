/** The record of what happened, from which later parts count and recompute. */
import type { Db } from './db.ts'
import { facts } from './schema.ts'

/** Records a fact; answers its number, which orders facts and names their notifications. */
export async function insertFact(
  db: Db,
  fact: { type: string; actorId: string | null; subjectId: string; data: Record<string, unknown> },
): Promise<number> {
  const { type, actorId, subjectId, data } = fact
  const [row] = await db.insert(facts).values({ type, actorId, subjectId, data }).returning({ id: facts.id })
  if (!row) throw new Error('a fact was not recorded')
  return row.id
}
