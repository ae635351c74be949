import { expect, test } from 'vitest'
import { decideDirectoryOrder } from './directory.ts'

test.each([
  [undefined, { hasProject: false, hasSearch: false }, 'recent'],
  [undefined, { hasProject: false, hasSearch: true }, 'relevance'],
  [undefined, { hasProject: true, hasSearch: true }, 'match'],
  ['recent', { hasProject: true, hasSearch: true }, 'recent'],
  ['relevance', { hasProject: true, hasSearch: true }, 'relevance'],
  ['match', { hasProject: false, hasSearch: true }, 'relevance'],
  ['relevance', { hasProject: false, hasSearch: false }, 'recent'],
] as const)('the order %s with %j is %s', (chosen, asked, order) => {
  expect(decideDirectoryOrder(chosen, asked)).toBe(order)
})
