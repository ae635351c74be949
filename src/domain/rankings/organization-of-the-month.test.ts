import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseOrganizationOfTheMonth,
  monthBefore,
  pausedMonths,
  monthRange,
  type MonthStats,
} from './organization-of-the-month.ts'

const candidate = (id: string, changes: Partial<MonthStats> = {}): MonthStats => ({
  id,
  isVerified: true,
  joinedAt: new Date('2026-01-01T00:00:00Z'),
  projectsCompleted: 1,
  volunteers: 2,
  peopleHelped: 0,
  ratingSum: 10,
  ratingCount: 2,
  ...changes,
})
const by = (paused: string[] = []) => ({
  rankOf: ({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }) =>
    (ratingSum + 20) / (ratingCount + 5),
  paused,
})
const choose = (candidates: MonthStats[], paused?: string[]) =>
  chooseOrganizationOfTheMonth(candidates, by(paused))?.id ?? null

describe('the organization of the month', () => {
  it('the organization of the month is chosen for the previous calendar month in UTC', () => {
    expect(monthBefore(new Date('2026-11-01T00:00:00Z'))).toBe('2026-10')
    expect(monthBefore(new Date('2026-01-31T23:59:59Z'))).toBe('2025-12')
    expect(monthRange('2025-12')).toEqual({
      from: new Date('2025-12-01T00:00:00Z'),
      to: new Date('2026-01-01T00:00:00Z'),
    })
  })

  it('no organization of the month is chosen unless one completed a project, has two reviews averaging four stars and is verified', () => {
    const lacking = [
      candidate('a', { isVerified: false }),
      candidate('b', { projectsCompleted: 0 }),
      candidate('c', { ratingSum: 5, ratingCount: 1 }),
      candidate('d', { ratingSum: 7 }),
    ]
    expect(choose([])).toBeNull()
    expect(choose(lacking)).toBeNull()
    expect(choose([...lacking, candidate('e', { ratingSum: 8 })])).toBe('e')
  })

  it('the ranking average decides, so ten good reviews beat two perfect ones', () => {
    const many = candidate('b', { ratingSum: 49, ratingCount: 10 })
    expect(choose([candidate('a'), many])).toBe('b')
  })

  it('ties are decided by volunteers, then projects, then people helped, then the earliest to join', () => {
    expect(choose([candidate('a'), candidate('b', { volunteers: 3 })])).toBe('b')
    expect(choose([candidate('a'), candidate('b', { projectsCompleted: 2 })])).toBe('b')
    expect(choose([candidate('a'), candidate('b', { peopleHelped: 5 })])).toBe('b')
    expect(choose([candidate('a'), candidate('b', { joinedAt: new Date('2025-01-01T00:00:00Z') })])).toBe('b')
    expect(choose([candidate('b'), candidate('a')])).toBe('a')
  })

  it('an organization chosen in one of the previous two months is excluded', () => {
    expect(pausedMonths('2026-01')).toEqual(['2025-12', '2025-11'])
    expect(choose([candidate('a', { volunteers: 9 }), candidate('b')], ['a'])).toBe('b')
  })

  it('the organization of the month does not depend on the order of the candidates', () => {
    const candidates = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        ratingCount: fc.integer({ min: 2, max: 4 }),
        volunteers: fc.integer({ min: 1, max: 2 }),
      }),
      { selector: ({ id }) => id, maxLength: 12 },
    )
    fc.assert(
      fc.property(candidates, (given) => {
        const all = given.map(({ id, ratingCount, volunteers }) =>
          candidate(id, { ratingCount, volunteers, ratingSum: 5 * ratingCount }),
        )
        expect(choose(all.toReversed())).toBe(choose(all))
      }),
    )
  })
})
