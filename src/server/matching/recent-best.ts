/**
 * The best of the index for people who looked lately: looking again computes only the projects that changed since. What it
 * finds is what `findBest` finds (docs/decisions/0123-index-of-matches.md).
 */
import { bestFirst, type Valued } from './best.ts'
import { findBest, findBestOfEach, type BestQuery, type RankedProject } from './find-best.ts'
import type { IndexData } from './index-data.ts'
import { exactAt, wholeAt } from './lists.ts'
import { makeObjectNumbers } from './numbered.ts'
import { makeRecentCache, type RecentCache } from './recent-cache.ts'

/** How many are kept of each query: more than a list has, because some of them close or change. */
const mostKept = 500
/**
 * The most memory of what is kept, in bytes: that of 200 people in both orders, and of more where many projects take long to add
 * up, a tenth of what these take themselves.
 */
export const mostKeptBytes = { least: 8_000_000, ofProject: 60 }

interface KeptBest {
  slots: Uint32Array
  /** Of each slot its value, fit and added points. */
  numbers: Float64Array
  /** The last one if there are others: all of them come after it. */
  last: Valued | null
}
const numbersOfEach = 4

/** The bytes of an entry without its numbers. */
const bytesOfEntry = 1000
const estimateKept = ({ slots, numbers: ofEach }: KeptBest): number =>
  bytesOfEntry + slots.byteLength + ofEach.byteLength

interface KeptOfIndex {
  /** While this is the same, what is kept can be used. */
  state: string
  lists: RecentCache<KeptBest>
}
const caches = new WeakMap<IndexData, KeptOfIndex>()

/** The bytes of what is kept of an index. */
export const countKeptBytes = (data: IndexData): number => caches.get(data)?.lists.bytes() ?? 0

const numberOf = makeObjectNumbers()

/** What is kept by the same statistics and day, and since the log of changes began; everything older is dropped. */
function keptOf(data: IndexData, { statistics, now }: BestQuery): RecentCache<KeptBest> {
  // Deadlines and needs change with the day.
  const day = now.toISOString().slice(0, 10)
  const state = JSON.stringify([data.changes.follow(), numberOf(statistics), day])
  const known = caches.get(data)
  if (known?.state === state) return known.lists
  const lists = makeRecentCache<KeptBest>(
    Math.max(mostKeptBytes.least, mostKeptBytes.ofProject * data.ids.length),
    estimateKept,
  )
  caches.set(data, { state, lists })
  return lists
}

/** The same as `findBest`. `most`: how many are kept. */
export function recallBest(data: IndexData, query: BestQuery, most = mostKept): RankedProject[] {
  // Jobs that look for what is new ask once.
  if (query.isAmong || query.most > most) return findBest(data, query)
  const cache = keptOf(data, query)
  const key = keyOf(query)
  const kept = cache.get(key)
  if (kept) {
    const ranked = bringUpToDate(data, kept, query)
    const chosen = choose(ranked, query)
    if (kept.last === null || (ranked.length >= query.most && chosen.isFull)) {
      cache.set(key, kept)
      return chosen.list
    }
  }
  // People who look at one order often look at the other one next, and adding up all projects takes the longest.
  const { spread: _, ...whole } = query
  const other = { ...whole, most, order: otherOrder[query.order] }
  const others = query.only || cache.get(keyOf(other)) ? [] : [other]
  const [ranked = [], ...otherRanked] = findBestOfEach(data, [{ ...query, most }, ...others])
  for (const found of otherRanked) cache.set(keyOf(other), keep(found, most))
  cache.set(key, keep(ranked, most))
  return choose(ranked, query).list
}

const otherOrder = { 'best-fit': 'recommended', recommended: 'best-fit' } as const

/** Everything else that decides a list. A changed profile is parsed to another object. */
function keyOf({ read, order, weights, predictions, ...query }: BestQuery): string {
  const { isGeneral = false, eligibleOnly = false, only = null } = query
  return JSON.stringify([numberOf(read), order, weights, predictions, isGeneral, eligibleOnly, only])
}

function keep(ranked: readonly RankedProject[], most: number): KeptBest {
  const first = ranked.slice(0, most)
  const last = first.length < most ? undefined : first.at(-1)
  return {
    slots: Uint32Array.from(first, ({ candidate }) => candidate),
    numbers: Float64Array.from(
      first.flatMap(({ value, fit, predicted, openness }) => [value, fit, predicted, openness]),
    ),
    last: last ? { candidate: last.candidate, value: last.value, tie: last.tie } : null,
  }
}

/** What was kept without the changed projects, and these as they are now unless they come after the last one. */
function bringUpToDate(data: IndexData, kept: KeptBest, query: BestQuery): RankedProject[] {
  const { changes } = data
  const changed = changes.slots()
  const same = listKept(data, kept).filter(({ candidate }) => !changed.has(candidate))
  if (changed.size === 0) return same
  const { spread: _, ...whole } = query
  const isBeforeLast = (one: Valued) => kept.last === null || bestFirst(one, kept.last) <= 0
  const now = findBest(changes.index(), { ...whole, most: changed.size }).flatMap((one) => {
    const candidate = changes.slotOf(one.id)
    return candidate === undefined ? [] : [{ ...one, candidate }]
  })
  return [...same, ...now.filter(isBeforeLast)].toSorted(bestFirst)
}

function listKept({ ids, organizations, columns }: IndexData, kept: KeptBest): RankedProject[] {
  const [createdAt, organizationOf] = [columns.createdAt.array(), columns.organizations.array()]
  return Array.from(kept.slots, (candidate, index) => {
    const [value = 0, fit = 0, predicted = 0, openness = 0] = kept.numbers.subarray(
      numbersOfEach * index,
      numbersOfEach * (index + 1),
    )
    const id = ids[candidate] ?? ''
    const organizationId = organizations[wholeAt(organizationOf, candidate)] ?? ''
    const tie = exactAt(createdAt, candidate)
    return { candidate, value, tie, id, organizationId, fit, predicted, openness }
  })
}

/** The first ones, and the first few of each organization; whether there are as many of these as the query asks for. */
function choose(
  ranked: readonly RankedProject[],
  { most, spread }: Pick<BestQuery, 'most' | 'spread'>,
): { list: RankedProject[]; isFull: boolean } {
  if (!spread) return { list: ranked.slice(0, most), isFull: true }
  const counts = new Map<string, number>()
  let taken = 0
  const list = ranked.filter(({ organizationId }, index) => {
    const count = counts.get(organizationId) ?? 0
    const isOfFew = taken < spread.most && count < spread.perOrganization
    if (isOfFew) {
      taken += 1
      counts.set(organizationId, count + 1)
    }
    return isOfFew || index < most
  })
  return { list, isFull: taken === spread.most }
}
