import { expect, it } from 'vitest'
import { findHelpRefusal } from './help.ts'

it('administrators help everyone but themselves and suspended people', () => {
  expect(findHelpRefusal('a', { id: 'b', isSuspended: false })).toBeNull()
  expect(findHelpRefusal('a', { id: 'a', isSuspended: false })).toBe('own_case')
  expect(findHelpRefusal('a', { id: 'b', isSuspended: true })).toBe('person_suspended')
})
