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
  ] as const)('of %o is %s and may be decided so: %j', (decisionFacts, state, decisions) => {
    expect(reviewCaseState(decisionFacts)).toBe(state)
    expect(listReviewCaseDecisions(state)).toEqual(decisions)
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
    expect(hasReviewConflictOfInterest('me', review)).toBe(isOwn)
  })
})
