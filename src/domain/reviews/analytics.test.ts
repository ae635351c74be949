import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMonths,
  averageWithCount,
  chartMonths,
  improvementDays,
  improvementOf,
  improvementPeriods,
  listMonths,
  sumTotals,
} from './analytics.ts'
import { listReviewedSkills, rankSkillRatings, type SkillReview } from './reviewed-skills.ts'

const rating = fc.integer({ min: 1, max: 5 })
const ratings = fc.array(rating, { maxLength: 40 })
const totalOf = (given: readonly number[]) => ({
  ratingSum: given.reduce((sum, one) => sum + one, 0),
  ratingCount: given.length,
})
const none = totalOf([])

describe('an average with its count', () => {
  it('the average is the same whether reviews are counted together or month by month', () => {
    fc.assert(
      fc.property(fc.array(ratings), (months) => {
        expect(averageWithCount(sumTotals(months.map(totalOf)))).toEqual(
          averageWithCount(totalOf(months.flat())),
        )
      }),
    )
  })

  it('the average is between the lowest and the highest rating, and null without ratings', () => {
    expect(averageWithCount(none)).toEqual({ average: null, count: 0 })
    fc.assert(
      fc.property(fc.array(rating, { minLength: 1 }), (given) => {
        const { average } = averageWithCount(totalOf(given))
        expect(average).toBeGreaterThanOrEqual(Math.min(...given))
        expect(average).toBeLessThanOrEqual(Math.max(...given))
      }),
    )
  })
})

describe('improvement', () => {
  it('improvement compares the last 90 days with the 90 days before', () => {
    const now = new Date('2026-11-22T10:00:00Z')
    const { recentFrom, beforeFrom } = improvementPeriods(now)
    expect(improvementDays).toBe(90)
    expect(recentFrom.toISOString()).toBe('2026-08-24T10:00:00.000Z')
    expect(beforeFrom.toISOString()).toBe('2026-05-26T10:00:00.000Z')
  })

  it.each([
    [[4, 4], [5], 25],
    [[5], [4], -20],
    [[4, 5], [5, 4], 0],
    [[3], [3, 3, 4], 11.1],
    [[1], [5], 400],
    [[5], [1], -80],
  ])('the improvement from ratings %j to %j is %d percent', (before, recent, percent) => {
    expect(improvementOf(totalOf(before), totalOf(recent))).toBe(percent)
  })

  it('improvement is unknown, not zero, if a period has no review', () => {
    fc.assert(
      fc.property(ratings, ratings, (before, recent) => {
        const improvement = improvementOf(totalOf(before), totalOf(recent))
        expect(improvement === null).toBe(before.length === 0 || recent.length === 0)
      }),
    )
  })

  it('improvement has the sign of the change, and zero never has a sign', () => {
    const some = fc.array(rating, { minLength: 1, maxLength: 40 })
    const mean = (given: readonly number[]) => totalOf(given).ratingSum / given.length
    fc.assert(
      fc.property(some, some, (before, recent) => {
        const improvement = improvementOf(totalOf(before), totalOf(recent)) ?? Number.NaN
        const direction = Math.sign(mean(recent) - mean(before))
        expect([0, direction].some((sign) => Math.sign(improvement) === sign)).toBe(true)
        expect(Object.is(improvement, -0)).toBe(false)
        expect(improvement).toBeGreaterThanOrEqual(-80)
        expect(improvement).toBeLessThanOrEqual(400)
      }),
    )
  })
})

describe('the skills that a review counts for', () => {
  const reviewedSkillsOf = (requiredSkills: string[], volunteerSkills: string[]) =>
    listReviewedSkills({ rating: 5, requiredSkills, volunteerSkills })

  it('a review counts for the skills of the project that the profile also has under any name', () => {
    expect(reviewedSkillsOf(['Legal Services', 'Research'], ['Legal', 'Accounting'])).toEqual([
      'Legal Services',
    ])
  })

  it('a review counts for all skills of the project if the profile has none', () => {
    expect(reviewedSkillsOf(['Research', 'Writing'], [])).toEqual(['Research', 'Writing'])
  })

  it('a review counts for no skill if the profile has only others', () => {
    expect(reviewedSkillsOf(['Research'], ['Accounting'])).toEqual([])
  })

  it('a skill counts once, even if the project lists it twice', () => {
    expect(reviewedSkillsOf(['Legal', 'Legal Services', ' legal '], [])).toEqual(['Legal'])
  })
})

