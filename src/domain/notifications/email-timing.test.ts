import { describe, expect, test } from 'vitest'
import { findQuietEnd, findLastDigest, minutesInZone, zonedTimeToDate } from './email-timing.ts'

const at = (text: string) => new Date(text)
const quiet = (from: string, to: string) => {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return { from: minutes(from), to: minutes(to) }
}
const quietUntil = (now: string, hours: ReturnType<typeof quiet>, zone: string) =>
  findQuietEnd(at(now), hours, zone)?.toISOString() ?? null

describe('local time in a zone', () => {
  test('local time is given in minutes from midnight', () => {
    expect(minutesInZone(at('2026-05-10T00:00:00Z'), 'UTC')).toBe(0)
    expect(minutesInZone(at('2026-05-10T03:59:59Z'), 'America/New_York')).toBe(23 * 60 + 59)
    expect(minutesInZone(at('2026-05-10T00:00:00Z'), 'Asia/Kathmandu')).toBe(5 * 60 + 45)
  })

  test.each([
    ['UTC', '2026-05-10', 480, '2026-05-10T08:00:00.000Z'],
    ['Asia/Kathmandu', '2026-05-10', 480, '2026-05-10T02:15:00.000Z'],
    ['America/New_York', '2026-07-01', 480, '2026-07-01T12:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-07-01', 0, '2026-06-30T10:00:00.000Z'],
    // Doesn't exist: the clock jumps from 2:00 to 3:00.
    ['America/New_York', '2026-03-08', 150, '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-03-08', 480, '2026-03-08T12:00:00.000Z'],
    // Exists twice: the clock goes back from 2:00 to 1:00.
    ['America/New_York', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
    ['America/New_York', '2026-11-01', 480, '2026-11-01T13:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', 480, '2026-04-04T21:30:00.000Z'],
  ])(
    'in %s on %s, the local time of %i minutes belongs to exactly one timestamp',
    (...[zone, day, minutes, timestamp]) => {
      expect(zonedTimeToDate(day, minutes, zone).toISOString()).toBe(timestamp)
    },
  )
})

describe('quiet hours', () => {
  const night = quiet('22:00', '07:00')

  test('quiet hours over midnight end in the morning, whichever day they began', () => {
    expect(quietUntil('2026-05-10T23:30:00Z', night, 'UTC')).toBe('2026-05-11T07:00:00.000Z')
    expect(quietUntil('2026-05-11T00:00:00Z', night, 'UTC')).toBe('2026-05-11T07:00:00.000Z')
    expect(quietUntil('2026-05-11T06:59:59Z', night, 'UTC')).toBe('2026-05-11T07:00:00.000Z')
  })

  test('quiet hours start with their first minute and end before their last', () => {
    expect(quietUntil('2026-05-10T21:59:59Z', night, 'UTC')).toBe(null)
    expect(quietUntil('2026-05-10T22:00:00Z', night, 'UTC')).toBe('2026-05-11T07:00:00.000Z')
    expect(quietUntil('2026-05-11T07:00:00Z', night, 'UTC')).toBe(null)
  })

  test('quiet hours within a day end on the same day', () => {
    const noon = quiet('12:00', '14:30')
    expect(quietUntil('2026-05-10T12:00:00Z', noon, 'UTC')).toBe('2026-05-10T14:30:00.000Z')
    expect(quietUntil('2026-05-10T14:30:00Z', noon, 'UTC')).toBe(null)
  })

  test('quiet hours follow the time zone of the reader', () => {
    expect(quietUntil('2026-05-10T12:00:00Z', night, 'Asia/Tokyo')).toBe(null)
    expect(quietUntil('2026-05-10T13:00:00Z', night, 'Asia/Tokyo')).toBe('2026-05-10T22:00:00.000Z')
  })

  test('quiet hours end on local time in the night when the clock changes', () => {
    expect(quietUntil('2026-03-08T04:00:00Z', night, 'America/New_York')).toBe('2026-03-08T11:00:00.000Z')
    expect(quietUntil('2026-11-01T03:00:00Z', night, 'America/New_York')).toBe('2026-11-01T12:00:00.000Z')
    // They would end at 2:30, which doesn't exist that night.
    expect(quietUntil('2026-03-08T04:00:00Z', quiet('22:00', '02:30'), 'America/New_York')).toBe(
      '2026-03-08T07:30:00.000Z',
    )
  })

  test('quiet hours never delay an email into the past, even if an hour comes twice', () => {
    const hours = quiet('23:00', '01:30')
    const start = Date.parse('2026-11-01T00:00:00Z')
    const minutes = Array.from({ length: 720 }, (_, minute) => new Date(start + minute * 60_000))
    const isPast = (now: Date) => (findQuietEnd(now, hours, 'America/New_York') ?? Infinity) <= now
    expect(minutes.filter(isPast)).toEqual([])
  })

  test('there are no quiet hours if none were chosen', () => {
    expect(findQuietEnd(at('2026-05-10T23:30:00Z'), null, 'UTC')).toBe(null)
    expect(quietUntil('2026-05-10T23:30:00Z', quiet('08:00', '08:00'), 'UTC')).toBe(null)
  })
})

describe('the last digest', () => {
  const last = (now: string, hour: number, timeZone: string) => {
    const { day, until } = findLastDigest(at(now), { hour, timeZone })
    return [day, until.toISOString()]
  }

  test('the last digest is that of today from its hour on, and that of yesterday before', () => {
    expect(last('2026-05-10T07:59:59Z', 8, 'UTC')).toEqual(['2026-05-09', '2026-05-09T08:00:00.000Z'])
    expect(last('2026-05-10T08:00:00Z', 8, 'UTC')).toEqual(['2026-05-10', '2026-05-10T08:00:00.000Z'])
  })

  test('the digest comes once on days when the clock changes', () => {
    for (const [from, hour] of [
      ['2026-03-07', 2],
      ['2026-03-07', 8],
      ['2026-10-31', 1],
      ['2026-10-31', 8],
    ] as const) {
      const seen = new Map<string, Set<string>>()
      const start = Date.parse(`${from}T00:00:00Z`)
      for (let step = 0; step < 3 * 288; step += 1) {
        const now = new Date(start + step * 300_000)
        const { day, until } = findLastDigest(now, { hour, timeZone: 'America/New_York' })
        expect(until.getTime()).toBeLessThanOrEqual(now.getTime())
        seen.set(day, (seen.get(day) ?? new Set()).add(until.toISOString()))
      }
      expect([...seen.values()].map((timestamps) => timestamps.size)).toEqual([...seen].map(() => 1))
    }
  })
})
