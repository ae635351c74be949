/** Chooses the projects to score for a list: by the index of this process, or by queries until it is loaded. */
import { areDefaultWeights } from '#domain/matching/scoring/factors.ts'
import { noPredictions } from '#domain/matching/predictions/predictions.ts'
import { pickVaried, type MatchBasis } from '#domain/matching/scoring/general.ts'
import { byFit, computePriority, orderMatches, withoutDuplicates } from '#domain/matching/order.ts'
import { causeLabelsOf } from '#domain/vocabulary/causes.ts'
import { loadPlaces } from '#server/places/find-place.ts'
import type { Db } from '#server/db/db.ts'
import {
  listCandidates,
  listNewestOpen,
  listOpenAmong,
  type MatchViewer,
} from '#server/queries/matching/match-candidates.ts'
import type { AlsoWanted, FoundMatch, MatchesWanted } from './find.ts'
import type { MatchContext, Matching } from './matching.ts'
import type { BestQuery, RankedProject } from './find-best.ts'
import type { IndexData } from './index-data.ts'
import { toPrioritized } from './prioritized.ts'
import { recallBest } from './recent-best.ts'

export type CandidateRow = Awaited<ReturnType<typeof listCandidates>>[number]

interface Search extends MatchesWanted {
  reader: MatchViewer
  basis: MatchBasis
  /** Projects that come last in the recommended order. */
  ignored: ReadonlySet<string>
  /** Scores those that take applications today. */
  score: (rows: readonly CandidateRow[]) => Promise<FoundMatch[]>
}

/** More than are shown are scored, because some are duplicates or cannot be taken. */
const reserve = 16
/** A general list is picked from so many times as many matches. */
const variety = 4
/** No list looks at more, even if someone hides or cannot take nearly everything. */
const maxRanked = 4096
/**
 * The recommended order spreads organizations and knows how they answer, which the index does not: it also chooses from so
 * many with few of each organization. Of these, only as many are scored as for other lists.
 */
const spread = { most: 200, perOrganization: 2 }

/** Whether a match may be listed. */
export const isUsable = (
  { isEligible, match }: FoundMatch,
  { ineligible }: Pick<MatchesWanted, 'ineligible'>,
): boolean => match.score > 0 && (ineligible === true || isEligible)

/** Scores the best of the index until there are enough. */
export async function findByIndex(
  ctx: MatchContext,
  matching: Matching,
  search: Search & { index: IndexData },
): Promise<FoundMatch[]> {
  const { index, order, most, also, ignored, reader } = search
  const query = await toQuery(ctx, matching, search)
  // Ignored ones come last in an order that the index does not know.
  const first = Math.min(maxRanked, (query.isGeneral ? variety : 1) * most + reserve + ignored.size)
  const others = new Set(
    hasAny(also) ? recallBest(index, { ...query, only: also, most: first }).map(({ id }) => id) : [],
  )
  const scored: FoundMatch[] = []
  const seen = new Set<string>()
  const listNew = (ids: readonly string[]) => {
    const fresh = ids.filter((id) => !seen.has(id))
    for (const id of fresh) seen.add(id)
    return fresh.length === 0 ? [] : listOpenAmong(ctx.db, reader, fresh)
  }
  scored.push(...(await search.score(await listNew([...others]))))
  for (const length of [first, maxRanked]) {
    const isFirst = length === first
    const ranked = recallBest(index, {
      ...query,
      most: length,
      ...(isFirst && order === 'recommended' && { spread }),
    })
    const waiting = sortRows(await listNew(ranked.map(({ id }) => id)), ranked, { ...search, now: query.now })
    for (let from = 0, count = first; from < waiting.length; from += count) {
      scored.push(...(await search.score(waiting.slice(from, from + count))))
      const found = pick(scored, others, search)
      if (found.filter((one) => isUsable(one, search)).length >= most) return found
    }
    if (ranked.length < length) break
  }
  return pick(scored, others, search)
}

