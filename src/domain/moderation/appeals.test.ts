import { expect, test } from 'vitest'
import { appealableActions, appealState, decidingActions, decisionOf, mayDecideAppeal } from './appeals.ts'

test('each decision of an administrator that can be appealed has a later one that undoes it, but for a warning', () => {
  const kinds = new Set(decidingActions.map((action) => action.split('.')[0]))
  for (const kind of kinds) {
    const ofKind = decidingActions.filter((action) => action.startsWith(`${kind}.`))
    expect(ofKind.some((action) => appealableActions.includes(action))).toBe(true)
    expect(ofKind.some((action) => decisionOf(action) === null)).toBe(true)
  }
  expect(decisionOf('message.remove')).toBe('remove')
  expect(decisionOf('message.restore')).toBeNull()
  expect(decisionOf('project.cancel')).toBeNull()
})

test('an appeal is open until its verdict', () => {
  expect([appealState(null), appealState('grant'), appealState('deny')]).toEqual([
    'open',
    'granted',
    'denied',
  ])
})

test('an administrator decides an appeal against their own decision only if no other can', () => {
  const own = { actorId: 'me', opposedBy: 'me' }
  expect(mayDecideAppeal({ ...own, otherDeciders: 1 })).toBe(false)
  expect(mayDecideAppeal({ ...own, otherDeciders: 0 })).toBe(true)
  expect(mayDecideAppeal({ ...own, opposedBy: 'other', otherDeciders: 1 })).toBe(true)
  expect(mayDecideAppeal({ ...own, opposedBy: null, otherDeciders: 1 })).toBe(true)
})
