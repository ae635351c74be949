/**
 * Finds the best fits in the index. The sums are those of `matchParsed`, over all projects at a time instead of over one
 * pair: a test compares them. The list itself is scored by `matchParsed`, which also gives the reasons.
 */
import type { MatchWeights, FindPlace } from '#domain/matching/scoring/factors.ts'
import type { MatchOrder } from '#domain/matching/order.ts'
import type { ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import type { Predictions } from '#domain/matching/predictions/predictions.ts'
import type { CorpusStatistics } from '#domain/matching/scoring/statistics.ts'
import { makeNeed, makeOpenness, makePredicted, noNeed } from './added-points.ts'
import { bestFirst, makeBest, makeBestOfGroups, type Valued } from './best.ts'
import { sumFactors, type FactorSums } from './find-factors.ts'
import type { IndexData } from './index-data.ts'
import { exactAt, wholeAt } from './lists.ts'
import { makeOpen } from './open-slots.ts'

export interface BestQuery {
  read: ParsedVolunteer
  weights: MatchWeights
  statistics: CorpusStatistics
  /** The same for every query of someone with a location: the index keeps what it finds. */
  findPlace: FindPlace
  order: MatchOrder
  /** The models in use, which change the recommended order. */
  predictions: Predictions
  now: Date
  /** Whether every project is a candidate, because the profile says nothing to match on. */
  isGeneral?: boolean
  /** Only those of the projects that it is true for. */
  isAmong?: (projectId: string) => boolean
  /** Only projects that ask for such work or have such causes, also where the volunteer offers and has none of them. */
  only?: { workIds: readonly string[]; causes: readonly string[] }
  /** Leaves out what someone who only works remotely cannot take. */
  eligibleOnly?: boolean
  /** How many to return. */
  most: number
  /** Besides these, so many with at most `perOrganization` of one organization. */
  spread?: { most: number; perOrganization: number }
}

/** A project of the index with what decides its place in a list: its slot, the points, and when it was posted. */
export interface RankedProject extends Valued {
  id: string
  organizationId: string
  fit: number
  /** The points of the models in use (`predictPoints`). */
  predicted: number
  /** The points of a general list (`computeOpenness`). */
  openness: number
}

/** The best fits in their order. Of equal ones, the newest first. */
export function findBest(data: IndexData, query: BestQuery): RankedProject[] {
  const [found = []] = findBestOfEach(data, [query])
  return found
}

/** The same for queries that differ in their order, and in how many they ask for, alone: all projects are added up once. */
export function findBestOfEach(
  data: IndexData,
  queries: readonly [BestQuery, ...BestQuery[]],
): RankedProject[][] {
  const [query] = queries
  const factors = sumFactors(data, query)
  const { mostMain, mostOthers, mostNearness, otherPoints, nearnessOf, isCandidate } = factors
  const isOpen = makeOpen(data, query)
  const rankings = queries.map((one) => makeRanking(data, one, factors))
  let least = -Infinity
  for (let slot = 0; slot < data.ids.length; slot += 1) {
    // Nearly all projects end here, or once hours, days, level and place are known. Everything else is only computed where it
    // can decide.
    const most = mostMain(slot)
    if (most + mostOthers < least || !isCandidate(slot)) continue
    const others = most + otherPoints(slot)
    if (others + mostNearness < least || !isOpen(slot)) continue
    const mostFit = others + nearnessOf(slot)
    if (mostFit < least) continue
    least = Infinity
    for (const ranking of rankings) {
      ranking.offer(slot, mostFit)
      least = Math.min(least, ranking.least())
    }
  }
  return rankings.map((ranking) => ranking.list())
}

/** The best of one order. */
interface Ranking {
  /** The least fit of those that are among the best. */
  least: () => number
  /** `mostFit`: a bound of its fit. */
  offer: (slot: number, mostFit: number) => void
  list: () => RankedProject[]
}

function makeRanking(data: IndexData, query: BestQuery, factors: FactorSums): Ranking {
  const { columns } = data
  const [createdAt, organizations] = [columns.createdAt.array(), columns.organizations.array()]
  const need = query.order === 'recommended' ? makeNeed(data, query.now) : noNeed
  const predicted = makePredicted(query, {
    needOf: need.of,
    createdAt: (slot) => exactAt(createdAt, slot),
    pointsOf: factors.pointsOf,
  })
  const openness = makeOpenness(data, query)
  const best = makeBest(query.most)
  const { most: spreadMost = 0, perOrganization: perGroup = 0 } = query.spread ?? {}
  const spread =
    query.spread && makeBestOfGroups({ most: spreadMost, perGroup }, (slot) => wholeAt(organizations, slot))
  const mostOfAny = need.most + predicted.most + openness.most
  let least = -Infinity
  return {
    least: () => least - mostOfAny,
    offer(slot, mostFit) {
      if (mostFit + need.mostOf(slot) + predicted.most + openness.most < least) return
      const added = need.addedTo(slot) + predicted.of(slot) + openness.of(slot)
      // Sums in another order differ in the last digits, which must not decide between equal ones.
      const value = Math.round((factors.fitOf(slot) + added) * precision) / precision
      best.add(slot, value, exactAt(createdAt, slot))
      spread?.add(slot, value, exactAt(createdAt, slot))
      // What rounding adds must not decide either.
      least = Math.min(best.least(), spread?.least() ?? Infinity) - 1 / precision
    },
    list() {
      const found = new Map([...best.list(), ...(spread?.list() ?? [])].map((one) => [one.candidate, one]))
      return [...found.values()].toSorted(bestFirst).flatMap(({ candidate: slot, value, tie }) => {
        const id = data.ids[slot]
        const organizationId = data.organizations[wholeAt(organizations, slot)] ?? ''
        const added = { predicted: predicted.of(slot), openness: openness.of(slot) }
        const fit = value - need.addedTo(slot) - added.predicted - added.openness
        return id ? [{ candidate: slot, value, tie, id, organizationId, fit, ...added }] : []
      })
    },
  }
}
const precision = 1e7
