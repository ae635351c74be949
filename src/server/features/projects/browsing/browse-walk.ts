/** Walks through the browse list in its order, a few projects per query (docs/decisions/0077-order-of-browsing.md). */
import { browseRule } from '#domain/projects/browse-order.ts'
import { addDays } from '#domain/time/time.ts'
import type { LocalDate } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import type { Cursor } from '#server/http/lists/cursor.ts'
import { parts, type BrowseCursor, type Part, type Position } from './browse-cursor.ts'
import { listKeys, type BrowseValues, type FoundKey, type KeyOrder } from './browse-queries.ts'

/**
 * How the first results of a part are ordered: by rank among the newest ones, by how near they are, by their deadline, or
 * not at all. All others follow, newest first.
 */
export type Ranking =
  | { kind: 'none' }
  | { kind: 'relevance' }
  | { kind: 'score'; scoreAll: (keys: readonly FoundKey[]) => Promise<ReadonlyMap<string, number>> }
  | { kind: 'nearest'; metersTo: (location: string | null) => number | null }
  | { kind: 'deadline' }

export interface List {
  db: Db
  ranking: Ranking
  staleDay: LocalDate
  values: BrowseValues
}

export type Key = FoundKey & { part: Part }
/** A project on the way through the list. */
export interface Step {
  key: Key
  /** The end of the ranked results that it is among; null elsewhere. */
  oldestRanked: Cursor | null
  /** False once others before it were left out. */
  isNext: boolean
}

export interface Walk {
  start?: BrowseCursor | null
  /** How many to load together. */
  batch: number
  /** The organizations to leave out once a batch has been walked through. */
  without?: () => readonly string[]
}

export const isStalePart = (part: Part) => part === 'staleRanked' || part === 'staleOlder'

/** All results in order, after the start. */
export async function* walk(list: List, options: Walk): AsyncGenerator<Step> {
  const { start } = options
  const { kind } = list.ranking
  let oldestRanked: Cursor | null = null
  for (const part of parts.slice(start ? parts.indexOf(start.after.part) : 0)) {
    const from = start?.after.part === part ? start : null
    if (part === 'older' || part === 'staleOlder') {
      const after: Cursor | null = from?.after ?? oldestRanked
      // If all results are ranked, there are no older ones.
      const isMore = kind === 'none' || kind === 'deadline' || after !== null
      if (isMore) yield* walkOlder(list, part, { ...options, after })
      oldestRanked = null
    } else if (kind === 'nearest') {
      yield* walkNearest(list, part, { ...options, after: from?.after ?? null })
    } else if (kind === 'deadline') {
      yield* walkDeadlines(list, part, { ...options, after: from?.after ?? null })
    } else if (kind !== 'none') {
      const ranked = await listRanked(list, part, from)
      oldestRanked = ranked.oldest
      for (const key of ranked.keys) yield { key, oldestRanked, isNext: true }
    }
  }
}

type From<At> = Walk & { after: At | null }

const rangeOf = ({ staleDay }: List, part: Part) => ({
  staleDay,
  isStale: isStalePart(part),
  fromDay: dayBefore(staleDay),
  after: null,
  oldest: null,
})

/** The day before the first page was asked for: in some time zones it is still that day. */
const dayBefore = (staleDay: LocalDate) => addDays(staleDay, browseRule.staleDays - 1)

/** Those that were not ranked, newest first. */
async function* walkOlder(list: List, part: Part, { after, batch, without = () => [] }: From<Cursor>) {
  const { typed: _typed, written: _written, ...values } = list.values
  const order: KeyOrder = list.ranking.kind === 'deadline' ? 'undated' : 'newest'
  let last = after
  let left: readonly string[] = []
  for (let isMore = true; isMore;) {
    const range = { ...rangeOf(list, part), order, after: last, without: left, most: batch }
    const keys = await listKeys(list.db, values, range)
    for (const key of keys) yield { key: { ...key, part }, oldestRanked: null, isNext: left.length === 0 }
    last = keys.at(-1) ?? null
    left = without()
    isMore = keys.length === batch
  }
}

/** The earlier, the higher: the rank of a deadline, and the deadline of a rank. */
const lastDay = 3_000_000
const rankOfDay = (day: LocalDate) => lastDay - Date.parse(day) / 86_400_000
const dayOfRank = (rank: number) => addDays('1970-01-01', lastDay - rank)

