import { expect, it } from 'vitest'
import { formatMonth, formatShortMonth } from './format-month.ts'

it.each([
  ['2026-09', 'September 2026', 'Sep'],
  ['2026-11', 'November 2026', 'Nov'],
  ['no month', 'no month', 'no month'],
])('the month %s is written "%s", and "%s" where there is little room', (month, long, short) => {
  expect([formatMonth('en', month), formatShortMonth('en', month)]).toEqual([long, short])
})
