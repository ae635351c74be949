import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '#domain/applications/applications.ts'
import { projectStatuses } from '#domain/projects/projects.ts'
import {
  averageOf,
  formatAverage,
  bayesianRating,
  requestedCategories,
  decideReview,
  editableUntil,
  isShown,
  ratingPrior,
  reviewCategories,
  reviewEditHours,
  reviewTypeOf,
  isShownImmediately,
  findEditRefusal,
} from './reviews.ts'

const why = (
  status: (typeof applicationStatuses)[number],
  project: (typeof projectStatuses)[number],
  hasReview = false,
) => {
  const decision = decideReview({
    application: { status },
    project: { status: project },
    hasReview,
    isRevieweeDeleted: false,
  })
  return decision.allowed ? null : decision.refusal
}

describe('A10 writing a review', () => {
  it('no one may review a person whose account was deleted', () => {
    const left = { application: { status: 'completed' }, project: { status: 'completed' } } as const
    expect(decideReview({ ...left, hasReview: false, isRevieweeDeleted: true })).toEqual({
      allowed: false,
      refusal: 'review_not_possible',
    })
  })

  it('a review may be written once the contribution is signed off, whatever the state of the project', () => {
    for (const status of projectStatuses) expect(why('completed', status)).toBe(null)
  })

  it('an accepted volunteer may review once the project is completed, and not before', () => {
    for (const status of projectStatuses) {
      expect(why('accepted', status)).toBe(status === 'completed' ? null : 'review_too_early')
    }
  })

  it('a collaboration that was never accepted or has ended cannot be reviewed', () => {
    for (const status of projectStatuses) {
      expect(why('declined', status)).toBe('review_not_possible')
      expect(why('withdrawn', status)).toBe('review_not_possible')
      expect(why('pending', status)).toBe('review_too_early')
    }
  })

  it('each side reviews a collaboration once', () => {
    for (const status of applicationStatuses) expect(why(status, 'completed', true)).toBe('already_reviewed')
    expect([reviewTypeOf('volunteer'), reviewTypeOf('organization')]).toEqual([
      'volunteer_to_organization',
      'organization_to_volunteer',
    ])
  })
})

describe('A19 with reveal days, both reviews appear together', () => {
  it.each([
    [0, false, true],
    [0, true, true],
    [14, false, false],
    [14, true, true],
  ])(
    '%i reveal days, the other side has written: %s, so it is visible immediately: %s',
    (revealDays, isOtherWritten, shows) => {
      expect(isShownImmediately({ revealDays, isOtherWritten })).toBe(shows)
    },
  )
})

describe('A25 an average', () => {
  it('the average is null without ratings', () => {
    expect(averageOf({ ratingSum: 0, ratingCount: 0 })).toBe(null)
    expect(formatAverage({ ratingSum: 0, ratingCount: 0 })).toBe(null)
  })

  it.each([
    [[5], '5.0'],
    [[5, 4], '4.5'],
    [[5, 4, 4], '4.3'],
    [[5, 5, 4, 3], '4.3'],
    [[1, 2, 2, 2], '1.8'],
  ])('the average of %j is %s', (given, text) => {
    const ratingSum = given.reduce((sum, each) => sum + each, 0)
    expect(formatAverage({ ratingSum, ratingCount: given.length })).toBe(text)
  })

  it('the average is between the worst and the best rating, within half a tenth of the exact value', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (given) => {
        const ratingSum = given.reduce((sum, each) => sum + each, 0)
        const average = averageOf({ ratingSum, ratingCount: given.length }) ?? 0
        expect(average).toBeGreaterThanOrEqual(Math.min(...given))
        expect(average).toBeLessThanOrEqual(Math.max(...given))
        expect(Math.abs(average - ratingSum / given.length)).toBeLessThanOrEqual(0.05 + 1e-9)
        expect(formatAverage({ ratingSum, ratingCount: given.length })).toMatch(/^[1-5]\.\d$/)
      }),
    )
  })
})

