import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatEin, hasUnassignedPrefix, isEin, parseEin } from './ein.ts'

describe('parsing an EIN', () => {
  test.each([
    ['12-3456780', '123456780'],
    ['010211538', '010211538'],
    ['00-0000001', '000000001'],
  ])('%s is stored as %s', (typed, stored) => expect(parseEin(typed)).toBe(stored))

  test.each([
    '',
    '12-345678',
    '1-23456789',
    '12-34567890',
    '12 3456780',
    ' 12-3456780',
    '١٢-٣٤٥٦٧٨٠',
    '12-345678O',
  ])('"%s" is malformed', (typed) => expect(parseEin(typed)).toBeNull())

  test.each(['00-0000000', '11-1111111', '999999999', '12-3456789', '123456789'])('%s is a typo', (typed) =>
    expect(parseEin(typed)).toBeNull(),
  )

  test('an EIN with an unassigned prefix causes a warning', () => {
    expect(hasUnassignedPrefix('070000001')).toBe(true)
    expect(hasUnassignedPrefix('010211538')).toBe(false)
  })
})

describe('a formatted EIN', () => {
  test.each(['12-3456789', '00-0000000'])('%s is a formatted EIN', (text) => expect(isEin(text)).toBe(true))

  test.each([
    '123456789',
    '12-345678',
    '12-34567890',
    '1-23456789',
    'ab-cdefghi',
    ' 12-3456789',
    '',
    '١٢-٣٤٥٦٧٨٩',
  ])('"%s" is not a formatted EIN', (text) => expect(isEin(text)).toBe(false))

  test.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['123', '12-3'],
    ['12-', '12'],
    ['12-3', '12-3'],
    ['123456789', '12-3456789'],
    ['1234567890', '12-3456789'],
    [' EIN: 12 345 6789 ', '12-3456789'],
    ['12–3456789', '12-3456789'],
    ['none', ''],
  ])('typed or pasted as "%s" becomes "%s"', (typed, shown) => expect(formatEin(typed)).toBe(shown))

  test('any nine digits become an EIN when formatted, and formatting it again changes nothing', () => {
    const nine = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
    const between = fc.constantFrom('', ' ', '-', '.')
    fc.assert(
      fc.property(nine, between, (digits, gap) => {
        const shown = formatEin(digits.join(gap))
        expect(isEin(shown)).toBe(true)
        expect(formatEin(shown)).toBe(shown)
      }),
    )
  })
})
