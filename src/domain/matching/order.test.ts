import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  answeringRule,
  byFit,
  computePriority,
  matchOrders,
  computeNeed,
  mostDifferenceWithModels,
  mostPriorityDifference,
  needRule,
  orderMatches,
  type ProjectNeedInput,
  type OrderedMatch,
} from './order.ts'
import { predictionRule } from './predictions/prediction-rule.ts'
import { estimateHours } from '#domain/projects/total-hours.ts'

const now = new Date('2026-11-22T12:00:00Z')
const fresh: ProjectNeedInput = { pendingCount: 0, acceptedCount: 1, maxVolunteers: null, createdAt: now }
const need = (project: Partial<ProjectNeedInput>) => computeNeed({ ...fresh, ...project }, now)

const anyProject = fc.record({
  pendingCount: fc.nat(40),
  acceptedCount: fc.nat(40),
  maxVolunteers: fc.option(fc.integer({ min: 1, max: 10_000 })),
  createdAt: fc.integer({ min: 0, max: 3000 }).map((days) => new Date(now.getTime() - days * 86_400_000)),
  responseRate: fc.option(fc.nat(100)),
  isIgnored: fc.constant(false),
  isStale: fc.constant(false),
})

const anyPredicted = fc.double({ min: -predictionRule.most, max: predictionRule.most, noNaN: true })

describe('how much a project needs one more volunteer', () => {
  it('a new project gains 13 points without applicants, and nothing with one or two', () => {
    expect(need({ acceptedCount: 0 })).toBe(13)
    expect([need({}), need({ pendingCount: 1 })]).toEqual([0, 0])
    expect(need({ acceptedCount: 0, pendingCount: 2 })).toBe(0)
  })

  it('the third applicant costs 10 points, each further one 5, up to 25 in all', () => {
    const of = (pendingCount: number) => need({ acceptedCount: 0, maxVolunteers: 5, pendingCount })
    expect([3, 4, 5, 6, 7, 30].map(of)).toEqual([-10, -15, -20, -25, -25, -25])
  })

  it('an accepted volunteer counts as half an applicant', () => {
    expect(need({ acceptedCount: 2, pendingCount: 2, maxVolunteers: 5 })).toBe(-10)
    expect(need({ acceptedCount: 4, maxVolunteers: 5 })).toBe(0)
  })

  it('applicants cost a large project less, by at most half', () => {
    const of = (maxVolunteers: number | null) => need({ acceptedCount: 0, pendingCount: 3, maxVolunteers })
    expect([of(1), of(5)]).toEqual([-10, -10])
    expect(of(20)).toBeCloseTo(-10 / 1.1)
    expect(of(null)).toBe(of(20))
    expect(of(1e9)).toBe(-5)
  })

  it('the need grows a little with age while no one is accepted, by at most 2 points', () => {
    const after = (days: number, acceptedCount: number) =>
      need({ pendingCount: 1, acceptedCount, createdAt: new Date(now.getTime() - days * 86_400_000) })
    expect(after(14, 0)).toBeCloseTo(1)
    expect(after(3000, 0)).toBeLessThanOrEqual(needRule.age)
    expect(after(14, 1)).toBe(0)
  })

  it('another application, waiting or accepted, never raises a project', () => {
    fc.assert(
      fc.property(anyProject, (project) => {
        const { pendingCount, acceptedCount } = project
        const before = computePriority(project, now)
        expect(computePriority({ ...project, pendingCount: pendingCount + 1 }, now)).toBeLessThanOrEqual(
          before,
        )
        expect(computePriority({ ...project, acceptedCount: acceptedCount + 1 }, now)).toBeLessThanOrEqual(
          before,
        )
      }),
    )
  })

  it('what someone ignored comes after everything else in “recommended”, but keeps its place in “best fit”', () => {
    fc.assert(
      fc.property(anyProject, anyProject, anyPredicted, (one, other, predicted) => {
        const match = { organizationId: 'a', postedAt: '2026-11-01T00:00:00.000Z' }
        const priority = computePriority({ ...one, isIgnored: true }, now) + predicted
        const ignored = { ...match, id: 'ignored', fit: 100, priority }
        const fresh = { ...match, id: 'new', fit: 1, priority: computePriority(other, now) - predicted }
        expect(ids(orderMatches([ignored, fresh], 'recommended'))).toEqual(['new', 'ignored'])
        expect(ids(orderMatches([ignored, fresh], 'best-fit'))).toEqual(['ignored', 'new'])
      }),
    )
  })

  it('a match that fits better by more than the bound comes first, whatever both need and the models predict', () => {
    expect([mostPriorityDifference, mostDifferenceWithModels]).toEqual([43, 63])
    fc.assert(
      fc.property(
        anyProject,
        anyProject,
        fc.constantFrom(0, predictionRule.most),
        (one, other, predicted) => {
          const match = { organizationId: 'a', postedAt: '2026-11-01T00:00:00.000Z' }
          const better = { ...match, id: 'better', priority: computePriority(one, now) - predicted }
          const priority = computePriority(other, now) + predicted
          const worse = { ...match, id: 'worse', fit: 20, priority }
          const bound = predicted === 0 ? mostPriorityDifference : mostDifferenceWithModels
          const fit = 20 + bound + 0.001
          const [first] = orderMatches([worse, { ...better, fit }], 'recommended')
          expect(first?.id).toBe('better')
        },
      ),
    )
  })
})

