/** Whether the reader's own report about something awaits a decision, for the page of what is reported. */
import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'

/** A column of a query: true while the reader may not report it again. */
export const hasReported = (
  kind: 'project' | 'organization' | 'person' | 'message',
  { item, reader }: Record<'item' | 'reader', SQLWrapper>,
) => sql<boolean>`exists (select from filed_reports f where f.kind = ${sql.raw(`'${kind}'`)}
  and f.item_id = ${item} and f.reporter_id = ${reader} and f.decided_at is null)`

/** Those of these people whom the reader reported, while their report awaits a decision. */
export async function listReportedPeople(
  db: Db,
  { readerId, ids }: { readerId: string; ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select f.item_id as id from filed_reports f
    where f.kind = 'person' and f.reporter_id = ${readerId} and f.decided_at is null
      and f.item_id = any(${sql.param([...ids])}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}
