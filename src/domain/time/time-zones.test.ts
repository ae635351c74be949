import { describe, expect, test } from 'vitest'
import { dayInZone, isTimeZone } from './time.ts'
import { formatZone, currentZoneName } from './time-zones.ts'

describe('names of time zones', () => {
  test.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Europe/Berlin', 'Europe/Berlin'],
    ['UTC', 'UTC'],
  ])('%s is called %s today', (old, today) => {
    expect(currentZoneName(old)).toBe(today)
  })

  test('every zone that this runtime lists has a current name with the same day at any time', () => {
    const timestamps = ['2026-03-08T07:30:00Z', '2028-02-29T12:00:00Z', '2026-12-31T23:59:59Z']
    const zones = Intl.supportedValuesOf('timeZone').filter(isTimeZone)
    expect(zones.length).toBeGreaterThan(300)
    for (const zone of zones) {
      const today = currentZoneName(zone)
      expect([today, isTimeZone(today)]).toEqual([today, true])
      for (const timestamp of timestamps.map((text) => new Date(text)))
        expect([zone, dayInZone(timestamp, today)]).toEqual([zone, dayInZone(timestamp, zone)])
    }
  })

  test('zone names are shown without underscores', () => {
    expect(formatZone('America/New_York')).toBe('America/New York')
    expect(formatZone('Europe/Kiev')).toBe('Europe/Kyiv')
  })
})
