/** The projects that match a volunteer: candidates by index, then the exact score of those candidates only. */
import type { MatchProject } from '#domain/matching/factors.ts'
import { isEligible } from '#domain/matching/eligibility.ts'
import { isNothingToMatchOn, pickVaried } from '#domain/matching/general.ts'
import type { ParsedGoals } from '#domain/matching/goals.ts'
import type { ParsedProject } from '#domain/matching/parse-project.ts'
import { matchParsed, type Match } from '#domain/matching/score.ts'
import {
  byFit,
  computePriority,
  orderMatches,
  withoutDuplicates,
  type MatchOrder,
  type PrioritizedProject,
} from '#domain/matching/order.ts'
import { noPlacements } from '#domain/vocabulary/placements.ts'
import { causeLabelsOf } from '#domain/vocabulary/causes.ts'
import { findApplicationsClosedReason, type SpotCounts } from '#domain/projects/projects.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import {
  listCandidates,
  listNewestOpen,
  listOpenAmong,
  type MatchViewer,
} from '#server/queries/match-candidates.ts'
import { listLimits } from '#server/queries/match-exclusions.ts'
import { listIgnored } from '#server/queries/match-exposures.ts'
import { loadPlaces } from '#server/places/find-place.ts'
import { loadParsedProjects } from './analysis-cache.ts'
import { findBest } from './find-best.ts'
import { loadIndex, searchInTime } from './live-index.ts'
import { withLocations, type MatchContext, type Matching } from './matching.ts'
import { recallMatch } from './recent-matches.ts'

export interface FoundMatch {
  id: string
  organizationId: string
  /** ISO 8601. */
  postedAt: string
  project: MatchProject
  read: ParsedProject
  match: Match
  fit: number
  isEligible: boolean
  spots: SpotCounts
  pendingCount: number
  /** The points that are added to the fit in the recommended order. */
  priority: number
}

/** Which matches are needed. */
export interface MatchesWanted {
  order: MatchOrder
  /** How many of them, in this order; there may be more. */
  most: number
  /** Whether those that this person cannot take count, too. */
  ineligible?: boolean
  /** Only projects that were posted after this. */
  postedAfter?: Date
  /** Whether a profile with nothing to match on gets a general list; otherwise it gets none. */
  general?: boolean
  /** Work and causes that candidates may have besides those of the profile; they change no score. */
  also?: AlsoWanted
}
type AlsoWanted = Pick<ParsedGoals, 'workIds' | 'causes'>

/** More than are shown are scored, because some are duplicates or cannot be taken. */
const reserve = 16

/** No list looks at more, even if someone hides or cannot take nearly everything. */
const maxScored = 4096

/**
 * The projects that match the caller, of duplicates the one that fits best, in any order. Empty while there is
 * nothing to match on. Throws `unavailable` if a process that is loading its index can't find them in time.
 */
export function findMatches(
  ctx: MatchContext,
  matching: Matching,
  wanted: MatchesWanted,
): Promise<FoundMatch[]> {
  return searchInTime(ctx.db, () => search(ctx, matching, wanted))
}

async function search(ctx: MatchContext, matching: Matching, wanted: MatchesWanted): Promise<FoundMatch[]> {
  const isGeneral = isNothingToMatchOn(matching.read)
  if (isGeneral && !wanted.general && !wanted.also) return []
  const { placements = noPlacements } = matching.volunteer
  const [index, ignored, limits] = await Promise.all([
    loadIndex(ctx.db),
    listIgnored(ctx.db, ctx.actor.id),
    listLimits(ctx.db, ctx.actor.id),
  ])
  const reader = { ...ctx.actor, limits, placements }
  const score = async (rows: readonly Row[]) => {
    const found = await scoreCandidates(ctx, matching, { rows, ignored })
    return isGeneral && wanted.general ? pickGeneral(found, wanted) : found
  }
  if (!index) {
    const rows = await listByQuery(ctx.db, reader, { matching, wanted })
    const found = await score(rows)
    return found.filter(({ postedAt }) => !wanted.postedAfter || new Date(postedAt) > wanted.postedAfter)
  }
  const findPlace = matching.read.location === null ? () => null : await loadPlaces()
  const { order, postedAfter } = wanted
  const { weights, statistics } = matching.options
  const query = {
    order,
    weights,
    statistics,
    findPlace,
    read: matching.read,
    now: ctx.now(),
    isGeneral: isGeneral && wanted.general === true,
    ...(postedAfter && { postedAfter }),
  }
  // Ignored ones come last in an order that the index does not know.
  const first = (isGeneral ? variety : 1) * wanted.most + reserve + ignored.size
  for (let most = first; ; most *= 4) {
    const best = findBest(index, { ...query, most })
    const others = hasAny(wanted.also) ? findBest(index, { ...query, only: wanted.also, most }) : []
    const ids = [...new Set([...best, ...others])]
    const found = await score(await listOpenAmong(ctx.db, reader, ids))
    const isEnough = found.filter(({ isEligible }) => wanted.ineligible || isEligible).length >= wanted.most
    if (isEnough || best.length < most || most >= maxScored) return found
  }
}

