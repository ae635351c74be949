import { expect, it } from 'vitest'
import { formatDecimal, formatTotal } from './format-number.ts'

it('the total of a list is shown in the language, and its number decides the plural', () => {
  expect(formatTotal('en', '1')).toEqual({ count: 1, total: '1' })
  expect(formatTotal('en', 1234)).toEqual({ count: 1234, total: '1,234' })
  expect(formatTotal('en', '10000+')).toEqual({ count: 10_000, total: '10,000+' })
  expect(formatTotal('en', null)).toEqual({ count: 0, total: '' })
})

it('an average always has one decimal', () => {
  expect([4, 4.35, 4.25].map((value) => formatDecimal('en', value))).toEqual(['4.0', '4.4', '4.3'])
})
