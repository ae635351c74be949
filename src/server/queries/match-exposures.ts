/**
 * Which projects people were shown in their lists of matches, and which of them were in view (docs/decisions/0120, 0126).
 */
import { and, eq, inArray, lt, not, or, sql } from 'drizzle-orm'
import { exposureRule, type ExposureList } from '#domain/matching/exposures.ts'
import type { MatchOrder } from '#domain/matching/order.ts'
import { featuresOf, type PredictedPair } from '#domain/matching/predictions.ts'
import { addDays, dayInZone } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { matchExposures, savedProjects } from '#server/db/schema.ts'

type Exposure = Omit<typeof matchExposures.$inferSelect, 'isSeen' | 'features'> & { features: number[] }

export interface ShownList {
  userId: string
  list: ExposureList
  order: MatchOrder
  /** In the order of the list. */
  projects: readonly { id: string; pair: PredictedPair }[]
  at: Date
}

/** What waits to be written, per database. A process that is killed loses at most the last second of it. */
const waiting = new WeakMap<Db, { exposures: Exposure[]; timer: NodeJS.Timeout }>()
/** The write that runs, per database: one after the other. */
const writing = new WeakMap<Db, Promise<unknown>>()
const flushMs = 1000

/** Records a list that someone is shown. Returns immediately: lists of a second are written together. */
export function recordExposures(db: Db, { userId, list, order, projects, at }: ShownList): void {
  const day = dayInZone(at, 'UTC')
  const exposures = projects.slice(0, exposureRule.recorded).map(({ id: projectId, pair }, index) => ({
    userId,
    projectId,
    day,
    list,
    sort: order,
    position: index + 1,
    features: featuresOf(pair),
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

/** Writes what waits, after the write that runs. People whose account was deleted meanwhile are left out. */
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
  await db.execute(sql`insert into ${matchExposures} (user_id, project_id, day, list, sort, position, features)
    select user_id, project_id, day, list, sort, position, string_to_array(features, ',')::real[] from unnest(
      ${column(({ userId }) => userId)}::uuid[], ${column(({ projectId }) => projectId)}::uuid[],
      ${column(({ day }) => day)}::date[], ${column(({ list }) => list)}::text[],
      ${column(({ sort }) => sort)}::text[], ${column(({ position }) => position)}::smallint[],
      ${column(({ features }) => features.join(','))}::text[]
    ) as shown (user_id, project_id, day, list, sort, position, features)
    join users on users.id = shown.user_id
    order by 1, 2, 3, 4, 5
    on conflict do nothing`)
}

export interface SeenProjects {
  userId: string
  list: ExposureList
  order: MatchOrder
  projectIds: readonly string[]
  at: Date
}

/**
 * Records which projects of a list were in view. Only what the list had today or yesterday counts, on the latest of these
 * days, so that a tab that stays open over midnight counts and nothing can be made up.
 */
export async function recordSeen(
  db: Db,
  { userId, list, order, projectIds, at }: SeenProjects,
): Promise<void> {
  // What this process listed a moment ago may still wait.
  await flushExposures(db)
  const today = dayInZone(at, 'UTC')
  const listed = and(
    eq(matchExposures.userId, userId),
    eq(matchExposures.list, list),
    eq(matchExposures.sort, order),
  )
  const latest = sql`(select max(latest.day) from ${matchExposures} latest
    where latest.user_id = ${userId} and latest.project_id = ${matchExposures.projectId}
      and latest.list = ${list} and latest.sort = ${order} and latest.day >= ${addDays(today, -1)})`
  await db
    .update(matchExposures)
    .set({ isSeen: true })
    .where(
      and(
        listed,
        inArray(matchExposures.projectId, [...projectIds]),
        not(matchExposures.isSeen),
        sql`${matchExposures.day} = ${latest}`,
      ),
    )
}

/** The projects that a person saw on many days without saving them. */
export async function listIgnored(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: matchExposures.projectId })
    .from(matchExposures)
    .where(
      sql`${matchExposures.userId} = ${userId} and ${matchExposures.isSeen} and not exists (
        select from ${savedProjects} s where s.user_id = ${userId} and s.project_id = ${matchExposures.projectId})`,
    )
    .groupBy(matchExposures.projectId)
    .having(sql`count(distinct ${matchExposures.day}) > ${exposureRule.ignoredAfter}`)
  return new Set(rows.map(({ id }) => id))
}

/** Removes what was seen too long ago, and what was listed without being seen. */
export async function removeOldExposures(db: Db, now: Date): Promise<void> {
  const today = dayInZone(now, 'UTC')
  const { day, isSeen } = matchExposures
  await db
    .delete(matchExposures)
    .where(
      or(
        lt(day, addDays(today, -exposureRule.storedDays)),
        and(lt(day, addDays(today, 1 - exposureRule.storedUnseenDays)), not(isSeen)),
      ),
    )
}

/** Removes what a person was shown. */
export async function removeExposuresOf(db: Db, userId: string): Promise<void> {
  await db.delete(matchExposures).where(eq(matchExposures.userId, userId))
}
