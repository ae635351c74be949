import { describe, expect, test } from 'vitest'
import { hasUnassignedPrefix, readEin } from './ein.ts'

describe('an EIN', () => {
  test.each([
    ['12-3456780', '123456780'],
    ['010211538', '010211538'],
    ['00-0000001', '000000001'],
  ])('%s is stored as %s', (typed, stored) => expect(readEin(typed)).toBe(stored))

  test.each([
    '',
    '12-345678',
    '1-23456789',
    '12-34567890',
    '12 3456780',
    ' 12-3456780',
    '١٢-٣٤٥٦٧٨٠',
    '12-345678O',
  ])('"%s" is malformed', (typed) => expect(readEin(typed)).toBeNull())

  test.each(['00-0000000', '11-1111111', '999999999', '12-3456789', '123456789'])(
    '%s is a typing error',
    (typed) => expect(readEin(typed)).toBeNull(),
  )

  test('begins with a prefix that is assigned, or warns', () => {
    expect(hasUnassignedPrefix('070000001')).toBe(true)
    expect(hasUnassignedPrefix('010211538')).toBe(false)
  })
})
