/**
 * The order in which matches are told. "Best fit" goes by the score alone; "recommended" also by how much a project
 * needs somebody, so that the work is spread and not only the popular is found. The chances that somebody applies and is
 * accepted will multiply the same `priority` once they are learned; until then they are 1 for everybody.
 */

export const matchOrders = ['best-fit', 'recommended'] as const
export type MatchOrder = (typeof matchOrders)[number]

export interface ProjectNeedInput {
  pendingCount: number
  acceptedCount: number
  /** null = no limit. */
  maxVolunteers: number | null
  createdAt: Date
}

const needRule = {
  /** What each application that waits leaves of the need. */
  pending: 0.75,
  /** While nobody was accepted. */
  noneAccepted: 1.35,
  /** What a project gains by waiting, at most, and the days after which half of it is gained. */
  age: 0.15,
  halfAgeDays: 14,
} as const

const day = 86_400_000

/** How much a project needs one more volunteer, above 0: 1 for a new one with places that somebody was accepted for. */
export function computeNeed(project: ProjectNeedInput, now: Date): number {
  const { pendingCount, acceptedCount, maxVolunteers, createdAt } = project
  const left = maxVolunteers === null ? 1 : Math.max(0, maxVolunteers - acceptedCount) / maxVolunteers
  // Whole days, so that two reads of one list agree.
  const days = Math.floor(Math.max(0, now.getTime() - createdAt.getTime()) / day)
  const waited = 1 + needRule.age * (1 - 2 ** (-days / needRule.halfAgeDays))
  return needRule.pending ** pendingCount * left * (acceptedCount === 0 ? needRule.noneAccepted : 1) * waited
}

export interface OrderedMatch {
  id: string
  /** The score before rounding, or the score itself. */
  fit: number
  /** What the fit is multiplied by in the recommended order. */
  priority: number
  organizationId: string
  /** ISO 8601. */
  postedAt: string
}

/** The best fit first; of equal ones the newest. */
function byFit(a: OrderedMatch, b: OrderedMatch): number {
  if (a.fit !== b.fit) return b.fit - a.fit
  if (a.postedAt !== b.postedAt) return a.postedAt < b.postedAt ? 1 : -1
  return a.id < b.id ? -1 : 1
}

const shape = {
  /** So many of one organization stand in the first ten. */
  perOrganization: 2,
  first: 10,
  /** The place, from 0, at which something is tried that the order alone would show late: the neediest of the rest. */
  explorationIndex: 7,
} as const

/** Matches in one of the orders. The same function for the server and for a reader who moves a weight. */
export function orderMatches<Match extends OrderedMatch>(
  matches: readonly Match[],
  order: MatchOrder,
): Match[] {
  if (order === 'best-fit') return matches.toSorted(byFit)
  const ranked = matches.toSorted((a, b) => b.fit * b.priority - a.fit * a.priority || byFit(a, b))
  return explore(spread(ranked))
}

/** At most two of one organization in the first ten; what has to wait follows in its order. */
function spread<Match extends OrderedMatch>(ranked: readonly Match[]): Match[] {
  const counts = new Map<string, number>()
  const first: Match[] = []
  const rest: Match[] = []
  for (const match of ranked) {
    const count = counts.get(match.organizationId) ?? 0
    const isFirst = first.length < shape.first && count < shape.perOrganization
    if (isFirst) counts.set(match.organizationId, count + 1)
    ;(isFirst ? first : rest).push(match)
  }
  return [...first, ...rest]
}

/** One of the first ten places goes to the neediest of those behind them that fits at least half as well as the best. */
function explore<Match extends OrderedMatch>(ordered: readonly Match[]): Match[] {
  const rest = ordered.slice(shape.first)
  const [best] = ordered.toSorted(byFit)
  const early = new Map<string, number>()
  for (const { organizationId } of ordered.slice(0, shape.first)) {
    early.set(organizationId, (early.get(organizationId) ?? 0) + 1)
  }
  const [tried] = rest
    .filter(({ fit }) => best !== undefined && fit >= best.fit / 2)
    .filter(({ organizationId }) => (early.get(organizationId) ?? 0) < shape.perOrganization)
    .toSorted((a, b) => b.priority - a.priority || byFit(a, b))
  if (!tried) return [...ordered]
  const others = ordered.filter((match) => match !== tried)
  return [...others.slice(0, shape.explorationIndex), tried, ...others.slice(shape.explorationIndex)]
}
