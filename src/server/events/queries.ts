/** The record of what happened, from which later parts count and recompute. */
import type { Db } from '#server/db/db.ts'
import { domainEvents } from '#server/db/schema.ts'

/** Records a fact; answers its number, which orders facts and names their notifications. */
export async function insertEvent(
  db: Db,
  event: { type: string; actorId: string | null; subjectId: string; data: Record<string, unknown> },
): Promise<number> {
  const { type, actorId, subjectId, data } = event
  const [row] = await db
    .insert(domainEvents)
    .values({ type, actorId, subjectId, data })
    .returning({ id: domainEvents.id })
  if (!row) throw new Error('a fact was not recorded')
  return row.id
}
