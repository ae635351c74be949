/**
 * Which projects people were shown in their lists of matches, and which of them were in view (docs/decisions/0120, 0126).
 */
import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import { exposureRule, type ExposureList } from '#domain/matching/predictions/exposures.ts'
import type { MatchBasis } from '#domain/matching/scoring/general.ts'
import type { MatchOrder } from '#domain/matching/order.ts'
import { featuresOf, type PredictedPair } from '#domain/matching/predictions/predictions.ts'
import { addDays, dayInZone } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { parameter, prepareOnce, prepareRead } from '#server/db/prepared.ts'
import { matchExposures } from '#server/db/tables/matching.ts'
import { projects, savedProjects } from '#server/db/tables/projects.ts'
import { isOpen } from '#server/queries/projects/open-projects.ts'

type Exposure = Omit<typeof matchExposures.$inferSelect, 'isSeen' | 'features'> & {
  features: number[] | null
}

interface ShownProject {
  id: string
  pair: PredictedPair
  /** Of a general list, and of what someone can't take, the models learn nothing. */
  basis: MatchBasis
  isEligible: boolean
}

export interface ShownList {
  userId: string
  list: ExposureList
  order: MatchOrder
  /** In the order of the list. */
  projects: readonly ShownProject[]
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
  const exposures = projects
    .slice(0, exposureRule.recorded)
    .map(({ id: projectId, pair, basis, isEligible }, index) => ({
      userId,
      projectId,
      day,
      list,
      sort: order,
      position: index + 1,
      features: basis === 'profile' && isEligible ? featuresOf(pair) : null,
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

/**
 * Writes what waits. When it returns, all lists that were recorded before the call are written, also those of a write that
 * was running. Accounts that were deleted or disabled meanwhile are left out.
 */
export async function flushExposures(db: Db): Promise<void> {
  const work = (writing.get(db) ?? Promise.resolve()).then(() => writeWaiting(db))
  // The next write also follows one that fails.
  writing.set(
    db,
    work.catch(() => undefined),
  )
  await work
}

async function writeWaiting(db: Db): Promise<void> {
  const known = waiting.get(db)
  if (!known) return
  clearTimeout(known.timer)
  waiting.delete(db)
  await write(db, known.exposures)
}

async function write(db: Db, exposures: readonly Exposure[]): Promise<void> {
  const column = <Value>(valueOf: (exposure: Exposure) => Value) => sql.param(exposures.map(valueOf))
  // In one order, so that two processes never wait for each other's rows in a circle.
  await db.execute(sql`insert into ${matchExposures} (user_id, project_id, day, list, sort, position, features)
    select user_id, project_id, day, list, sort, position, string_to_array(features, ',')::real[] from unnest(
      ${column(({ userId }) => userId)}::uuid[], ${column(({ projectId }) => projectId)}::uuid[],
      ${column(({ day }) => day)}::date[], ${column(({ list }) => list)}::text[],
      ${column(({ sort }) => sort)}::text[], ${column(({ position }) => position)}::smallint[],
      ${column(({ features }) => features?.join(',') ?? null)}::text[]
    ) as shown (user_id, project_id, day, list, sort, position, features)
    join users on users.id = shown.user_id and users.disabled_at is null
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
  // What this process listed just before may still wait. If that can't be written, what is stored still counts.
  await flushExposures(db).catch(() => undefined)
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

const ignoredColumns = { id: matchExposures.projectId }
const prepareIgnored = prepareOnce((db, name) => {
  const userId = parameter('userId')
  const query = db
    .select(ignoredColumns)
    .from(matchExposures)
    // Without those that closed, which no list has anymore, a list looks at no more projects than it needs.
    .innerJoin(projects, and(eq(projects.id, matchExposures.projectId), isOpen))
    .where(
      sql`${matchExposures.userId} = ${userId} and ${matchExposures.isSeen} and not exists (
        select from ${savedProjects} s where s.user_id = ${userId} and s.project_id = ${matchExposures.projectId})`,
    )
    .groupBy(matchExposures.projectId)
    .having(sql`count(distinct ${matchExposures.day}) > ${exposureRule.ignoredAfter}`)
  return prepareRead(db, { name, selection: ignoredColumns, query })
})

/** The open projects that a person saw on many days, in any of their lists, without saving them. */
export async function listIgnored(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await prepareIgnored(db, 'match_ignored').execute({ userId })
  return new Set(rows.map(({ id }) => id))
}

/** So many rows are deleted in one statement, so that none runs for long. */
const removedTogether = 20_000

/** Removes what was seen too long ago, and what was listed without being seen. */
export async function removeOldExposures(db: Db, now: Date): Promise<void> {
  const today = dayInZone(now, 'UTC')
  const { day, isSeen } = matchExposures
  await removeInParts(db, sql`${day} < ${addDays(today, -exposureRule.storedDays)}`)
  await removeInParts(
    db,
    sql`not ${isSeen} and ${day} < ${addDays(today, 1 - exposureRule.storedUnseenDays)}`,
  )
}

async function removeInParts(db: Db, condition: SQL): Promise<void> {
  let removed = removedTogether
  while (removed === removedTogether) {
    const { rowCount } = await db.execute(sql`delete from ${matchExposures} where ctid = any(array(
      select ctid from ${matchExposures} where ${condition} limit ${removedTogether}))`)
    removed = rowCount ?? 0
  }
}

/** Removes what a person was shown. */
export async function removeExposuresOf(db: Db, userId: string): Promise<void> {
  await db.delete(matchExposures).where(eq(matchExposures.userId, userId))
}
