import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeFieldText, fieldText } from '#contract/field-texts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import {
  commaList,
  labelList,
  localDate,
  optionalText,
  requiredLabelList,
  requiredText,
  webAddress,
} from './fields.ts'
import type { z } from './zod.ts'

const word = (message: string) => describeFieldText(fieldsCatalog.read('en'), message)

const textsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => word(issue.message)) ?? []

describe('a required text', () => {
  const schema = requiredText({ min: 3, max: 5 }, 'Too short')

  test('is trimmed before it is measured', () => {
    expect(schema.parse('  abc \n')).toBe('abc')
    expect(textsOf(schema, '  ab  ')).toEqual(['Too short'])
    expect(schema.parse('  abcde  ')).toBe('abcde')
  })

  test('is measured in code points, not in UTF-16 units', () => {
    expect(textsOf(schema, '😀😀')).toEqual(['Too short'])
    expect(schema.parse('😀😀😀😀😀')).toBe('😀😀😀😀😀')
    expect(textsOf(schema, '😀😀😀😀😀😀')).toEqual(['Must be at most 5 characters'])
  })

  test.each([undefined, null, 12345, ['abc'], {}])('has its own error text if it is %j', (value) =>
    expect(textsOf(schema, value)).toEqual(['Too short']),
  )

  test('without a text of its own says "Required" only if it is missing', () => {
    const name = requiredText({ max: 5 }, fieldText('general.required'))
    expect(textsOf(name, undefined)).toEqual(['Required'])
    expect(textsOf(name, 12345)).toEqual(['Invalid input'])
  })
})

test('an optional text that is missing, null, empty or blank becomes null', () => {
  const schema = optionalText(5)
  for (const value of [undefined, null, '', ' \n']) expect(schema.parse(value)).toBe(null)
  expect(schema.parse(' abcde ')).toBe('abcde')
  expect(textsOf(schema, 'abcdef')).toEqual(['Must be at most 5 characters'])
  expect(textsOf(schema, 5)).toEqual(['Invalid input'])
})

describe('a list of labels', () => {
  test('removes duplicate labels, ignoring case and spaces, and keeps the order', () => {
    expect(
      labelList.parse([' Data Analysis ', 'Legal', 'dataanalysis', 'LEGAL', 'Data  analysis', 'C++']),
    ).toEqual(['Data Analysis', 'Legal', 'C++'])
  })

  test('accepts up to 30 entries of up to 60 characters', () => {
    const label = (index: number) => `${index}`.padEnd(60, 'x')
    const labels = (count: number) => Array.from({ length: count }, (_, index) => label(index))
    expect(labelList.parse(labels(30))).toHaveLength(30)
    expect(textsOf(labelList, labels(31))).toEqual(['Must be at most 30 entries'])
    expect(textsOf(labelList, [`${label(1)}x`])).toEqual(['Must be at most 60 characters'])
    expect(textsOf(labelList, ['  '])).toEqual(['Required'])
  })

  test('shows its own text, once, if it is required and empty, missing or no list', () => {
    const schema = requiredLabelList('Choose one')
    for (const value of [undefined, null, [], '', 'Legal', 'x'.repeat(31), 5, {}])
      expect(textsOf(schema, value)).toEqual(['Choose one'])
    expect(textsOf(schema, Array.from({ length: 31 }, String))).toEqual(['Must be at most 30 entries'])
    expect(schema.parse(['Legal'])).toEqual(['Legal'])
  })

  test('is unchanged when parsed again', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 20 }), (labels) => {
        const read = labelList.safeParse(labels)
        if (!read.success) return
        expect(labelList.parse(read.data)).toEqual(read.data)
        expect(read.data.length).toBe(
          new Set(labels.map((each) => each.toLowerCase().replaceAll(/\s+/g, ''))).size,
        )
      }),
    )
  })
})

test('a comma-separated list drops blanks and accepts at most 30 labels', () => {
  expect(commaList.parse('UX Design, Legal,,  ,HR')).toEqual(['UX Design', 'Legal', 'HR'])
  expect(commaList.parse('')).toEqual([])
  expect(commaList.parse(Array.from({ length: 40 }, (_, index) => index).join(','))).toHaveLength(30)
})

test('a day that does not exist is not a valid date', () => {
  expect(localDate.parse('2028-02-29')).toBe('2028-02-29')
  for (const text of ['2026-02-29', '', 'infinity', 'tomorrow']) {
    expect(textsOf(localDate, text)).toEqual(['Please enter a valid date'])
  }
})

describe('a web address', () => {
  test.each([
    'https://example.org',
    'http://example.org/',
    'HTTPS://EXAMPLE.ORG/Path',
    'https://www.example.org:8443/a/b?c=d&e=@f#g@h',
    'https://social.example/@name',
    'https://münchen.example/straße',
  ])('accepts %s', (address) => expect(webAddress.safeParse(address).success).toBe(true))

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt://example.org/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.org/',
    'file:///etc/passwd',
    'vbscript:msgbox(1)',
    '//example.org',
    'example.org',
    'https:example.org',
    'https:/example.org',
    'https:///example.org',
    'https:////////user@example.org',
    'https://user@example.org',
    'https://user:password@example.org/',
    'https://example.com\\@example.org',
    'https://example.org\\path',
    'https://us\ter@example.org',
    'https://example.org/a b',
    'http://localhost',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'https://exa mple.org',
    'https://',
    '',
  ])('refuses %j', (address) => {
    expect(textsOf(webAddress, address)).toContain('Please enter a valid website URL')
  })

  test('drops line breaks and tabs, as a browser does', () => {
    expect(webAddress.parse('https://example.org/\njavascript:alert(1)')).toBe(
      'https://example.org/javascript:alert(1)',
    )
  })

  test('allows up to 500 characters', () => {
    const address = (length: number) => 'https://example.org/'.padEnd(length, 'a')
    expect(webAddress.safeParse(address(500)).success).toBe(true)
    expect(textsOf(webAddress, address(501))).toEqual(['Must be at most 500 characters'])
  })
})
