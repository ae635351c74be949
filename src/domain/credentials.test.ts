import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeCredential, statusListSize, statusPlace } from './credentials.ts'

test('a credential is valid while all checks pass, revoked where only its status fails, and forged otherwise', () => {
  const passed = { signature: true, issuer: true, status: true }
  expect(judgeCredential(passed)).toBe('valid')
  expect(judgeCredential({ ...passed, status: false })).toBe('revoked')
  expect(judgeCredential({ ...passed, signature: false })).toBe('forged')
  expect(judgeCredential({ ...passed, issuer: false })).toBe('forged')
  expect(judgeCredential({ signature: false, issuer: false, status: false })).toBe('forged')
})

test('every credential of a status list has a place of its own in it', () => {
  const list = fc.record({
    start: fc.integer({ min: 0, max: statusListSize - 1 }),
    step: fc.integer({ min: 0, max: statusListSize / 2 - 1 }).map((half) => half * 2 + 1),
  })
  fc.assert(
    fc.property(list, ({ start, step }) => {
      const places = new Uint8Array(statusListSize)
      for (let next = 0; next < statusListSize; next += 1) places[statusPlace({ next, start, step })] = 1
      expect(places.every((taken) => taken === 1)).toBe(true)
    }),
    { numRuns: 5 },
  )
})
