import { expect, it } from 'vitest'
import { formatAge, formatDay, formatMoment } from './format-time.ts'

it('a calendar day is the same day in every zone', () => {
  expect(formatDay('2011-01-22')).toBe('22 January 2011')
})

it('what is no time is shown as it was written', () => {
  expect([formatDay('soon'), formatMoment('soon'), formatAge('soon', 0)]).toEqual(['soon', 'soon', 'soon'])
})

it.each([
  ['2026-03-01T11:59:31Z', 'Just now'],
  ['2026-03-01T11:55:00Z', '5 minutes ago'],
  ['2026-02-28T12:00:00Z', 'yesterday'],
  ['2026-03-04T12:00:00Z', 'in 3 days'],
])('at noon of 1 March %s is %s', (iso, text) => {
  expect(formatAge(iso, Date.parse('2026-03-01T12:00:00Z'))).toBe(text)
})
