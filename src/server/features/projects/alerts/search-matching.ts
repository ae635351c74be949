/** Compares projects that were published, reopened or changed with saved searches, and notifies people (docs/decisions/0102). */
import { z } from '#contract/zod.ts'
import { alertFrequencies } from '#domain/projects/saved-searches.ts'
import type { Config } from '#server/config/config.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { postponement, type JobContext } from '#server/jobs/job.ts'
import { addJob, removeDuplicateJobs, type NewJob } from '#server/jobs/queries.ts'
import { loadPlaceFinder, type Located, type PlaceFinder } from '#server/places/find-place.ts'
import { lockProject } from '#server/queries/projects/lock-project.ts'
import { isAt } from '#server/features/projects/browsing/nearby.ts'
import { findReadWith, readFilters } from './saved-search-values.ts'
import { hasOutdated, listOutdated, saveValues } from './saved-searches-queries.ts'
import { continueKind, matchKind, verifiedKind } from './search-enqueue.ts'
import * as queries from './search-matching-queries.ts'
import { termsOfProject } from './search-terms.ts'
import { listNewByMark, listUnseen, passToOtherSearches } from './verified-queries.ts'

type MatchingContext = Pick<JobContext, 'db' | 'now' | 'config' | 'signal'>

/** People who are notified in one transaction. */
const batch = 100

const acceptanceOf = ({ now, config }: { now: Date; config: Config }): queries.Acceptance => ({
  now,
  applicationsPerSpot: config.applicationsPerSpot,
})

const payloadSchema = z.object({ projectId: z.uuid() })

/** Compares the job's project with all searches, and notifies those who want to know immediately. */
export async function matchChanged(ctx: MatchingContext, payload: Record<string, unknown>): Promise<void> {
  const { projectId } = payloadSchema.parse(payload)
  await removeDuplicateJobs(ctx.db, { kind: matchKind, payload: { projectId } })
  await requireRead(ctx.db)
  await matchProject(ctx, projectId)
  await notifyAtOnce(ctx, projectId)
}

const verifiedSchema = z.object({
  organizationId: z.uuid(),
  verifiedAt: z.iso.datetime(),
  lostAt: z.iso.datetime().nullable(),
  after: z.uuid().optional(),
})

/**
 * Compares the projects of an organization that was verified: people who ask for that see them for the first time. If it was
 * verified before, only those that opened without the mark. It runs after the verification, so that no project is locked while
 * its organization is.
 */
export async function matchVerified(ctx: MatchingContext, payload: Record<string, unknown>): Promise<void> {
  const { after, ...mark } = verifiedSchema.parse(payload)
  await requireRead(ctx.db)
  const ids = await listUnseen(ctx.db, { ...mark, after, most: perVerifiedRun })
  let compared = 0
  for (const id of ids) {
    if (ctx.signal.aborted) break
    await matchProject(ctx, id, mark.verifiedAt)
    await notifyAtOnce(ctx, id)
    compared += 1
  }
  if (compared < ids.length || ids.length === perVerifiedRun)
    await addJob(ctx.db, {
      kind: verifiedKind,
      payload: { ...mark, after: ids[compared - 1] ?? after },
    })
}

/** How many projects one job looks at. */
const perRun = 500
/** Fewer where each is compared with all searches and notified of: a job has to end within its lease. */
const perVerifiedRun = 50

/** Does what other jobs left: changes without an event, and what a stopped process has not sent. */
export async function matchRemaining(ctx: MatchingContext): Promise<void> {
  await requireRead(ctx.db)
  const before = new Date(ctx.now.getTime() - 60_000)
  for (const id of await queries.listChanged(ctx.db, { before, most: perRun })) {
    if (ctx.signal.aborted) return
    await matchProject(ctx, id)
  }
  for (const id of await queries.listUnsent(ctx.db, perRun)) await notifyAtOnce(ctx, id)
}

/** No project is compared while searches are stored as something that they no longer mean. */
async function requireRead(db: Db): Promise<void> {
  if (!(await hasOutdated(db, await findReadWith(db)))) return
  await addJob(db, readMore)
  throw postponement('saved searches are being read again', 5)
}

const readMore: NewJob = { kind: continueKind, uniqueKey: continueKind }

/** Searches that are updated at a time. */
const perBatch = 500

/** Computes again the terms of searches whose filters now mean something else, for example after a skill was placed. */
export async function updateOutdated({ db, config, now, signal }: MatchingContext): Promise<NewJob | void> {
  const outdated = await listOutdated(db, { readWith: await findReadWith(db), most: perBatch })
  for (const { id, filters } of outdated) {
    if (signal.aborted) break
    await saveValues(db, { id, filters, values: await readFilters({ db, config, now }, filters) })
  }
  // Fewer than a batch are all. While two releases run, each reads the same ones again, so only a full batch continues immediately.
  if (outdated.length === perBatch || signal.aborted) return readMore
}

/**
 * Stores whom searches of a changed project concern. A change is compared once, however many processes try. `verifiedAt`: when its
 * organization was verified, before which searches for that did not find it.
 */
