/** Which projects began to take applications in a period, for what volunteers learn of new ones. */
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isOpen } from './open-projects.ts'

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`

/** No one compares more: of an import of many projects, the latest. */
const mostOpened = 50_000

/** When projects opened that did so in a period and still have a spot, by their ids, the latest first. */
export async function listOpened(
  db: Db,
  { since, until }: { since: Date; until: Date },
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; openedAt: string }>(sql`
    select ${projects.id} as id, extract(epoch from ${projects.openedAt}) * 1000 as "openedAt" from ${projects}
    where ${projects.openedAt} > ${at(since)} and ${projects.openedAt} <= ${at(until)} and ${isOpen}
    order by ${projects.openedAt} desc limit ${mostOpened}`)
  return new Map(rows.map(({ id, openedAt }) => [id, Number(openedAt)]))
}
