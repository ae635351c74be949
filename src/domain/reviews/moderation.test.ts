import { describe, expect, test } from 'vitest'
import {
  hasReviewConflictOfInterest,
  listReviewCaseDecisions,
  needsNote,
  reviewCaseState,
} from './moderation.ts'

describe('the case of a reported review', () => {
  test.each([
    [{ openReports: 1, isHidden: false, lastDecision: null }, 'open', ['keep', 'hide']],
    [{ openReports: 2, isHidden: false, lastDecision: 'hide' }, 'open', ['keep', 'hide']],
    [{ openReports: 0, isHidden: false, lastDecision: 'keep' }, 'kept', []],
    [{ openReports: 0, isHidden: true, lastDecision: 'hide' }, 'hidden', ['restore']],
    [{ openReports: 0, isHidden: false, lastDecision: 'hide' }, 'restored', []],
  ] as const)('the case of %o is %s and can be decided as %j', (decisionFacts, state, decisions) => {
    expect(reviewCaseState(decisionFacts)).toBe(state)
    expect(listReviewCaseDecisions(state)).toEqual(decisions)
  })

  test('a reason is required only for hiding a review', () => {
    expect((['keep', 'hide', 'restore'] as const).filter(needsNote)).toEqual(['hide'])
  })

  test.each([
    [{ writerId: 'me', volunteerId: 'other', isOfOwnOrganization: false }, true],
    [{ writerId: 'other', volunteerId: 'me', isOfOwnOrganization: false }, true],
    [{ writerId: null, volunteerId: 'other', isOfOwnOrganization: true }, true],
    [{ writerId: null, volunteerId: 'other', isOfOwnOrganization: false }, false],
  ])('a conflict of interest in the case of %o: %s', (review, isOwn) => {
    expect(hasReviewConflictOfInterest('me', review)).toBe(isOwn)
  })
})
