import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatEin, isEin, socialLink, staysVerified } from './organizations.ts'

describe('an EIN', () => {
  test.each(['12-3456789', '00-0000000'])('%s is one', (text) => expect(isEin(text)).toBe(true))

  test.each([
    '123456789',
    '12-345678',
    '12-34567890',
    '1-23456789',
    'ab-cdefghi',
    ' 12-3456789',
    '',
    '١٢-٣٤٥٦٧٨٩',
  ])('"%s" is none', (text) => expect(isEin(text)).toBe(false))

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

  test('of nine digits in whatever else is one once it is formatted, and stays as it is', () => {
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

describe('a verified organization', () => {
  const before = { name: 'Harbor Light', ein: '123456789' }

  test('stays so while name and EIN are the ones it was verified by', () => {
    expect(staysVerified(before, { ...before })).toBe(true)
  })

  test.each([{ name: 'Harbour Light' }, { ein: '123456780' }, { ein: null }])(
    'does not with another one: %o',
    (change) => expect(staysVerified(before, { ...before, ...change })).toBe(false),
  )
})

describe('a name or a link on a social network', () => {
  test.each([
    ['twitter', '@harbor_light', 'https://x.com/harbor_light'],
    ['facebook', 'harbor.light', 'https://www.facebook.com/harbor.light'],
    ['linkedin', 'harbor-light', 'https://www.linkedin.com/company/harbor-light'],
    ['linkedin', 'https://www.linkedin.com/in/ruth', 'https://www.linkedin.com/in/ruth'],
    ['instagram', 'http://instagram.com/harbor', 'https://instagram.com/harbor'],
    ['twitter', 'twitter.com/harbor', 'https://twitter.com/harbor'],
    ['twitter', 'https://x.com/harbor', 'https://x.com/harbor'],
    ['facebook', 'https://evil.example/facebook.com/harbor', null],
    ['facebook', 'https://facebook.com.evil.example/harbor', null],
    ['facebook', 'https://facebook.com@evil.example/x', null],
    ['facebook', 'javascript:alert(1)', null],
    ['facebook', 'Harbor Light', null],
    ['facebook', '', null],
  ] as const)('%s: "%s" leads to %s', (network, written, link) => {
    expect(socialLink(network, written)).toBe(link)
  })
})
