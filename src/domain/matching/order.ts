/**
 * The order in which matches are listed. "Best fit" sorts by score alone. "Recommended" adds points for how much a project
 * needs volunteers, so that not only popular projects are found, and takes a few if its organization doesn't answer.
 * Points are added, never multiplied: a factor evens out applications at any cost of fit (bench/RESULTS.md, decision
 * record 0120).
 */
import { predictionRule } from './predictions/prediction-rule.ts'
import { normalizeLabel } from '#domain/vocabulary/normalize.ts'

export const matchOrders = ['best-fit', 'recommended'] as const
export type MatchOrder = (typeof matchOrders)[number]

export interface ProjectNeedInput {
  pendingCount: number
  acceptedCount: number
  /** null = no limit. */
  maxVolunteers: number | null
  createdAt: Date
}

/** All numbers of the need, in points of fit. `npm run bench:order` compares them with other orders. */
export const needRule = {
  /** While no one waits for an answer and no one is accepted. */
  noApplicants: 13,
  /** How much an accepted volunteer counts as an applicant: what is done needs no answer anymore. */
  accepted: 0.5,
  /** This many applicants give an organization a choice and cost nothing. */
  choice: 2,
  /** What the first applicant beyond these costs, then each further one, and the most that they cost together. */
  firstExtra: 10,
  extra: 5,
  mostExtra: 25,
  /** The price shrinks by this share for each doubling of the spots above so many; null spots count as `anySpots`. */
  large: { share: 0.05, from: 5, anySpots: 20, least: 0.5 },
  /** The most that a project without an accepted volunteer gains by waiting, and the days until half of it is reached. */
  age: 2,
  halfAgeDays: 14,
} as const

const day = 86_400_000

/**
 * The points that the need of one more volunteer adds to the fit of a project, from `-needRule.mostExtra` to
 * `needRule.noApplicants + needRule.age`. Another application never raises it. It is 0 for a project with one accepted
 * volunteer and at most one waiting applicant.
 */
export function computeNeed(project: ProjectNeedInput, now: Date): number {
  const { pendingCount, acceptedCount, createdAt } = project
  const applicants = pendingCount + needRule.accepted * acceptedCount
  const days = daysPosted(createdAt, now)
  const waited = acceptedCount === 0 ? needRule.age * (1 - 2 ** (-days / needRule.halfAgeDays)) : 0
  const bonus = (applicants === 0 ? needRule.noApplicants : 0) + waited
  return bonus - computePrice(applicants, project.maxVolunteers)
}

/** The most that the need of a project adds, however long it waits: without applicants, and with some. */
export const mostNeed = {
  noApplicants: needRule.noApplicants + needRule.age,
  applicants: needRule.age,
} as const

/** For how many days (UTC) a project has been posted: all requests of a day agree, so that a kept list stays right. */
export const daysPosted = (createdAt: Date, now: Date): number =>
  Math.max(0, Math.floor(now.getTime() / day) - Math.floor(createdAt.getTime() / day))

/** What the applicants beyond a choice cost a project, in points: less if it has many spots. */
function computePrice(applicants: number, maxVolunteers: number | null): number {
  const { choice, firstExtra, extra, mostExtra, large } = needRule
  if (applicants <= choice) return 0
  const doublings = Math.log2(Math.max(1, (maxVolunteers ?? large.anySpots) / large.from))
  const share = Math.max(large.least, 1 / (1 + large.share * doublings))
  return share * Math.min(mostExtra, firstExtra + extra * (applicants - choice - 1))
}

/** The most points that a project loses because its organization leaves applicants without an answer. */
export const answeringRule = { most: 3 } as const

/**
 * A match that fits better by more points than this comes first, whatever the need of both. Only the limit per
 * organization, the slot for exploration, what someone ignored and stale imports are exceptions.
 */
export const mostPriorityDifference =
  needRule.noApplicants + needRule.age + needRule.mostExtra + answeringRule.most

/** The same while models are in use: they add at most so much to one match and take as much from the other. */
export const mostDifferenceWithModels = mostPriorityDifference + 2 * predictionRule.most

/**
 * What a project loses that comes last in the recommended order: more than any fit and need. It isn't left out, which would
 * empty a short list.
 */
export const lastPrice = 200

export interface PrioritizedProject extends ProjectNeedInput {
  /** Percent of the applications that its organization answered (responses.ts); null while it is new. */
  responseRate: number | null
  /** Whether the reader ignored it (exposures.ts): then it comes last. */
  isIgnored: boolean
  /** Whether its deadline is long past (`isStaleListing`): then it comes last, though no one has applied. */
  isStale: boolean
}

/**
 * The need, less up to three points if the organization leaves applications without an answer. A new organization loses
 * nothing. Having no applicants weighs four times as much, so this decides only between matches that are close.
 */
export function computePriority(project: PrioritizedProject, now: Date): number {
  const unanswered = 1 - (project.responseRate ?? 100) / 100
  const last = project.isIgnored || project.isStale ? lastPrice : 0
  return computeNeed(project, now) - answeringRule.most * unanswered - last
}

export interface OrderedMatch {
  id: string
  /** The unrounded score, or the score itself. */
  fit: number
  /** The points that are added to the fit in the recommended order. */
  priority: number
  organizationId: string
  /** ISO 8601. */
  postedAt: string
}

/** The best fit first; ties by newest, then by id. */
export function byFit(a: OrderedMatch, b: OrderedMatch): number {
  if (a.fit !== b.fit) return b.fit - a.fit
  if (a.postedAt !== b.postedAt) return a.postedAt < b.postedAt ? 1 : -1
  return a.id < b.id ? -1 : 1
}

const shape = {
  /** This many matches of one organization can be in the first ten. */
  perOrganization: 2,
  first: 10,
  /**
   * The index, from 0, of the slot for exploration: the neediest of the matches that would otherwise appear later.
   */
  explorationIndex: 7,
} as const

/**
 * Sorts matches in one of the orders. The server and the browser (when someone moves a weight) use the same function.
 */
export function orderMatches<Match extends OrderedMatch>(
  matches: readonly Match[],
  order: MatchOrder,
): Match[] {
  if (order === 'best-fit') return matches.toSorted(byFit)
  const ranked = matches.toSorted((a, b) => b.fit + b.priority - (a.fit + a.priority) || byFit(a, b))
  const wanted = ranked.filter((match) => !isLast(match))
  return [...explore(spread(wanted)), ...ranked.filter(isLast)]
}

/** Nothing else costs half as much. */
const isLast = ({ priority }: OrderedMatch) => priority < -lastPrice / 2

/** At most two matches of one organization in the first ten; the others follow in their order. */
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

/**
 * One of the first ten slots goes to the neediest of the later matches that fits at least half as well as the best
 * one.
 */
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

interface Listed {
  organizationId: string
  title: string
  description: string
}

/**
 * Matches in their order without duplicates: of several listings of one organization with the same title and text, as
 * for several places or dates, only the first, which fits best. Case, spaces and punctuation make no difference.
 */
export function withoutDuplicates<Match>(matches: readonly Match[], read: (match: Match) => Listed): Match[] {
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  for (const match of matches) {
    const { organizationId } = read(match)
    counts.set(organizationId, (counts.get(organizationId) ?? 0) + 1)
  }
  return matches.filter((match) => {
    const { organizationId, title, description } = read(match)
    // Most organizations have one match, and normalizing its texts takes longer than everything else here.
    if (counts.get(organizationId) === 1) return true
    const key = `${organizationId} ${normalizeLabel(title)} ${normalizeLabel(description)}`
    return !seen.has(key) && seen.add(key)
  })
}
