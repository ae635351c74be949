import { expect, it } from 'vitest'
import { isAllowedBy } from './allowed-sentences.ts'

it('allows the same sentence for the same rule only', () => {
  const evidence = 'You pay a deposit for the keys.'
  const isAllowed = isAllowedBy([{ rule: 'S9', sentence: evidence }])
  expect(isAllowed({ rule: 'S9', evidence })).toBe(true)
  expect(isAllowed({ rule: 'S7', evidence })).toBe(false)
  expect(isAllowed({ rule: 'S9', evidence: 'You pay a deposit.' })).toBe(false)
  expect(isAllowedBy([])({ rule: 'S9', evidence })).toBe(false)
})
