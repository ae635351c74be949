import { describe, expect, test } from 'vitest'
import { isOwnReviewCase, listReviewVerdicts, needsNote, reviewCaseState } from './review-moderation.ts'

describe('the case of a reported review', () => {
  test.each([
    [{ openReports: 1, isHidden: false, lastVerdict: null }, 'open', ['keep', 'hide']],
    [{ openReports: 2, isHidden: false, lastVerdict: 'hide' }, 'open', ['keep', 'hide']],
    [{ openReports: 0, isHidden: false, lastVerdict: 'keep' }, 'kept', []],
    [{ openReports: 0, isHidden: true, lastVerdict: 'hide' }, 'hidden', ['restore']],
    [{ openReports: 0, isHidden: false, lastVerdict: 'hide' }, 'restored', []],
  ] as const)('of %o is %s and may be decided so: %j', (facts, state, verdicts) => {
    expect(reviewCaseState(facts)).toBe(state)
    expect(listReviewVerdicts(state)).toEqual(verdicts)
  })

  test('needs a reason where a review is hidden only', () => {
    expect((['keep', 'hide', 'restore'] as const).filter(needsNote)).toEqual(['hide'])
  })

  test.each([
    [{ writerId: 'me', volunteerId: 'other', isOfOwnOrganization: false }, true],
    [{ writerId: 'other', volunteerId: 'me', isOfOwnOrganization: false }, true],
    [{ writerId: null, volunteerId: 'other', isOfOwnOrganization: true }, true],
    [{ writerId: null, volunteerId: 'other', isOfOwnOrganization: false }, false],
  ])('of %o is my own: %s', (review, isOwn) => {
    expect(isOwnReviewCase('me', review)).toBe(isOwn)
  })
})
