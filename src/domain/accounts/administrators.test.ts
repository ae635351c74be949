import { expect, test } from 'vitest'
import { isFresh, mustEnrolSecondFactor } from './administrators.ts'
import { staffRoles } from './staff.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 12, minutes))

test('a sign-in counts as recent for ten minutes after the password was entered', () => {
  expect([at(0), at(9), at(10)].map((now) => isFresh(at(0), now))).toEqual([true, true, true])
  expect(isFresh(at(0), new Date(at(10).getTime() + 1))).toBe(false)
  expect(isFresh(null, at(0))).toBe(false)
})

test('only staff must set up two-step sign-in, whatever their role, and only in production', () => {
  const requested = (isAdmin: boolean, hasSecondFactor: boolean, environment: string) =>
    mustEnrolSecondFactor({ isAdmin, staffRoles: [], hasSecondFactor }, { environment })
  for (const role of staffRoles) {
    const person = { isAdmin: false, staffRoles: [role], hasSecondFactor: false }
    expect(mustEnrolSecondFactor(person, { environment: 'production' })).toBe(true)
  }
  expect(requested(true, false, 'production')).toBe(true)
  expect(requested(true, true, 'production')).toBe(false)
  expect(requested(false, false, 'production')).toBe(false)
  expect(requested(true, false, 'development')).toBe(false)
})
