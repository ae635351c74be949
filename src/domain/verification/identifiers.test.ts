import { expect, test } from 'vitest'
import { isSameIdentifier, parseRegistrationNumber } from './identifiers.ts'

test.each([
  ['1234567', '1234567'],
  [' sc 012 345 ', 'SC012345'],
  ['HRB 12345 B', 'HRB12345B'],
  ['OP.218/051/9-12', 'OP.218/051/9-12'],
  ['１２３４', '1234'],
  ['charity', null],
  ['', null],
  ['12<34', null],
  ['1'.repeat(40), '1'.repeat(40)],
  ['1'.repeat(41), null],
])('the registration number "%s" is compared as %s', (typed, number) => {
  expect(parseRegistrationNumber(typed)).toBe(number)
})

test('the same digits are another identifier if one of them is an EIN', () => {
  const registration = { kind: 'registration', number: '123456780', register: null } as const
  expect(isSameIdentifier(registration, { ...registration, register: 'Charity Commission' })).toBe(true)
  expect(isSameIdentifier(registration, { kind: 'ein', number: '123456780' })).toBe(false)
})
