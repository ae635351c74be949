import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationStatuses } from './applications.ts'
import { projectStatuses } from './projects.ts'
import { averageOf, averageText, decideReview, reviewTypeOf, showsAtOnce } from './reviews.ts'

const why = (
  status: (typeof applicationStatuses)[number],
  project: (typeof projectStatuses)[number],
  hasReview = false,
) => {
  const decision = decideReview({ application: { status }, project: { status: project }, hasReview })
  return decision.allowed ? null : decision.refusal
}

describe('A10 a review may be written', () => {
  it('once that contribution was signed off, whatever the project does', () => {
    for (const status of projectStatuses) expect(why('completed', status)).toBe(null)
  })

  it('by an accepted volunteer once the project is completed, and not before', () => {
    for (const status of projectStatuses) {
      expect(why('accepted', status)).toBe(status === 'completed' ? null : 'review_too_early')
    }
  })

  it('never of a collaboration that was not accepted or has ended', () => {
    for (const status of projectStatuses) {
      expect(why('declined', status)).toBe('review_not_possible')
      expect(why('withdrawn', status)).toBe('review_not_possible')
      expect(why('pending', status)).toBe('review_too_early')
    }
  })

  it('once a direction', () => {
    for (const status of applicationStatuses) expect(why(status, 'completed', true)).toBe('already_reviewed')
    expect([reviewTypeOf('volunteer'), reviewTypeOf('organization')]).toEqual([
      'volunteer_to_organization',
      'organization_to_volunteer',
    ])
  })
})

describe('A19 with reveal days both reviews show together', () => {
  it.each([
    [0, false, true],
    [0, true, true],
    [14, false, false],
    [14, true, true],
  ])(
    '%i days, the other side has written: %s, so it shows at once: %s',
    (revealDays, isOtherWritten, shows) => {
      expect(showsAtOnce({ revealDays, isOtherWritten })).toBe(shows)
    },
  )
})

describe('A25 an average', () => {
  it('is null while nobody has rated', () => {
    expect(averageOf({ ratingSum: 0, ratingCount: 0 })).toBe(null)
    expect(averageText({ ratingSum: 0, ratingCount: 0 })).toBe(null)
  })

  it.each([
    [[5], '5.0'],
    [[5, 4], '4.5'],
    [[5, 4, 4], '4.3'],
    [[5, 5, 4, 3], '4.3'],
    [[1, 2, 2, 2], '1.8'],
  ])('of %j is %s', (given, text) => {
    const ratingSum = given.reduce((sum, each) => sum + each, 0)
    expect(averageText({ ratingSum, ratingCount: given.length })).toBe(text)
  })

  it('lies between the worst and the best rating, within half a tenth of the exact one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (given) => {
        const ratingSum = given.reduce((sum, each) => sum + each, 0)
        const average = averageOf({ ratingSum, ratingCount: given.length }) ?? 0
        expect(average).toBeGreaterThanOrEqual(Math.min(...given))
        expect(average).toBeLessThanOrEqual(Math.max(...given))
        expect(Math.abs(average - ratingSum / given.length)).toBeLessThanOrEqual(0.05 + 1e-9)
        expect(averageText({ ratingSum, ratingCount: given.length })).toMatch(/^[1-5]\.\d$/)
      }),
    )
  })
})
