import { describe, expect, test } from 'vitest'
import { listReviewCaseDecisions, needsNote, reviewCaseState } from './moderation.ts'

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
})
