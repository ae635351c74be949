import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayInZone, findLimitDay, isLocalDate, isTimeZone, resolveZone, startOfDay } from './time.ts'

describe('the day in a zone', () => {
  test.each([
    // The last second of a day and the first of the next one, on both sides of the world.
    ['2026-05-10T23:59:59Z', 'UTC', '2026-05-10'],
    ['2026-05-11T00:00:00Z', 'UTC', '2026-05-11'],
    ['2026-05-11T03:59:59Z', 'America/New_York', '2026-05-10'],
    ['2026-05-11T04:00:00Z', 'America/New_York', '2026-05-11'],
    ['2026-05-10T18:29:59Z', 'Asia/Kolkata', '2026-05-10'],
    ['2026-05-10T18:30:00Z', 'Asia/Kolkata', '2026-05-11'],
    ['2026-05-10T09:59:59Z', 'Pacific/Kiritimati', '2026-05-10'],
    ['2026-05-10T10:00:00Z', 'Pacific/Kiritimati', '2026-05-11'],
    ['2026-05-11T10:59:59Z', 'Pacific/Pago_Pago', '2026-05-10'],
    ['2026-05-11T11:00:00Z', 'Pacific/Pago_Pago', '2026-05-11'],
    // New York: five hours behind in winter; the clocks go forward on March 8 and back on November 1, 2026.
    ['2026-03-08T04:59:59Z', 'America/New_York', '2026-03-07'],
    ['2026-03-08T05:00:00Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T04:00:00Z', 'America/New_York', '2026-03-09'],
    ['2026-11-02T04:59:59Z', 'America/New_York', '2026-11-01'],
    ['2026-11-02T05:00:00Z', 'America/New_York', '2026-11-02'],
    // Santiago jumps over midnight: the day begins at 01:00.
    ['2026-09-06T03:59:59Z', 'America/Santiago', '2026-09-05'],
    ['2026-09-06T04:00:00Z', 'America/Santiago', '2026-09-06'],
    ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
    ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01'],
    ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01'],
  ])('the day at %s in %s is %s', (timestamp, zone, day) => {
    expect(dayInZone(new Date(timestamp), zone)).toBe(day)
  })

  test('the day never goes back as time passes, and can always be stored', () => {
    const timestamps = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    })
    const zones = fc.constantFrom(
      'UTC',
      'America/New_York',
      'Asia/Kolkata',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
    )
    fc.assert(
      fc.property(timestamps, fc.nat(172_800_000), zones, (timestamp, later, zone) => {
        const day = dayInZone(timestamp, zone)
        expect(isLocalDate(day)).toBe(true)
        expect(dayInZone(new Date(timestamp.getTime() + later), zone) >= day).toBe(true)
      }),
    )
  })
})

test.each(['2026-02-28', '2028-02-29', '1900-01-01', '2200-12-31'])('%s is a valid day', (text) =>
  expect(isLocalDate(text)).toBe(true),
)

test.each([
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '1899-12-31',
  '2201-01-01',
  '20260101',
  '2026-01-01T00:00:00Z',
  ' 2026-01-01',
  '2026-01-01\n',
  '+002026-01-01',
  'infinity',
  'today',
  '',
])('%j is not a valid day', (text) => expect(isLocalDate(text)).toBe(false))

describe('the start of a day', () => {
  test.each([
    ['2026-05-11', 'UTC', '2026-05-11T00:00:00.000Z'],
    ['2026-05-11', 'America/New_York', '2026-05-11T04:00:00.000Z'],
    ['2026-05-11', 'Asia/Kolkata', '2026-05-10T18:30:00.000Z'],
    ['2026-05-11', 'Pacific/Kiritimati', '2026-05-10T10:00:00.000Z'],
    ['2026-05-11', 'Pacific/Pago_Pago', '2026-05-11T11:00:00.000Z'],
    // The clocks jump over midnight.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ])('the day %s in %s starts at %s', (day, zone, timestamp) => {
    expect(startOfDay(day, zone).toISOString()).toBe(timestamp)
  })
})

test.each([
  ['2026-03-01T00:00:00Z', '2026-03-02T00:00:00.000Z', 86_400],
  ['2026-03-01T23:59:30.500Z', '2026-03-02T00:00:00.000Z', 30],
])('daily limits count in UTC days: at %s until %s', (now, until, left) => {
  const { since, end, secondsLeft } = findLimitDay(new Date(now))
  expect([since.toISOString(), end.toISOString(), secondsLeft]).toEqual([
    '2026-03-01T00:00:00.000Z',
    until,
    left,
  ])
})

describe('a time zone', () => {
  test.each([
    ['America/New_York', true, 'America/New_York'],
    ['america/new_york', true, 'America/New_York'],
    ['US/Pacific-New', true, 'America/Los_Angeles'],
    ['Etc/UTC', true, 'UTC'],
    ['UTC', false, 'UTC'],
    ['SystemV/AST4', false, null],
    ['Etc/Unknown', false, null],
    ['Mars/Olympus', false, null],
    ['', false, null],
  ])('%s', (name, isKnown, resolved) => {
    expect([isTimeZone(name), resolveZone(name)]).toEqual([isKnown, resolved])
  })
})
