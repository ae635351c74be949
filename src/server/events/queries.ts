/** The domain events table, which later jobs count and recompute from. */
import type { Db } from '#server/db/db.ts'
import { domainEvents } from '#server/db/tables/events.ts'

/** Stores an event and returns its number, which orders events and identifies their notifications. */
export async function insertEvent(
  db: Db,
  event: { type: string; actorId: string | null; subjectId: string; data: Record<string, unknown> },
): Promise<number> {
  const { type, actorId, subjectId, data } = event
  const [row] = await db
    .insert(domainEvents)
    .values({ type, actorId, subjectId, data })
    .returning({ id: domainEvents.id })
  if (!row) throw new Error('an event was not recorded')
  return row.id
}
