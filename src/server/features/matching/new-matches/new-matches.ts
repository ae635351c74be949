/** Notifies volunteers of projects that opened lately and fit them well (docs/decisions/0145). */
import { chooseNewMatches, findNewSince, mostNewMatches, newMatchDays } from '#domain/matching/new-matches.ts'
import { dayMs } from '#domain/time/time.ts'
import { monotonicClock } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { isUnavailable } from '#server/db/unavailable.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { postponement, type JobContext } from '#server/jobs/job.ts'
import { findMatches, type FoundMatch } from '#server/matching/find.ts'
import { answerInTime, isIndexLoaded, loadIndex } from '#server/matching/live-index.ts'
import { findMatching } from '#server/matching/matching.ts'
import { listMemberships } from '#server/queries/organizations/memberships.ts'
import { listOpened } from '#server/queries/projects/opened-projects.ts'
import {
  filterUnknown,
  listToCheck,
  saveCheck,
  saveNotified,
  type PersonToCheck,
} from './new-match-queries.ts'

/** People of one run, and milliseconds after which it begins with no one else, so that it ends before its lease; the next run continues. */
const perRun = 500
const mostRunMs = 60_000

/** What opened in the last minute is left for the next check: its transaction may not have ended yet. */
const settlingMs = 60_000

type CheckContext = Pick<JobContext, 'db' | 'config' | 'now' | 'signal'>

/** What opened lately, by its id, the latest first, and up to when. */
interface Opened {
  times: ReadonlyMap<string, number>
  until: Date
}

/** Checks people whose last check was a day ago. */
export async function findNewMatches(ctx: CheckContext): Promise<void> {
  const { db, now, signal } = ctx
  await requireIndex(db)
  const until = new Date(now.getTime() - settlingMs)
  const people = await listToCheck(db, { until, most: perRun })
  if (people.length === 0) return
  const since = new Date(now.getTime() - newMatchDays * dayMs)
  const opened = { times: await listOpened(db, { since, until }), until }
  const faults: unknown[] = []
  const began = monotonicClock()
  for (const person of people) {
    if (signal.aborted || monotonicClock() - began > mostRunMs) break
    await requireIndex(db)
    try {
      await checkPerson(ctx, person, opened)
    } catch (error) {
      // What fails for everyone passes: no one's check is made then.
      if (isUnavailable(error) || error instanceof Problem) throw error
      // Someone who can't be checked must not be in the way of everyone else.
      await saveCheck(db, { ...person, until })
      faults.push(error)
    }
  }
  if (faults.length > 0)
    throw new Error(`people who were not checked: ${faults.length}`, { cause: faults[0] })
}

/** Queries find only a part of what opened, if there is an index that is loading or behind: the rest would never be found. */
async function requireIndex(db: Db): Promise<void> {
  if (isIndexLoaded(db) !== null && (await loadIndex(db)) === null)
    throw postponement('the index of matches is not ready', 60)
}

/** Notifies someone of the best of their new matches, in the transaction that saves their check. */
async function checkPerson(
  ctx: CheckContext,
  person: PersonToCheck,
  { times, until }: Opened,
): Promise<void> {
  const { userId, checkedAt } = person
  // What is open at someone's first check is new to no one.
  const since = checkedAt === null ? until : findNewSince(checkedAt, ctx.now)
  const isNew = (id: string) => (times.get(id) ?? 0) > since.getTime()
  const [latest = 0] = times.values()
  const found = latest > since.getTime() ? await findFor(ctx, userId, isNew) : []
  await transact(ctx.db, async (tx) => {
    if (!(await saveCheck(tx, { ...person, until }))) return
    const ids = found.map(({ id }) => id)
    const unknown = await filterUnknown(tx, userId, ids)
    const [best, ...others] = found.filter(({ id }) => unknown.has(id))
    if (!best) return
    // Those that the sentence only counts, too.
    const projectIds = [best, ...others].map(({ id }) => id)
    await saveNotified(tx, { userId, projectIds, notifiedAt: ctx.now })
    await publish(tx, {
      type: 'project.matched',
      actorId: null,
      // The person, because a project's history reads and counts the events of the project. Events stay when an account is
      // deleted, so this one does not name the project.
      subjectId: userId,
      data: {},
      projectId: best.id,
      organizationId: best.organizationId,
      score: best.match.score,
      moreProjects: others.length,
    })
  })
}

/** The new projects that fit someone well, the best first. */
async function findFor(
  { db, config, now }: CheckContext,
  userId: string,
  isAmong: (projectId: string) => boolean,
): Promise<FoundMatch[]> {
  const actor = { id: userId, organizations: await listMemberships(db, userId) }
  const reader = { db, config, now: () => now, actor }
  const wanted = { order: 'best-fit', most: mostNewMatches, isAmong } as const
  const { found } = await answerInTime(db, () => findMatches(reader, findMatching(reader), wanted))
  return chooseNewMatches(found)
}
