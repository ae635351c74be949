import { expect, test } from 'vitest'
import { resolveEndedKind } from './ended-kind.ts'
import { isMemberNotificationKind, isWorkNotificationKind, workNotificationKinds } from './notifications.ts'

test.each([
  ['volunteer', false, 'application.withdrawn'],
  ['volunteer', true, 'application.ended'],
  ['organization', true, 'application.released'],
] as const)(
  'an application ended by the %s (accepted before: %s) is shown as %s',
  (endedBy, wasAccepted, notified) => {
    expect(resolveEndedKind('application.withdrawn', { endedBy, wasAccepted, because: null })).toBe(notified)
  },
)

test('an application ended by completing its project has its own kind', () => {
  const application = { endedBy: 'organization', wasAccepted: true, because: 'project_completed' } as const
  expect(resolveEndedKind('application.withdrawn', application)).toBe('application.left_out')
  expect(resolveEndedKind('application.declined', { ...application, endedBy: null })).toBe(
    'application.closed',
  )
  expect(resolveEndedKind('application.completed', application)).toBe('application.completed')
})

test.each(['application.declined', 'application.withdrawn'] as const)(
  'an %s that ended because an administrator removed its project says so',
  (kind) => {
    const application = { endedBy: null, wasAccepted: false, because: 'project_removed' } as const
    expect(resolveEndedKind(kind, application)).toBe('application.project_removed')
    expect(resolveEndedKind(kind, { ...application, wasAccepted: true })).toBe('application.work_removed')
  },
)

test.each(['application.declined', 'application.withdrawn'] as const)(
  'an %s that ended because its project was canceled says so',
  (kind) => {
    const application = { endedBy: 'organization', wasAccepted: true, because: 'project_canceled' } as const
    expect(resolveEndedKind(kind, application)).toBe('application.work_canceled')
    expect(resolveEndedKind(kind, { ...application, wasAccepted: false })).toBe(
      'application.project_canceled',
    )
  },
)

test.each([
  [false, 'application.unavailable'],
  [true, 'application.work_unavailable'],
] as const)(
  'an application that closed with its volunteer’s account (accepted before: %s) is shown as %s',
  (wasAccepted, shown) => {
    const application = { endedBy: 'volunteer', wasAccepted, because: 'account_unavailable' } as const
    expect(resolveEndedKind('application.withdrawn', application)).toBe(shown)
  },
)

test('every other kind is shown as it is stored', () => {
  const others = workNotificationKinds.filter((kind) => kind !== 'application.withdrawn')
  const application = { endedBy: 'organization', wasAccepted: true, because: null } as const
  expect(others.map((kind) => resolveEndedKind(kind, application))).toEqual(others)
})

test('a kind of another release is not recognized', () => {
  const kinds = ['application.accepted', 'member.joined', 'project.published']
  expect(kinds.map(isWorkNotificationKind)).toEqual([true, false, false])
  expect(kinds.map(isMemberNotificationKind)).toEqual([false, true, false])
})
