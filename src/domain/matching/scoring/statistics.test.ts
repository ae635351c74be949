import { expect, test } from 'vitest'
import { haveListingsGrown, isRareWord } from './statistics.ts'

test.each([
  [{ counted: 100, listings: 119, added: 19 }, false],
  [{ counted: 100, listings: 120, added: 20 }, true],
  // Imported listings may be as old as the counted ones, and no more are counted than the maximum.
  [{ counted: 100, listings: 130, added: 0 }, true],
  [{ counted: 1000, listings: 1000, added: 200 }, true],
  [{ counted: 100, listings: 60, added: 0 }, false],
])('listings are counted again when there are a fifth more: %o', (of, isDue) => {
  expect(haveListingsGrown(of)).toBe(isDue)
})

test('a word of one or two listings is rare, also among few', () => {
  const statistics = {
    listings: 60,
    meanLength: 40,
    withWord: new Map([
      ['pigeon', 2],
      ['child', 9],
    ]),
    withWork: new Map(),
  }
  expect(isRareWord('pigeon', statistics)).toBe(true)
  expect(isRareWord('child', statistics)).toBe(false)
})
