/** Simulates volunteers who apply from a list in some order, and counts which projects get applicants. */
import { byFit, computePriority, needRule, orderMatches, type OrderedMatch } from '#domain/matching/order.ts'
import type { Market, MarketProject } from './order-market.ts'
import { createRandomSource, type RandomSource } from './random.ts'

/** What the assumptions are; the report says them in words. */
export const assumptions = {
  volunteers: 500,
  /** Each on a visit of its own. */
  applications: 3,
  /** Visits are spread evenly over these days, in random order. */
  days: 30,
  /** How many projects of a list a volunteer reads. */
  read: 10,
  /** The percentage of readers of a project who apply to it rather than read on. */
  stopPercent: 50,
  /** Days until an application is answered, and the percentage of these that is accepted. */
  answerDays: 7,
  acceptedPercent: 60,
} as const

interface Counts {
  pendingCount: number
  acceptedCount: number
}

export interface ListingOrder {
  name: string
  list: (candidates: readonly Candidate[]) => readonly Candidate[]
}

export interface Candidate extends OrderedMatch, Counts {
  index: number
  maxVolunteers: number | null
}

const posted = new Date('2026-11-01T00:00:00Z')
const unknown = { createdAt: posted, responseRate: null, isIgnored: false, isStale: false }

const by = (name: string, pointsOf: (candidate: Candidate) => number): ListingOrder => ({
  name,
  list: (candidates) => candidates.toSorted((a, b) => pointsOf(b) - pointsOf(a) || byFit(a, b)),
})

/** The factor that "Recommended" multiplied with before decision record 0120. */
function evenOut({ pendingCount, acceptedCount, maxVolunteers }: Counts & MarketSpots): number {
  const left = maxVolunteers === null ? 1 : Math.max(0, maxVolunteers - acceptedCount) / maxVolunteers
  return 0.75 ** pendingCount * left * (acceptedCount === 0 ? 1.35 : 1)
}
type MarketSpots = { maxVolunteers: number | null }

export const bestFit = by('Best fit', ({ fit }) => fit)
const minusSix = by('Fit minus 6 per pending', ({ fit, pendingCount }) => fit - 6 * pendingCount)

/** "Recommended" with other points for a project without applicants: the curve between what is served and what fits. */
const recommended = (name: string, noApplicants: number = needRule.noApplicants): ListingOrder => ({
  name,
  list: (candidates) =>
    orderMatches(
      candidates.map((one) => {
        const isUnserved = one.pendingCount + one.acceptedCount === 0
        const change = isUnserved ? noApplicants - needRule.noApplicants : 0
        return { ...one, priority: change + computePriority({ ...one, ...unknown }, posted) }
      }),
      'recommended',
    ),
})

export const listingOrders: readonly ListingOrder[] = [
  bestFit,
  by('“Recommended” until 0120 (a factor)', (one) => one.fit * evenOut(one)),
  minusSix,
  recommended('“Recommended”'),
  recommended('… with 6 points without applicants', 6),
  recommended('… with 18 points without applicants', 18),
]

export interface Setting {
  seed: number
  volunteers: number
  /** How many percent of the volunteers use the order; the others see the best fit. */
  usePercent: number
  /** False = every application waits to the end. */
  isAnswered: boolean
  /** After how many days the counts of a list are read again; 0 = for each list. */
  lateDays: number
}

export interface Outcome {
  /** The shares of projects with an applicant, and with three. */
  served: number
  three: number
  /** The mean fit of the applications. */
  fit: number
}

/** Runs the market once. The same setting has the same visits in every order. */
export function simulate(market: Market, order: ListingOrder, setting: Setting): Outcome {
  const random = createRandomSource(setting.seed)
  const { visits, users } = planVisits(random, setting)
  const perDay = visits.length / assumptions.days
  const counts = market.projects.map((): Counts => ({ pendingCount: 0, acceptedCount: 0 }))
  let seen = copy(counts)
  let seenOn = -1
  const totals = market.projects.map(() => 0)
  const applied = new Map<number, Set<number>>()
  const waiting: { project: number; due: number }[] = []
  let fits = 0
  let applications = 0
  for (const [visit, volunteer] of visits.entries()) {
    const day = visit / perDay
    while (setting.isAnswered && (waiting[0]?.due ?? Infinity) <= day) {
      const index = waiting.shift()?.project ?? 0
      answer(random, market.projects[index], counts[index])
    }
    const period = setting.lateDays === 0 ? visit : Math.floor(day / setting.lateDays)
    if (period !== seenOn) {
      seen = copy(counts)
      seenOn = period
    }
    const own = applied.get(volunteer) ?? new Set()
    applied.set(volunteer, own)
    const candidates = listCandidates(market, { volunteer, applied: own, counts, seen })
    const shown = (users[volunteer] ? order : bestFit).list(candidates).slice(0, assumptions.read)
    const chosen = choose(random, shown)
    if (!chosen) continue
    own.add(chosen.index)
    totals[chosen.index] = (totals[chosen.index] ?? 0) + 1
    const count = counts[chosen.index]
    if (count) count.pendingCount += 1
    waiting.push({ project: chosen.index, due: day + assumptions.answerDays })
    fits += chosen.fit
    applications += 1
  }
  const share = (least: number) => totals.filter((total) => total >= least).length / totals.length
  return { served: share(1), three: share(3), fit: fits / Math.max(1, applications) }
}

const copy = (counts: readonly Counts[]) => counts.map((count) => ({ ...count }))

/** The volunteers in the order of their visits, and which of them use the order. */
function planVisits(random: RandomSource, { volunteers, usePercent }: Setting) {
  const users = Array.from({ length: volunteers }, () => random.below(100) < usePercent)
  const visits = Array.from(
    { length: volunteers * assumptions.applications },
    (_, visit) => visit % volunteers,
  )
  for (let last = visits.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1)
    const swapped = visits[last] ?? 0
    visits[last] = visits[other] ?? 0
    visits[other] = swapped
  }
  return { visits, users }
}

interface Visit {
  volunteer: number
  applied: ReadonlySet<number>
  /** The counts as they are, which close a project, and as a list knows them. */
  counts: readonly Counts[]
  seen: readonly Counts[]
}

function listCandidates(market: Market, { volunteer, applied, counts, seen }: Visit): Candidate[] {
  return (market.volunteers[volunteer] ?? []).flatMap(({ project: index, fit }) => {
    const project = market.projects[index]
    const now = counts[index]
    const known = seen[index]
    if (!project || !now || !known || applied.has(index) || isFull(project, now)) return []
    const { id, organizationId, spots: maxVolunteers } = project
    return [{ id, organizationId, maxVolunteers, index, fit, priority: 0, postedAt: '', ...known }]
  })
}

const isFull = ({ spots }: MarketProject, { acceptedCount }: Counts) =>
  spots !== null && acceptedCount >= spots

/** The first one that the volunteer doesn't pass over; the last one read if they pass over all. */
const choose = (random: RandomSource, shown: readonly Candidate[]): Candidate | undefined =>
  shown.find(() => random.below(100) < assumptions.stopPercent) ?? shown.at(-1)

function answer(random: RandomSource, project?: MarketProject, count?: Counts): void {
  if (!project || !count) return
  count.pendingCount -= 1
  const isAccepted = random.below(100) < assumptions.acceptedPercent && !isFull(project, count)
  if (isAccepted) count.acceptedCount += 1
}
