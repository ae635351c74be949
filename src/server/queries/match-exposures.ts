/** Which projects people were shown in their lists of matches (docs/decisions/0120-need-as-a-price.md). */
import { eq, lt, sql } from 'drizzle-orm'
import { exposureRule, type ExposureList } from '#domain/matching/exposures.ts'
import type { MatchOrder } from '#domain/matching/order.ts'
import { addDays, dayInZone } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { matchExposures, savedProjects } from '#server/db/schema.ts'

type Exposure = typeof matchExposures.$inferSelect

export interface ShownList {
  userId: string
  list: ExposureList
  order: MatchOrder
  /** In the order of the list. */
  projectIds: readonly string[]
  at: Date
}

/** What waits to be written, per database. A process that is killed loses at most the last second of it. */
const waiting = new WeakMap<Db, { exposures: Exposure[]; timer: NodeJS.Timeout }>()
/** The write that runs, per database: one after the other. */
const writing = new WeakMap<Db, Promise<unknown>>()
const flushMs = 1000

/** Records a list that someone is shown. Returns immediately: lists of a second are written together. */
export function recordExposures(db: Db, { userId, list, order, projectIds, at }: ShownList): void {
  const day = dayInZone(at, 'UTC')
  const exposures = projectIds.slice(0, exposureRule.recorded).map((projectId, index) => ({
    userId,
    projectId,
    day,
    list,
    sort: order,
    position: index + 1,
  }))
  const known = waiting.get(db)
  if (known) {
    known.exposures.push(...exposures)
    return
  }
  // A list is worth no failure of the process: what can't be written, as while the database is away, is lost.
  const timer = setTimeout(() => void flushExposures(db).catch(() => undefined), flushMs).unref()
  waiting.set(db, { exposures, timer })
}

/** Writes what waits, after the write that runs. Drafts that were removed meanwhile are left out. */
export async function flushExposures(db: Db): Promise<void> {
  await writing.get(db)
  const known = waiting.get(db)
  if (!known) return
  clearTimeout(known.timer)
  waiting.delete(db)
  const work = write(db, known.exposures)
  writing.set(
    db,
    work.catch(() => undefined),
  )
  await work
}

async function write(db: Db, exposures: readonly Exposure[]): Promise<void> {
  const column = <Value>(valueOf: (exposure: Exposure) => Value) => sql.param(exposures.map(valueOf))
  // In one order, so that two processes never wait for each other's rows in a circle.
  await db.execute(sql`insert into ${matchExposures} (user_id, project_id, day, list, sort, position)
    select shown.* from unnest(
      ${column(({ userId }) => userId)}::uuid[], ${column(({ projectId }) => projectId)}::uuid[],
      ${column(({ day }) => day)}::date[], ${column(({ list }) => list)}::text[],
      ${column(({ sort }) => sort)}::text[], ${column(({ position }) => position)}::smallint[]
    ) as shown (user_id, project_id, day, list, sort, position)
    join users on users.id = shown.user_id join projects on projects.id = shown.project_id
    order by 1, 2, 3, 4, 5
    on conflict do nothing`)
}

/** The projects that a person saw on many days without saving them. */
export async function listIgnored(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const { seenIn, ignoredAfter } = exposureRule
  const rows = await db
    .select({ id: matchExposures.projectId })
    .from(matchExposures)
    .where(
      sql`${matchExposures.userId} = ${userId} and ${matchExposures.list} = ${seenIn} and not exists (
        select from ${savedProjects} s where s.user_id = ${userId} and s.project_id = ${matchExposures.projectId})`,
    )
    .groupBy(matchExposures.projectId)
    .having(sql`count(distinct ${matchExposures.day}) > ${ignoredAfter}`)
  return new Set(rows.map(({ id }) => id))
}

/** Removes what was shown too long ago. */
export async function removeOldExposures(db: Db, now: Date): Promise<void> {
  await db
    .delete(matchExposures)
    .where(lt(matchExposures.day, addDays(dayInZone(now, 'UTC'), -exposureRule.storedDays)))
}

/** Removes what a person was shown. */
export async function removeExposuresOf(db: Db, userId: string): Promise<void> {
  await db.delete(matchExposures).where(eq(matchExposures.userId, userId))
}
