import { expect, it } from 'vitest'
import { isLate, lateAfterDays } from './waiting.ts'

const day = 86_400_000

it('an application is late once it has waited for ten whole days', () => {
  expect(isLate(0, lateAfterDays * day - 1)).toBe(false)
  expect(isLate(0, lateAfterDays * day)).toBe(true)
})