describe('an organization that leaves applications without an answer', () => {
  const priority = (responseRate: number | null, pendingCount = 0) =>
    computePriority(
      { ...fresh, acceptedCount: 0, pendingCount, responseRate, isIgnored: false, isStale: false },
      now,
    )

  it('loses at most 3 points, a new one nothing, and the more it answers the less it loses', () => {
    expect([null, 100, 50, 0].map((rate) => priority(rate))).toEqual([13, 13, 11.5, 10])
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (one, other) => {
        expect(priority(Math.max(one, other))).toBeGreaterThanOrEqual(priority(Math.min(one, other)))
      }),
    )
  })

  it('comes before a project that has an applicant if it has none, so the need weighs more', () => {
    expect(priority(0)).toBeGreaterThan(priority(100, 1))
  })

  it('keeps its place before every match that fits clearly less, and in “best fit” always', () => {
    const match = { organizationId: 'a', postedAt: '2026-11-01T00:00:00.000Z' }
    const silent = { ...match, id: 'silent', fit: 80, priority: priority(0) }
    const answering = { ...match, id: 'answering', organizationId: 'b', priority: priority(100) }
    const order = (fit: number, by: (typeof matchOrders)[number]) =>
      orderMatches([silent, { ...answering, fit }], by).map(({ id }) => id)
    expect(order(80 - answeringRule.most - 0.1, 'recommended')).toEqual(['silent', 'answering'])
    expect(order(79, 'recommended')).toEqual(['answering', 'silent'])
    expect(order(79, 'best-fit')).toEqual(['silent', 'answering'])
  })
})

const anyMatches = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    fit: fc.integer({ min: 1, max: 100 }),
    /** Need, answering and models. */
    priority: fc.double({ min: -38, max: 25, noNaN: true }),
    organizationId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    postedAt: fc.constantFrom('2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
)
const ids = (matches: readonly OrderedMatch[]) => matches.map(({ id }) => id)

describe('sorting matches', () => {
  it('sorting adds no matches and drops none', () => {
    fc.assert(
      fc.property(anyMatches, fc.constantFrom(...matchOrders), (matches, order) => {
        expect(ids(orderMatches(matches, order)).toSorted()).toEqual(ids(matches).toSorted())
      }),
    )
  })

  it('the order is the same whichever way the matches come', () => {
    fc.assert(
      fc.property(anyMatches, fc.constantFrom(...matchOrders), (matches, order) => {
        expect(ids(orderMatches(matches.toReversed(), order))).toEqual(ids(orderMatches(matches, order)))
      }),
    )
  })

  it('"best fit" sorts by score alone, ties by newest first', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        const fits = orderMatches(matches, 'best-fit').map(({ fit }) => fit)
        expect(fits).toEqual(fits.toSorted((a, b) => b - a))
      }),
    )
  })

  it('"recommended" shows at most two matches of one organization in the first ten while there are five organizations', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        fc.pre(new Set(matches.map(({ organizationId }) => organizationId)).size >= 5)
        const spread = [...new Set(matches.map(({ organizationId }) => organizationId))].flatMap((one) =>
          matches.filter(({ organizationId }) => organizationId === one).slice(0, 2),
        )
        fc.pre(spread.length >= 10)
        const counts = new Map<string, number>()
        for (const { organizationId } of orderMatches(matches, 'recommended').slice(0, 10)) {
          counts.set(organizationId, (counts.get(organizationId) ?? 0) + 1)
        }
        expect(Math.max(...counts.values())).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('the eighth match of "recommended" is the neediest of the rest that fits at least half as well as the best', () => {
    const match = (index: number, over: Partial<OrderedMatch> = {}): OrderedMatch => ({
      id: `${index}`.padStart(2, '0'),
      fit: 100 - index,
      priority: 0,
      organizationId: `${index}`,
      postedAt: '2026-11-01T00:00:00.000Z',
      ...over,
    })
    const first = Array.from({ length: 12 }, (_, index) => match(index))
    const mostNeeded = match(12, { fit: 55, priority: 12 })
    const unfit = match(13, { fit: 40, priority: 14 })
    const ordered = orderMatches([...first, mostNeeded, unfit], 'recommended')
    expect(ids(ordered).indexOf('12')).toBe(7)
    expect(ids(ordered).indexOf('13')).toBeGreaterThan(9)
  })
})

describe('the total hours of a project', () => {
  it('the total hours are weekly hours times weeks, if both are known', () => {
    expect(estimateHours(10, '1-2 weeks')).toBe(15)
    expect(estimateHours(4, '3-6 months')).toBe(78)
    expect(estimateHours(10, 'ongoing')).toBeNull()
    expect(estimateHours(10, 'a while')).toBeNull()
    expect(estimateHours(null, '1-2 weeks')).toBeNull()
  })
})

test('equal matches have one order, whichever way they are read: the newest first, then by id', () => {
  const match = { fit: 50, priority: 1, organizationId: 'a' }
  const [newer, one, other] = [
    { ...match, id: 'c', postedAt: '2026-11-02T00:00:00.000Z' },
    { ...match, id: 'a', postedAt: '2026-11-01T00:00:00.000Z' },
    { ...match, id: 'b', postedAt: '2026-11-01T00:00:00.000Z' },
  ]
  expect([other, one, newer].toSorted(byFit)).toEqual([newer, one, other])
})
