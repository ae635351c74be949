/** The domain events table, which later jobs count and recompute from. */
import { connectionOf, type Db } from '#server/db/db.ts'
import { createStatement, queryRows } from '#server/db/statement.ts'

const insertStatement = createStatement({
  name: 'facts_insert',
  text: 'insert into facts (type, actor_id, subject_id, data) values ($1, $2, $3, $4) returning id',
})

/** Stores an event and returns its number, which orders events and identifies their notifications. */
export async function insertEvent(
  db: Db,
  event: { type: string; actorId: string | null; subjectId: string; data: Record<string, unknown> },
): Promise<number> {
  const { type, actorId, subjectId, data } = event
  const values = [type, actorId, subjectId, JSON.stringify(data)]
  const [row] = await queryRows<{ id: number }>(connectionOf(db), insertStatement, values)
  if (!row) throw new Error('an event was not recorded')
  return row.id
}
