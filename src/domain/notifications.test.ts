import { expect, test } from 'vitest'
import { isMemberNoticeKind, isWorkNoticeKind, tellEnd, workNoticeKinds } from './notifications.ts'

test.each([
  ['volunteer', false, 'application.withdrawn'],
  ['volunteer', true, 'application.ended'],
  ['organization', true, 'application.released'],
] as const)(
  'an application ended by the %s (accepted before: %s) is told as %s',
  (endedBy, wasAccepted, told) => {
    expect(tellEnd('application.withdrawn', { endedBy, wasAccepted, isByCompletion: false })).toBe(told)
  },
)

test('what its project’s completion ended is told in words of its own', () => {
  const application = { endedBy: 'organization', wasAccepted: true, isByCompletion: true } as const
  expect(tellEnd('application.withdrawn', application)).toBe('application.left_out')
  expect(tellEnd('application.declined', { ...application, endedBy: null })).toBe('application.closed')
  expect(tellEnd('application.completed', application)).toBe('application.completed')
})

test('every other kind is told as it is stored', () => {
  const others = workNoticeKinds.filter((kind) => kind !== 'application.withdrawn')
  const application = { endedBy: 'organization', wasAccepted: true, isByCompletion: false } as const
  expect(others.map((kind) => tellEnd(kind, application))).toEqual(others)
})

test('a word of another release is no kind', () => {
  const kinds = ['application.accepted', 'member.joined', 'project.published']
  expect(kinds.map(isWorkNoticeKind)).toEqual([true, false, false])
  expect(kinds.map(isMemberNoticeKind)).toEqual([false, true, false])
})
