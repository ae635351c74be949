import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentStreak, isMonday, longestStreak, mondayOf, restRule, findRestRefusal } from './streaks.ts'
import { addDays } from '#domain/time/time.ts'

const monday = '2026-11-16'
const weeks = (...numbers: number[]) => new Set(numbers.map((number) => addDays(monday, 7 * number)))
const present = weeks(0)
const none = new Set<string>()

describe('a week', () => {
  it('a week begins on Monday and ends on Sunday', () => {
    expect([mondayOf('2026-11-16'), mondayOf('2026-11-22'), mondayOf('2026-11-23')]).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ])
    expect(isMonday('2027-01-04')).toBe(true)
    expect(isMonday('2027-01-01')).toBe(false)
  })
})

describe('the weekly streak', () => {
  it('the streak reaches the current week, which does not break it until it is over', () => {
    expect(currentStreak({ active: weeks(-2, -1, 0), rest: none }, '2026-11-22')).toBe(3)
    expect(currentStreak({ active: weeks(-2, -1), rest: none }, '2026-11-22')).toBe(2)
    expect(currentStreak({ active: weeks(-3, -2), rest: none }, '2026-11-22')).toBe(0)
    expect(currentStreak({ active: none, rest: present }, '2026-11-22')).toBe(0)
  })

  it('announced rest weeks neither break the streak nor count', () => {
    expect(currentStreak({ active: weeks(-4, -3, 0), rest: weeks(-2, -1) }, '2026-11-22')).toBe(3)
    expect(currentStreak({ active: weeks(-4, -3), rest: weeks(-2, -1, 0) }, '2026-11-22')).toBe(2)
    expect(longestStreak({ active: weeks(-9, -8, -5), rest: weeks(-7) })).toBe(2)
    expect(longestStreak({ active: weeks(-9, -8, -5), rest: weeks(-7, -6) })).toBe(3)
  })

  it('the streak includes next week if it has already begun in the time zone of the work', () => {
    expect(currentStreak({ active: weeks(0, 1), rest: none }, '2026-11-22')).toBe(2)
  })

  const some = fc.uniqueArray(fc.integer({ min: -30, max: 0 })).map((numbers) => weeks(...numbers))
  it('more work or rest never shortens the streak, and the longest is at least the current one', () => {
    fc.assert(
      fc.property(some, some, fc.tuple(some, some), (active, rest, [additionalWork, additionalRest]) => {
        const before = { active, rest }
        const after = {
          active: new Set([...active, ...additionalWork]),
          rest: new Set([...rest, ...additionalRest]),
        }
        expect(currentStreak(after, monday)).toBeGreaterThanOrEqual(currentStreak(before, monday))
        expect(longestStreak(after)).toBeGreaterThanOrEqual(longestStreak(before))
        expect(longestStreak(before)).toBeGreaterThanOrEqual(currentStreak(before, monday))
        expect(longestStreak(before)).toBeLessThanOrEqual(active.size)
        expect(longestStreak({ active, rest: none })).toBeLessThanOrEqual(longestStreak(before))
      }),
    )
  })
})

describe('a rest week', () => {
  it('a rest week can be announced up to twelve weeks ahead, and not in the past', () => {
    expect(findRestRefusal(monday, '2026-11-22')).toBeNull()
    expect(findRestRefusal(monday, '2026-11-23')).toBe('week_over')
    expect(findRestRefusal(addDays(monday, 7 * restRule.weeksAhead), '2026-11-22')).toBeNull()
    expect(findRestRefusal(addDays(monday, 7 * (restRule.weeksAhead + 1)), '2026-11-22')).toBe('week_too_far')
  })
})
