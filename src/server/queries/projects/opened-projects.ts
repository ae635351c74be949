/** Which projects began to take applications in a period, for what volunteers learn of new ones. */
import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isOpen } from './open-projects.ts'

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`

/** No one compares more: of an import of many projects, the latest. */
const mostOpened = 50_000

interface Period {
  since: Date
  until: Date
}

/** Open projects whose time is in a period. Each of the two times has an index. */
const selectOpened = (openedAt: AnyColumn, { since, until }: Period) => sql`
  select ${projects.id} as id, ${openedAt} as opened_at from ${projects}
  where ${openedAt} > ${at(since)} and ${openedAt} <= ${at(until)} and ${isOpen}`

async function readOpened(db: Db, opened: SQL): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; openedAt: string }>(sql`
    select o.id, extract(epoch from o.opened_at) * 1000 as "openedAt" from (${opened}) o
    order by o.opened_at desc limit ${mostOpened}`)
  return new Map(rows.map(({ id, openedAt }) => [id, Number(openedAt)]))
}

/** When projects opened that did so in a period and still have a spot, by their ids, the latest first. */
export const listOpened = (db: Db, period: Period): Promise<Map<string, number>> =>
  readOpened(db, selectOpened(projects.openedAt, period))

/** The same with projects that were open before the product noted when they open: they count from when they were created. */
export const listOpenedOrCreated = (db: Db, period: Period): Promise<Map<string, number>> =>
  readOpened(
    db,
    sql`${selectOpened(projects.openedAt, period)}
      union all ${selectOpened(projects.createdAt, period)} and ${projects.openedAt} is null`,
  )
