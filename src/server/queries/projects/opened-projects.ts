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

/**
 * Open projects whose time is in a period. Each of the two times has an index. A row from before it said since when its project
 * is shown counts from when it was created.
 */
const selectOpened = (openedAt: AnyColumn, { since, until }: Period) => sql`
  select ${projects.id} as id, ${openedAt} as opened_at,
    coalesce(${projects.shownAt}, ${projects.createdAt}) as shown_at
  from ${projects}
  where ${openedAt} > ${at(since)} and ${openedAt} <= ${at(until)} and ${isOpen}`

/** The time of each of these projects by its id, the latest that opened first. */
async function readTimes(db: Db, { opened, time }: { opened: SQL; time: SQL }): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    select o.id, extract(epoch from ${time}) * 1000 as at
    from (select * from (${opened}) every order by opened_at desc limit ${mostOpened}) o
    order by o.opened_at desc`)
  return new Map(rows.map((row) => [row.id, Number(row.at)]))
}

/** When projects opened that did so in a period and still have a spot, by their ids, the latest first. */
export const listOpened = (db: Db, period: Period): Promise<Map<string, number>> =>
  readTimes(db, { opened: selectOpened(projects.openedAt, period), time: sql`o.opened_at` })

/**
 * Since when the projects that opened in a period are new: since people could see them, which may be before it. One that is
 * resumed or has a spot again was new before. Those that were open before the product noted when they open count from when
 * they were created.
 */
export const listNew = (db: Db, period: Period): Promise<Map<string, number>> =>
  readTimes(db, {
    opened: sql`${selectOpened(projects.openedAt, period)}
      union all ${selectOpened(projects.createdAt, period)} and ${projects.openedAt} is null`,
    time: sql`least(o.opened_at, o.shown_at)`,
  })
