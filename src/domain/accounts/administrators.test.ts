import { expect, test } from 'vitest'
import { isFresh, mustEnrolSecondFactor } from './administrators.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 12, minutes))

test('a sign-in counts as recent for ten minutes after the password was entered', () => {
  expect([at(0), at(9), at(10)].map((now) => isFresh(at(0), now))).toEqual([true, true, true])
  expect(isFresh(at(0), new Date(at(10).getTime() + 1))).toBe(false)
  expect(isFresh(null, at(0))).toBe(false)
})

test('only administrators must set up two-step sign-in, and only in production', () => {
  const requested = (isAdmin: boolean, hasSecondFactor: boolean, environment: string) =>
    mustEnrolSecondFactor({ isAdmin, hasSecondFactor }, { environment })
  expect(requested(true, false, 'production')).toBe(true)
  expect(requested(true, true, 'production')).toBe(false)
  expect(requested(false, false, 'production')).toBe(false)
  expect(requested(true, false, 'development')).toBe(false)
})
