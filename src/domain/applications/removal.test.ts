import { expect, test } from 'vitest'
import {
  decideReapplication,
  projectCanceledReason,
  projectRemovedReason,
  resolveOnCancellation,
  resolveOnRemoval,
} from './applications.ts'

test('removing a project declines pending applications and ends accepted work; others have ended', () => {
  const reason = projectRemovedReason
  expect(resolveOnRemoval({ status: 'pending', endedBy: null })).toEqual({
    to: 'declined',
    endedBy: null,
    reason,
  })
  expect(resolveOnRemoval({ status: 'accepted', endedBy: null })).toEqual({
    to: 'withdrawn',
    endedBy: 'organization',
    reason,
  })
  for (const status of ['declined', 'completed'] as const) {
    expect(resolveOnRemoval({ status, endedBy: null })).toBe(null)
  }
})

test.each(['pending', 'accepted'] as const)(
  'a volunteer whose %s application ended with a removed project may apply again once it is back',
  (status) => {
    const ended = resolveOnRemoval({ status, endedBy: null })
    if (!ended) throw new Error('an open application ends with its project')
    const latest = { status: ended.to, endedBy: ended.endedBy, endReason: ended.reason }
    expect(decideReapplication(latest)).toBe('again')
    expect(decideReapplication({ ...latest, endReason: 'We filled the spot.' })).toBe('no')
  },
)

test('canceling a project declines pending applications for ours and ends accepted work for the organization’s reason', () => {
  expect(resolveOnCancellation({ status: 'pending', endedBy: null }, 'No money')).toEqual({
    to: 'declined',
    endedBy: null,
    reason: projectCanceledReason,
  })
  expect(resolveOnCancellation({ status: 'accepted', endedBy: null }, 'No money')).toEqual({
    to: 'withdrawn',
    endedBy: 'organization',
    reason: 'No money',
  })
  for (const status of ['declined', 'completed', 'withdrawn'] as const) {
    expect(resolveOnCancellation({ status, endedBy: null }, 'No money')).toBe(null)
  }
})