async function matchProject(
  ctx: MatchingContext,
  projectId: string,
  verifiedAt: string | null = null,
): Promise<void> {
  const acceptance = acceptanceOf(ctx)
  const seen = await queries.findSearchedProject(ctx.db, projectId, acceptance)
  // The tables of places take a second to load, outside the transaction.
  let finder = seen && isOnSite(seen) ? await loadPlaceFinder() : null
  for (let isDone = false; !isDone;) {
    isDone = await transact(ctx.db, async (db) => {
      // A change meanwhile is noted only after this job has removed the change that it looks at.
      await lockProject(db, projectId)
      const isChanged = await queries.isChanged(db, projectId)
      if (!isChanged && verifiedAt === null) return true
      const project = await queries.findSearchedProject(db, projectId, acceptance)
      if (project?.isListed) {
        if (isOnSite(project) && !finder) return false
        const found = await findSearches(db, { project, projectId, finder, acceptance, verifiedAt })
        await queries.insertAlerts(db, { projectId, found: chooseForPeople(found), now: ctx.now })
      }
      await queries.removeChange(db, projectId)
      return true
    })
    finder ??= isDone ? null : await loadPlaceFinder()
  }
}

type Project = NonNullable<Awaited<ReturnType<typeof queries.findSearchedProject>>>
type Place = Pick<Project, 'isRemote' | 'location'>

const isOnSite = ({ isRemote, location, before }: Project) =>
  (!isRemote && location !== null) || (before !== null && !before.isRemote && before.location !== null)

const locate = (finder: PlaceFinder | null, { isRemote, location }: Place): Located | null =>
  finder && !isRemote && location !== null ? finder.locate(location) : null

interface Matching {
  project: Project
  projectId: string
  finder: PlaceFinder | null
  acceptance: queries.Acceptance
  verifiedAt?: string | null
}

/** The searches that find a project now and did not before its change; of people who may be notified. */
export async function listNewFinds(
  db: Db,
  { projectId, ...clock }: { projectId: string; now: Date; config: Config },
): Promise<queries.FoundSearch[]> {
  const acceptance = acceptanceOf(clock)
  const project = await queries.findSearchedProject(db, projectId, acceptance)
  if (!project) return []
  const finder = isOnSite(project) ? await loadPlaceFinder() : null
  return transact(db, (transaction) => findSearches(transaction, { project, projectId, finder, acceptance }))
}

async function findSearches(
  db: Db,
  { project, projectId, finder, acceptance, verifiedAt = null }: Matching,
): Promise<queries.FoundSearch[]> {
  const located = locate(finder, project)
  const locatedBefore = project.before && locate(finder, project.before)
  const terms = termsOfProject({ ...project, located })
  const listed = await queries.listFoundSearches(db, { projectId, terms, acceptance })
  const found = listed.filter((search) => isThere(search, located))
  const newByMark =
    verifiedAt === null
      ? null
      : await listNewByMark(db, { projectId, verifiedAt, searchIds: found.map(({ id }) => id) })
  const isChanged = newByMark === null || project.before !== null
  const isNew = (search: queries.FoundSearch) =>
    newByMark?.has(search.id) || (isChanged && !(search.foundBefore && isThere(search, locatedBefore)))
  return found.filter(isNew)
}

/** Of each person the most immediate search; of several always the same. */
function chooseForPeople(found: readonly queries.FoundSearch[]): queries.FoundSearch[] {
  const byPerson = new Map<string, queries.FoundSearch>()
  for (const search of found) {
    const other = byPerson.get(search.userId)
    if (!other || compareSearches(search, other) < 0) byPerson.set(search.userId, search)
  }
  return [...byPerson.values()]
}

const isThere = ({ place }: queries.FoundSearch, located: Located | null) =>
  place === null || (located !== null && isAt(place, located))

const rankOf = ({ frequency }: queries.FoundSearch) => alertFrequencies.indexOf(frequency)

const compareSearches = (a: queries.FoundSearch, b: queries.FoundSearch) =>
  rankOf(a) - rankOf(b) || (a.id < b.id ? -1 : 1)

/** Notifies people of a project that their searches found, some in each transaction. */
async function notifyAtOnce(ctx: MatchingContext, projectId: string): Promise<void> {
  const acceptance = acceptanceOf(ctx)
  let isMore = true
  while (isMore && !ctx.signal.aborted) {
    isMore = await transact(ctx.db, async (db) => {
      await passToOtherSearches(db, { projectId, acceptance })
      const taken = await queries.takeAtOnce(db, { projectId, most: batch, acceptance })
      const project = taken && (await queries.findSearchedProject(db, projectId, acceptance))
      if (!taken || !project) return false
      const { organizationId } = project
      const { sendId, userIds } = taken
      const data = { projectId, organizationId, moreProjects: 0 }
      await publish(db, { type: 'project.found', actorId: null, subjectId: sendId, data, userIds })
      return userIds.length === batch
    })
  }
}
