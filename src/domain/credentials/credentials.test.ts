import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluateCredential, statusListSize, statusIndex } from './credentials.ts'

test('a credential is valid if all checks pass, revoked if only its status check fails, and forged otherwise', () => {
  const passed = { signature: true, issuer: true, status: true }
  expect(evaluateCredential(passed)).toBe('valid')
  expect(evaluateCredential({ ...passed, status: false })).toBe('revoked')
  expect(evaluateCredential({ ...passed, signature: false })).toBe('forged')
  expect(evaluateCredential({ ...passed, issuer: false })).toBe('forged')
  expect(evaluateCredential({ signature: false, issuer: false, status: false })).toBe('forged')
})

test('every credential of a status list has its own index', () => {
  const list = fc.record({
    start: fc.integer({ min: 0, max: statusListSize - 1 }),
    step: fc.integer({ min: 0, max: statusListSize / 2 - 1 }).map((halfSize) => halfSize * 2 + 1),
  })
  fc.assert(
    fc.property(list, ({ start, step }) => {
      const places = new Uint8Array(statusListSize)
      for (let next = 0; next < statusListSize; next += 1) places[statusIndex({ next, start, step })] = 1
      expect(places.every((taken) => taken === 1)).toBe(true)
    }),
    { numRuns: 5 },
  )
})
