import { describe, expect, it } from 'vitest'
import {
  decideReapplication,
  projectCanceledReason,
  projectCompletedReason,
  unansweredReason,
} from './applications.ts'
import { isDeclinedAutomatically, isUnanswered, resolveDeclineReason } from './declining.ts'

describe('the reason of a decline', () => {
  it('is the chosen one; words alone are another reason; without both there is none', () => {
    expect(resolveDeclineReason({ choice: 'timing', words: 'We start in May.' })).toBe('timing')
    expect(resolveDeclineReason({ choice: 'timing', words: null })).toBe('timing')
    expect(resolveDeclineReason({ choice: null, words: 'We start in May.' })).toBe('other')
    expect(resolveDeclineReason({ choice: null, words: null })).toBe(null)
  })

  it.each([projectCompletedReason, projectCanceledReason, unansweredReason])(
    'an organization that writes “%s” itself has declined, and the application is no automatic decline',
    (endReason) => {
      const declineReason = resolveDeclineReason({ choice: null, words: endReason })
      const automatic = { status: 'declined', endReason, declineReason: null } as const
      const declined = { ...automatic, declineReason }
      expect([isDeclinedAutomatically(automatic), isDeclinedAutomatically(declined)]).toEqual([true, false])
      expect(isUnanswered(automatic)).toBe(endReason === unansweredReason)
      expect(isUnanswered(declined)).toBe(false)
      expect(decideReapplication({ ...declined, endedBy: null })).toBe('no')
    },
  )
})
