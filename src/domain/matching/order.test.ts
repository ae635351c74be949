import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  answeringRule,
  byFit,
  computePriority,
  matchOrders,
  computeNeed,
  orderMatches,
  withoutDuplicates,
  type ProjectNeedInput,
  type OrderedMatch,
} from './order.ts'
import { estimateHours } from '#domain/projects/total-hours.ts'

const now = new Date('2026-11-22T12:00:00Z')
const fresh: ProjectNeedInput = { pendingCount: 0, acceptedCount: 1, maxVolunteers: null, createdAt: now }
const need = (project: Partial<ProjectNeedInput>) => computeNeed({ ...fresh, ...project }, now)

describe('how much a project needs one more volunteer', () => {
  it('the need is 1 for a new project with an accepted volunteer, and a third higher without one', () => {
    expect(need({})).toBe(1)
    expect(need({ acceptedCount: 0 })).toBe(1.35)
  })

  it('the need falls by a quarter with each pending application, and with each taken spot', () => {
    expect(need({ pendingCount: 2 })).toBeCloseTo(0.5625)
    expect(need({ maxVolunteers: 4 })).toBe(0.75)
    expect(need({ maxVolunteers: 1 })).toBe(0)
  })

  it('the need grows a little with age, by at most 15 percent', () => {
    const after = (days: number) => need({ createdAt: new Date(now.getTime() - days * 86_400_000) })
    expect(after(14)).toBeCloseTo(1.075)
    expect(after(1000)).toBeLessThanOrEqual(1.15)
  })
})

describe('an organization that leaves applications without an answer', () => {
  const priority = (responseRate: number | null, pendingCount = 0) =>
    computePriority({ ...fresh, pendingCount, responseRate }, now)

  it('loses at most a twentieth, a new one nothing, and the more it answers the less it loses', () => {
    expect([null, 100, 50, 0].map((rate) => priority(rate))).toEqual([1, 1, 0.975, 0.95])
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (one, other) => {
        expect(priority(Math.max(one, other))).toBeGreaterThanOrEqual(priority(Math.min(one, other)))
      }),
    )
  })

  it('comes before a project with one more waiting application, so the need weighs more', () => {
    expect(priority(0)).toBeGreaterThan(priority(100, 1))
  })

  it('keeps its place before every match that fits clearly less, and in “best fit” always', () => {
    const match = { organizationId: 'a', postedAt: '2026-11-01T00:00:00.000Z' }
    const silent = { ...match, id: 'silent', fit: 80, priority: priority(0) }
    const answering = { ...match, id: 'answering', organizationId: 'b', priority: priority(100) }
    const order = (fit: number, by: (typeof matchOrders)[number]) =>
      orderMatches([silent, { ...answering, fit }], by).map(({ id }) => id)
    expect(order(80 * (1 - answeringRule.most) - 0.1, 'recommended')).toEqual(['silent', 'answering'])
    expect(order(79, 'recommended')).toEqual(['answering', 'silent'])
    expect(order(79, 'best-fit')).toEqual(['silent', 'answering'])
  })
})

const anyMatches = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    fit: fc.integer({ min: 1, max: 100 }),
    priority: fc.double({ min: 0.01, max: 2, noNaN: true }),
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
      priority: 1,
      organizationId: `${index}`,
      postedAt: '2026-11-01T00:00:00.000Z',
      ...over,
    })
    const first = Array.from({ length: 12 }, (_, index) => match(index))
    const mostNeeded = match(12, { fit: 55, priority: 1.5 })
    const unfit = match(13, { fit: 40, priority: 2 })
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

describe('duplicates of one listing', () => {
  const listed = (organizationId: string, title: string, description: string) => ({
    organizationId,
    title,
    description,
  })

  it('only the first of an organization’s listings with the same title and text is kept', () => {
    const first = listed('a', 'Bike lessons', 'Teach adults, in Queens.')
    const other = listed('a', 'Bike lessons', 'Teach children.')
    const elsewhere = listed('b', 'Bike lessons', 'Teach adults, in Queens.')
    const again = listed('a', 'BIKE LESSONS!', 'Teach adults in Queens')
    expect(withoutDuplicates([first, other, elsewhere, again], (one) => one)).toEqual([
      first,
      other,
      elsewhere,
    ])
  })
})
