import { expect, test } from 'vitest'
import { workCode } from './index-data.ts'
import { waysToAsk } from './index-entry.ts'

test('a number of a slot and how it asks for work has room for every way to ask', () => {
  expect(workCode.slot).toBe(waysToAsk)
})