/** Those with a deadline that is still to come, the earliest first. */
async function* walkDeadlines(list: List, part: Part, { after, batch, without = () => [] }: From<Position>) {
  let last: (Cursor & { rank: number }) | null = after
  let left: readonly string[] = []
  for (let isMore = true; isMore;) {
    const range = { ...rangeOf(list, part), order: 'deadline' as const, without: left, most: batch }
    const from = last && { after: last, fromDay: dayOfRank(last.rank) }
    const found = await listKeys(list.db, list.values, { ...range, ...from })
    const keys = found.map((key) => ({ ...key, part, rank: rankOfDay(key.applicationDeadline ?? '') }))
    for (const key of keys) yield { key, oldestRanked: null, isNext: left.length === 0 }
    last = keys.at(-1) ?? null
    left = without()
    isMore = keys.length === batch
  }
}

/** The nearer, the higher: the rank of a distance in meters. What is not known comes last. */
const farthest = 2 ** 31
const rankOfMeters = (meters: number | null) => (meters === null ? 0 : farthest - Math.round(meters))

/** How many projects of several places may be sorted by their distance together. */
const sorted = 500
/** How many places to begin with, and at most. */
const places = { first: 16, most: 512 }

/**
 * Those near a place, nearest first. Locations that are equally far are read newest first; several distances are read at
 * once if there are few projects at them.
 */
async function* walkNearest(list: List, part: Part, { after, batch, without = () => [] }: From<Position>) {
  const distances = listDistances(list).filter(({ rank }) => after === null || rank <= after.rank)
  let isFirst = after !== null && distances[0]?.rank === after.rank
  let size = isFirst ? 1 : places.first
  let [left, walked, at]: [readonly string[], number, number] = [[], 0, 0]
  const rankOf = rankByLocation(list)
  while (at < distances.length) {
    const group = distances.slice(at, at + size)
    const isOne = group.length === 1
    const values = { ...list.values, near: group.flatMap(({ locations }) => locations) }
    const most = isOne ? batch : sorted
    let last: Cursor | null = isFirst ? after : null
    let found: FoundKey[] = []
    do {
      const range = { ...rangeOf(list, part), order: 'newest' as const, after: last, without: left, most }
      found = await listKeys(list.db, values, range)
      if (!isOne && found.length === most) break
      const keys = found.map((key) => ({ ...key, part, rank: rankOf(key.location) })).toSorted(compare)
      for (const key of keys) yield { key, oldestRanked: null, isNext: left.length === 0 }
      last = keys.at(-1) ?? null
      walked += keys.length
      // Before a whole batch there may be too few others to fill the page.
      if (walked >= batch) left = without()
    } while (isOne && found.length === most)
    if (!isOne && found.length === most) {
      size = Math.ceil(group.length / 2)
      continue
    }
    at += group.length
    size = isFirst ? places.first : Math.min(places.most, 2 * size)
    isFirst = false
  }
}

const rankByLocation =
  ({ ranking }: List) =>
  (location: string | null) =>
    ranking.kind === 'nearest' ? rankOfMeters(ranking.metersTo(location)) : 0

/** The locations by their rank, nearest first. */
function listDistances(list: List): { rank: number; locations: string[] }[] {
  const rankOf = rankByLocation(list)
  const byRank = new Map<number, string[]>()
  for (const location of list.values.near ?? []) {
    const rank = rankOf(location)
    byRank.set(rank, [...(byRank.get(rank) ?? []), location])
  }
  return [...byRank].map(([rank, locations]) => ({ rank, locations })).toSorted((a, b) => b.rank - a.rank)
}

/**
 * The ranked results, best first, and the oldest of them if there are older results. A start says which was the oldest, and
 * only what follows it is returned.
 */
async function listRanked(
  list: List,
  part: Part,
  start: BrowseCursor | null,
): Promise<{ keys: Key[]; oldest: Cursor | null }> {
  const { ranking } = list
  const rows = await listKeys(list.db, list.values, {
    ...rangeOf(list, part),
    order: ranking.kind === 'relevance' ? 'ranked' : 'newest',
    oldest: start?.oldestRanked ?? null,
    without: [],
    most: start ? null : browseRule.ranked,
  })
  const scores = ranking.kind === 'score' ? await ranking.scoreAll(rows) : null
  const keys = rows
    .map((row) => ({ ...row, part, rank: scores ? (scores.get(row.id) ?? 0) : row.rank }))
    .toSorted(compare)
  if (start) return { keys: keys.filter((key) => compare(key, start.after) > 0), oldest: start.oldestRanked }
  return { keys, oldest: rows.length < browseRule.ranked ? null : (rows.at(-1) ?? null) }
}

/** The order of ranked results: best first, then newest first. */
const compare = (a: Position, b: Position): number =>
  b.rank - a.rank || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
