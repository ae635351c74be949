import { describe, expect, it, onTestFinished } from 'vitest'
import fc from 'fast-check'
import { setDateOrder } from '#contract/i18n/date-order.ts'
import { formatAge, formatDate, formatDay, formatElapsed, formatTimestamp } from './format-time.ts'

it('a calendar day is the same day in every zone', () => {
  expect(formatDay('en', '2011-01-22')).toBe('Jan 22, 2011')
})

it('the order of dates changes no clock', () => {
  expect(formatTimestamp('en', '2026-09-29T14:05:00Z', 'UTC')).toBe('Sep 29, 2026, 2:05 PM')
  onTestFinished(() => setDateOrder({ isDayFirst: false }))
  setDateOrder({ isDayFirst: true })
  expect(formatTimestamp('en', '2026-09-29T14:05:00Z', 'UTC')).toBe('29 Sept 2026, 2:05 pm')
})

it('a value that is not a time is shown unchanged', () => {
  expect([formatDay('en', 'soon'), formatTimestamp('en', 'soon'), formatAge('en', 'soon', 0)]).toEqual([
    'soon',
    'soon',
    'soon',
  ])
})

it.each([
  ['2026-03-01T11:59:31Z', 'Just now'],
  ['2026-03-01T11:55:00Z', '5 minutes ago'],
  ['2026-02-28T12:00:00Z', '1 day ago'],
  ['2026-02-27T12:00:01Z', '1 day ago'],
  ['2025-12-27T12:00:00Z', '64 days ago'],
  ['2024-02-01T12:00:00Z', '759 days ago'],
  ['2026-03-04T12:00:00Z', 'in 3 days'],
  // What is to come is rounded.
  ['2026-03-03T11:30:00Z', 'in 2 days'],
  ['2026-03-02T11:50:00Z', 'tomorrow'],
  ['2026-03-01T12:59:50Z', 'in 1 hour'],
  ['2026-03-01T12:20:40Z', 'in 21 minutes'],
  ['2026-03-01T12:00:50Z', 'Just now'],
])('at noon of 1 March %s is %s', (iso, text) => {
  expect(formatAge('en', iso, Date.parse('2026-03-01T12:00:00Z'))).toBe(text)
})

const now = Date.parse('2026-03-01T12:00:00Z')
const zones = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', null]

describe('R17 formatting times', () => {
  // Values that a response could carry in violation of the contract.
  const strange: unknown[] = [null, undefined, '', 'x', 'infinity', '-infinity', 'Infinity', 'now', 0, {}]
  it.each([
    ...strange,
    '9999-12-31T23:59:59Z',
    '+275760-09-13T00:00:00.001Z',
    '0000-00-00',
    '2026-02-30T25:61',
  ])('does not throw at %j', (value) => {
    // Passed as they are, bypassing the types.
    const say = (format: (...given: never[]) => string, ...given: unknown[]): unknown =>
      Reflect.apply(format, undefined, ['en', ...given])
    const texts = [say(formatAge, value, now), say(formatElapsed, value, now), say(formatDay, value)]
    const zoned = zones.flatMap((zone) => [say(formatTimestamp, value, zone), say(formatDate, value, zone)])
    expect([...texts, ...zoned]).toHaveLength(3 + 2 * zones.length)
  })

  it('does not throw for any text at any time', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.date({ noInvalidDate: true }),
        fc.date({ noInvalidDate: true }),
        (text, at, timestamp) => {
          for (const iso of [text, timestamp.toISOString()]) {
            expect(typeof formatAge('en', iso, at.getTime())).toBe('string')
            expect(typeof formatElapsed('en', iso, at.getTime())).toBe('string')
            expect(typeof formatTimestamp('en', iso, 'Pacific/Kiritimati')).toBe('string')
            expect(typeof formatDay('en', iso)).toBe('string')
          }
        },
      ),
    )
  })
})

describe('how long ago', () => {
  const now = Date.parse('2026-11-23T12:00:00Z')
  const before = (seconds: number) => new Date(now - seconds * 1000).toISOString()
  it.each([
    [30, 'Just now'],
    [60, '1 minute'],
    [20 * 3600, '20 hours'],
    [3 * 86_400, '3 days'],
    [45 * 86_400, '45 days'],
    [64 * 86_400, '64 days'],
    [800 * 86_400, '800 days'],
  ])('%d seconds are said as %s', (seconds, words) => {
    expect(formatElapsed('en', before(seconds), now)).toBe(words)
  })
  it('no timestamp stays as it is', () => {
    expect(formatElapsed('en', 'soon', now)).toBe('soon')
  })
})
