import { expect, it } from 'vitest'
import { findHelpRefusal } from './help.ts'

it('administrators help everyone but themselves, other staff, suspended people and those who leave', () => {
  const person = { id: 'b', isStaff: false, isSuspended: false, isLeaving: false }
  expect(findHelpRefusal('a', person)).toBeNull()
  expect(findHelpRefusal('a', { ...person, id: 'a', isStaff: true })).toBe('own_case')
  expect(findHelpRefusal('a', { ...person, isStaff: true })).toBe('person_is_administrator')
  expect(findHelpRefusal('a', { ...person, isSuspended: true })).toBe('person_suspended')
  expect(findHelpRefusal('a', { ...person, isLeaving: true })).toBe('deletion_already_requested')
})
