import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatPhone } from './phone.ts'

describe('a telephone number', () => {
  test.each([
    ['', ''],
    ['4', '(4'],
    ['410', '(410'],
    ['4105', '(410) 5'],
    ['410555', '(410) 555'],
    ['4105550', '(410) 555-0'],
    ['4105550142', '(410) 555-0142'],
    ['410.555.0142', '(410) 555-0142'],
    ['+1 410 555 0142', '(410) 555-0142'],
    ['1-410-555-0142', '(410) 555-0142'],
    ['(410) 555-01429', '(410) 555-0142'],
    ['call 410/555 0142 ext', '(410) 555-0142'],
  ])('typed or pasted as "%s" becomes "%s"', (typed, written) => expect(formatPhone(typed)).toBe(written))

  it('formatting keeps at most ten digits in order, and leaves a formatted number unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const written = formatPhone(typed)
        const [all, kept] = [typed, written].map((text) => text.replaceAll(/\D/g, ''))
        expect(kept).toBe(
          (all?.length ?? 0) > 10 && all?.startsWith('1') ? all.slice(1, 11) : all?.slice(0, 10),
        )
        expect(formatPhone(written)).toBe(written)
      }),
    )
  })

  it('typing digit by digit gives the same as pasting', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{0,11}$/), (digits) => {
        const typed = [...digits].reduce((written, digit) => formatPhone(written + digit), '')
        expect(typed).toBe(formatPhone(digits))
      }),
    )
  })
})
