/** How many different volunteers a member has been shown on a day. */
import { lt, sql } from 'drizzle-orm'
import type { LocalDate } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { directoryDays } from '#server/db/tables/matching.ts'

/**
 * Adds marks to those of a member's day, each once; returns false, and adds none, if there would be more than `most`. The
 * row is locked, so that calls at the same time count together.
 */
export async function addSeen(
  db: Db,
  {
    readerId,
    day,
    marks,
    most,
  }: { readerId: string; day: LocalDate; marks: readonly string[]; most: number },
): Promise<boolean> {
  const shown = sql`${sql.param([...marks])}::text[]`
  const all = sql`array(select unnest(${directoryDays}.seen) union select unnest(excluded.seen))`
  // A page seen before writes nothing.
  const { rows } = await db.execute(sql`
    with known as (
      select from ${directoryDays} where reader_id = ${readerId}::uuid and day = ${day}::date and seen @> ${shown}
    ), added as (
      insert into ${directoryDays} (reader_id, day, seen)
      select ${readerId}::uuid, ${day}::date, ${shown} where not exists (select from known)
      on conflict (reader_id, day) do update set seen = ${all} where cardinality(${all}) <= ${most}
      returning reader_id
    )
    select from known union all select from added`)
  return rows.length > 0
}

/** Removes the counts of earlier days. */
export async function removeDaysBefore(db: Db, day: LocalDate): Promise<void> {
  await db.delete(directoryDays).where(lt(directoryDays.day, day))
}