describe('the best rated skills', () => {
  const skill = fc.constantFrom('Research', 'Legal', 'Legal Services', 'Accounting', 'Beekeeping')
  const review: fc.Arbitrary<SkillReview> = fc.record({
    rating,
    requiredSkills: fc.array(skill, { maxLength: 4 }),
    volunteerSkills: fc.array(skill, { maxLength: 3 }),
  })
  const about = (requiredSkills: string[], ratingGiven: number): SkillReview => ({
    rating: ratingGiven,
    requiredSkills,
    volunteerSkills: [],
  })

  it('the best rated skills show the plain average and count, under the most common name', () => {
    const reviews = [about(['Legal Services'], 5), about(['Legal Services'], 4), about(['Legal'], 4)]
    expect(rankSkillRatings(reviews, 4)).toEqual([{ skill: 'Legal Services', rating: 4.3, count: 3 }])
  })

  it('a typed-in skill that is placed counts as the listed one', () => {
    const placements = new Map([['custom:beekeeping', 'legal']])
    const reviews = [about(['Beekeeping'], 5), about(['Legal'], 4), about(['Legal'], 4)]
    expect(rankSkillRatings(reviews, 4, placements)).toEqual([{ skill: 'Legal', rating: 4.3, count: 3 }])
    const brought = { rating: 5, requiredSkills: ['Beekeeping'], volunteerSkills: ['Legal Services'] }
    expect(listReviewedSkills(brought)).toEqual([])
    expect(listReviewedSkills(brought, placements)).toEqual(['Beekeeping'])
  })

  it('few ratings weigh less than many', () => {
    const often = Array.from({ length: 20 }, (_, index) => about(['Research'], index === 0 ? 4 : 5))
    expect(rankSkillRatings([about(['Accounting'], 5), ...often], 4.2).map((one) => one.skill)).toEqual([
      'Research',
      'Accounting',
    ])
  })

  it('each skill appears once and counts each review once', () => {
    fc.assert(
      fc.property(fc.array(review, { maxLength: 30 }), (reviews) => {
        const ranked = rankSkillRatings(reviews, 4)
        expect(new Set(ranked.map((one) => one.skill)).size).toBe(ranked.length)
        for (const one of ranked) {
          expect(one.count).toBeLessThanOrEqual(reviews.length)
          expect(one.rating).toBeGreaterThanOrEqual(1)
          expect(one.rating).toBeLessThanOrEqual(5)
        }
        const reviewedSkills = reviews.reduce((sum, one) => sum + listReviewedSkills(one).length, 0)
        expect(ranked.reduce((sum, one) => sum + one.count, 0)).toBe(reviewedSkills)
      }),
    )
  })
})

describe('months', () => {
  it.each([
    ['2026-11', -11, '2025-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-05', 0, '2026-05'],
  ])('%s plus %d months is %s', (month, more, expected) => {
    expect(addMonths(month, more)).toBe(expected)
  })

  it('the chart shows the last 12 months, including those without a rating', () => {
    const months = listMonths(
      [
        { month: '2026-11', ...totalOf([5, 4]) },
        { month: '2025-12', ...totalOf([3]) },
        { month: '2025-11', ...totalOf([1]) },
      ],
      '2026-11',
    )
    expect(months).toHaveLength(chartMonths)
    expect(months.at(0)).toEqual({ month: '2025-12', average: 3, count: 1 })
    expect(months.at(-1)).toEqual({ month: '2026-11', average: 4.5, count: 2 })
    expect(months.slice(1, -1).every(({ average }) => average === null)).toBe(true)
  })
})
