import { expect, it } from 'vitest'
import { findHelpRefusal } from './help.ts'

it('administrators help everyone but themselves, other administrators, suspended people and those who leave', () => {
  const person = { id: 'b', isAdmin: false, isSuspended: false, isLeaving: false }
  expect(findHelpRefusal('a', person)).toBeNull()
  expect(findHelpRefusal('a', { ...person, id: 'a', isAdmin: true })).toBe('own_case')
  expect(findHelpRefusal('a', { ...person, isAdmin: true })).toBe('person_is_administrator')
  expect(findHelpRefusal('a', { ...person, isSuspended: true })).toBe('person_suspended')
  expect(findHelpRefusal('a', { ...person, isLeaving: true })).toBe('deletion_already_requested')
})