const hasAny = (also: AlsoWanted | undefined): also is AlsoWanted =>
  also !== undefined && also.workIds.length + also.causes.length > 0

/** A general list is picked from so many times as many matches. */
const variety = 4

/** Of many causes, the best of each first. */
function pickGeneral(found: readonly FoundMatch[], { order, most, ineligible }: MatchesWanted): FoundMatch[] {
  const usable = found.filter(({ isEligible }) => ineligible || isEligible)
  return pickVaried(orderMatches(usable, order), {
    most: most + reserve,
    kindOf: ({ read }) => read.causes[0]?.id ?? '',
  })
}

/** The candidates of a process that has no index yet. */
async function listByQuery(
  db: Db,
  reader: MatchViewer,
  { matching: { volunteer, read }, wanted }: { matching: Matching; wanted: MatchesWanted },
): Promise<Row[]> {
  const { general, also = { workIds: [], causes: [] } } = wanted
  const workIds = [...new Set([...read.offered.map(({ id }) => id), ...also.workIds])]
  // Also those that only the biography speaks of: a profile with nothing but words has a list, too.
  const own = read.causes.flatMap(({ id, label, isNamed }) =>
    isNamed ? [label] : causeLabelsOf(id).slice(0, 1),
  )
  const causes = [...own, ...also.causes]
  if (workIds.length + causes.length === 0) {
    return general ? listNewestOpen(db, reader) : []
  }
  return listCandidates(db, reader, { volunteer: { ...volunteer, causes }, workIds })
}

/** The candidates that take applications today, with their exact scores. */
async function scoreCandidates(
  ctx: MatchContext,
  matching: Matching,
  { rows, ignored }: { rows: readonly Row[]; ignored: ReadonlySet<string> },
): Promise<FoundMatch[]> {
  const now = ctx.now()
  const open = rows.filter(
    (row) =>
      findApplicationsClosedReason(row, dayInZone(now, row.timeZone), ctx.config.applicationsPerSpot) ===
      null,
  )
  const known = await loadParsedProjects(ctx.db, open)
  const { options } = await withLocations(
    matching,
    [...known.values()].map((project) => project.read),
  )
  const found = open.flatMap((row) => {
    const project = known.get(row.id)
    if (!project) return []
    const shown = { ...row, isIgnored: ignored.has(row.id) }
    const match = recallMatch(matching, project.read, () => matchParsed(matching.read, project.read, options))
    return [toFoundMatch(shown, { ...project, match, now })]
  })
  return withoutDuplicates(
    found.toSorted((a, b) => Number(b.isEligible) - Number(a.isEligible) || byFit(a, b)),
    ({ organizationId, project: { title = '', description = '' } }) => ({
      organizationId,
      title,
      description,
    }),
  )
}

type Row = Awaited<ReturnType<typeof listCandidates>>[number]

export function toFoundMatch(
  row: Pick<Row, 'id' | 'organizationId'> & PrioritizedProject,
  { match, now, ...known }: { project: MatchProject; read: ParsedProject; match: Match; now: Date },
): FoundMatch {
  return {
    id: row.id,
    organizationId: row.organizationId,
    postedAt: row.createdAt.toISOString(),
    ...known,
    match,
    fit: match.fit,
    isEligible: isEligible(match.facts),
    spots: { maxVolunteers: row.maxVolunteers, acceptedCount: row.acceptedCount },
    pendingCount: row.pendingCount,
    priority: computePriority(row, now),
  }
}