/** What a list asks the index for. */
async function toQuery(
  ctx: MatchContext,
  { read, options, predictions }: Matching,
  { order, isAmong, ineligible, basis }: Search,
): Promise<Omit<BestQuery, 'most'>> {
  return {
    order,
    predictions: areDefaultWeights(options.weights) ? predictions : noPredictions,
    read,
    weights: options.weights,
    statistics: options.statistics,
    findPlace: read.location === null ? () => null : await loadPlaces(),
    now: ctx.now(),
    isGeneral: basis !== 'profile',
    eligibleOnly: ineligible !== true,
    ...(isAmong && { isAmong }),
  }
}

/** In the order of the list, by the fit that the index computed: what the database adds is known before any text is read. */
function sortRows(
  rows: readonly CandidateRow[],
  ranked: readonly RankedProject[],
  { order, ignored, now }: Pick<Search, 'order' | 'ignored'> & { now: Date },
): CandidateRow[] {
  const known = new Map(ranked.map((one) => [one.id, one]))
  return orderMatches(
    rows.map((row) => ({
      row,
      id: row.id,
      organizationId: row.organizationId,
      fit: known.get(row.id)?.fit ?? 0,
      priority:
        computePriority(toPrioritized(row, { isIgnored: ignored.has(row.id), now }), now) +
        (known.get(row.id)?.predicted ?? 0) +
        (known.get(row.id)?.openness ?? 0),
      postedAt: row.createdAt.toISOString(),
    })),
    order,
  ).map(({ row }) => row)
}

const hasAny = (also: AlsoWanted | undefined): also is AlsoWanted =>
  also !== undefined && also.workIds.length + also.causes.length > 0

/** Scores the candidates of a process that has no index yet. */
export async function findByQueries(db: Db, matching: Matching, search: Search): Promise<FoundMatch[]> {
  const { isAmong = () => true } = search
  const { best, others } = await listByQueries(db, matching, search)
  const found = await search.score([
    ...others,
    ...best.filter(({ id }) => others.every((other) => other.id !== id)),
  ])
  const picked = pick(found, new Set(others.map(({ id }) => id)), search)
  return picked.filter(({ id }) => isAmong(id))
}

async function listByQueries(
  db: Db,
  { volunteer, read }: Matching,
  { reader, basis, also = { workIds: [], causes: [] } }: Search,
): Promise<{ best: CandidateRow[]; others: CandidateRow[] }> {
  // Also those that only the biography speaks of: a profile with nothing but words has a list, too.
  const own = read.causes.flatMap(({ id, label, isNamed }) =>
    isNamed ? [label] : causeLabelsOf(id).slice(0, 1),
  )
  const workIds = [...new Set([...read.offered.map(({ id }) => id), ...also.workIds])]
  const list = (causes: readonly string[]) =>
    workIds.length + causes.length === 0
      ? []
      : listCandidates(db, reader, { volunteer: { ...volunteer, causes: [...causes] }, workIds })
  if (basis === 'profile') return { best: await list([...own, ...also.causes]), others: [] }
  const others = hasAny(also) ? await list(also.causes) : []
  return { best: await listNewestOpen(db, reader), others }
}

/**
 * Without duplicates. Of a general list, the best of each cause first, and always those that serve the goals.
 */
function pick(scored: readonly FoundMatch[], others: ReadonlySet<string>, search: Search): FoundMatch[] {
  const found = withoutDuplicates(
    scored.toSorted((a, b) => Number(b.isEligible) - Number(a.isEligible) || byFit(a, b)),
    ({ organizationId, project: { title = '', description = '' } }) => ({
      organizationId,
      title,
      description,
    }),
  )
  if (search.basis === 'profile') return found
  const usable = found.filter((one) => isUsable(one, search))
  const best = usable.filter(({ id }) => !others.has(id))
  const varied = pickVaried(orderMatches(best, search.order), {
    most: search.most + reserve,
    kindOf: ({ read }) => read.causes[0]?.id ?? '',
  })
  return [...usable.filter(({ id }) => others.has(id)), ...varied]
}
