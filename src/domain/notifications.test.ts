import { expect, test } from 'vitest'
import { isNotificationKind, notificationKinds, tellEnd } from './notifications.ts'

test.each([
  ['volunteer', false, 'application.withdrawn'],
  ['volunteer', true, 'application.ended'],
  ['organization', true, 'application.released'],
] as const)(
  'an application ended by the %s (accepted before: %s) is told as %s',
  (endedBy, wasAccepted, told) => {
    expect(tellEnd('application.withdrawn', { endedBy, wasAccepted })).toBe(told)
  },
)

test('every other kind is told as it is stored', () => {
  const others = notificationKinds.filter((kind) => kind !== 'application.withdrawn')
  expect(others.map((kind) => tellEnd(kind, { endedBy: 'organization', wasAccepted: true }))).toEqual(others)
})

test('a word of another release is no kind', () => {
  expect(isNotificationKind('application.accepted')).toBe(true)
  expect(isNotificationKind('project.published')).toBe(false)
})
