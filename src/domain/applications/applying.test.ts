import { describe, expect, test } from 'vitest'
import { decideApplying } from './applying.ts'

describe('whether a person may apply', () => {
  const volunteer = { isMember: false, isVolunteer: true, latest: null, closed: null }
  const ended = (status: 'declined' | 'withdrawn', endedBy: 'volunteer' | 'organization' | null) => ({
    latest: { status, endedBy },
  })

  test.each([
    ['a volunteer', {}, { allowed: true, isAgain: false }],
    ['one who withdrew', ended('withdrawn', 'volunteer'), { allowed: true, isAgain: true }],
    ['a member', { isMember: true }, { allowed: false, refusal: 'own_project' }],
    ['somebody who is no volunteer', { isVolunteer: false }, { allowed: false, refusal: 'volunteers_only' }],
    [
      'one who applied',
      { latest: { status: 'pending', endedBy: null } },
      { allowed: false, refusal: 'already_applied' },
    ],
    [
      'one whose work was signed off',
      { latest: { status: 'completed', endedBy: null } },
      { allowed: false, refusal: 'already_applied' },
    ],
    ['one who was declined', ended('declined', null), { allowed: false, refusal: 'cannot_apply_again' }],
    [
      'one who was released',
      ended('withdrawn', 'organization'),
      { allowed: false, refusal: 'cannot_apply_again' },
    ],
    ['a volunteer to a paused project', { closed: 'paused' }, { allowed: false, refusal: 'paused' }],
    [
      'a member of the organization of a full one',
      { isMember: true, closed: 'full' },
      { allowed: false, refusal: 'own_project' },
    ],
  ] as const)('%s', (_, description, decision) => {
    expect(decideApplying({ ...volunteer, ...description })).toEqual(decision)
  })
})