describe('the rating that lists sort by', () => {
  const rating = fc.integer({ min: 1, max: 5 })
  const mean = fc.double({ min: 1, max: 5, noNaN: true })
  const totalOf = (given: readonly number[]) => ({
    ratingSum: given.reduce((sum, each) => sum + each, 0),
    ratingCount: given.length,
  })

  it('thirty very good reviews rank before one perfect one if the mean is 3.5', () => {
    const perfect = bayesianRating(totalOf([5]), 3.5)
    expect(bayesianRating({ ratingSum: 141, ratingCount: 30 }, 3.5)).toBeGreaterThan(perfect)
  })

  it('the ranking average starts at the mean of the platform, as if five reviews had that rating', () => {
    expect(ratingPrior.reviews).toBe(5)
    expect(bayesianRating(totalOf([]), 4.2)).toBeCloseTo(4.2)
    expect(bayesianRating(totalOf([5, 5, 5, 5, 5]), 4)).toBeCloseTo(4.5)
  })

  it('the ranking average is between the mean of the platform and the plain average', () => {
    fc.assert(
      fc.property(fc.array(rating, { minLength: 1 }), mean, (given, platformMean) => {
        const total = totalOf(given)
        const plain = total.ratingSum / total.ratingCount
        const ranked = bayesianRating(total, platformMean)
        expect(ranked).toBeGreaterThanOrEqual(Math.min(plain, platformMean) - 1e-9)
        expect(ranked).toBeLessThanOrEqual(Math.max(plain, platformMean) + 1e-9)
      }),
    )
  })

  it('the ranking average never falls when a review is better, and rises with it', () => {
    fc.assert(
      fc.property(fc.array(rating), fc.integer({ min: 1, max: 4 }), mean, (others, worse, platformMean) => {
        const of = (each: number) => bayesianRating(totalOf([...others, each]), platformMean)
        expect(of(worse + 1)).toBeGreaterThan(of(worse))
      }),
    )
  })

  it('the ranking average approaches the plain average with each additional review of it', () => {
    fc.assert(
      fc.property(rating, fc.nat({ max: 1000 }), mean, (each, count, platformMean) => {
        fc.pre(Math.abs(platformMean - each) > 1e-3)
        const distance = (ratingCount: number) =>
          Math.abs(bayesianRating({ ratingSum: each * ratingCount, ratingCount }, platformMean) - each)
        expect(distance(count + 1)).toBeLessThan(distance(count))
        expect(distance(100_000)).toBeLessThan(0.001)
      }),
    )
  })
})

describe('an existing review', () => {
  const createdAt = new Date('2026-11-20T12:00:00Z')
  const after = (milliseconds: number) => new Date(createdAt.getTime() + milliseconds)
  const all = 48 * 3_600_000

  it('a review may be edited for 48 hours, and not a moment longer', () => {
    expect(reviewEditHours).toBe(48)
    expect(editableUntil(createdAt)).toEqual(after(all))
    const review = { createdAt, hiddenAt: null }
    expect(findEditRefusal(review, createdAt)).toBe(null)
    expect(findEditRefusal(review, after(all - 1))).toBe(null)
    expect(findEditRefusal(review, after(all))).toBe('review_edit_over')
  })

  it('a review may not be edited after an administrator hid it', () => {
    expect(findEditRefusal({ createdAt, hiddenAt: after(1) }, after(2))).toBe('review_hidden')
  })

  it('the reviewed side sees a review once it is revealed and no administrator has hidden it', () => {
    expect(isShown({ revealedAt: null, hiddenAt: null })).toBe(false)
    expect(isShown({ revealedAt: createdAt, hiddenAt: null })).toBe(true)
    expect(isShown({ revealedAt: createdAt, hiddenAt: after(1) })).toBe(false)
  })
})

describe('A23 the requested categories', () => {
  it('four categories are requested about each side, and every category is used by one of them', () => {
    expect(requestedCategories).toEqual({
      organization: ['clarity', 'respect', 'impact', 'followThrough'],
      volunteer: ['reliability', 'fit', 'communication', 'followThrough'],
    })
    const requested = new Set([...requestedCategories.organization, ...requestedCategories.volunteer])
    expect([...reviewCategories].filter((category) => !requested.has(category))).toEqual([])
  })
})
