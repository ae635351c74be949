import { describe, expect, it } from 'vitest'
import { findSimilarWord, listSwaps, listWords } from './similar-words.ts'

describe('the word that was meant', () => {
  const words = listWords('Volunteer Accountant: account for a café’s gardens, poetry and pottery')

  it.each([
    ['acountant', 'accountant'],
    ['ACCOUNTENT', 'accountant'],
    ['volunter', 'volunteer'],
    ['gradens', 'gardens'],
    ['acountent', 'accountant'],
    // Both have one mistake, and the second has more in common.
    ['potery', 'pottery'],
  ])('is, of %s, %s', (typed, meant) => {
    expect(findSimilarWord(typed, words)).toBe(meant)
  })

  it('is not the word itself, whatever its case and accents, or one that is different', () => {
    expect(findSimilarWord('CAFE', words)).toBeNull()
    expect(findSimilarWord('plumbing', words)).toBeNull()
    // Two mistakes are too many in a short word, three in any.
    expect(findSimilarWord('gadrans', words)).toBeNull()
    expect(findSimilarWord('acontent', words)).toBeNull()
  })
})

describe('letters that changed places', () => {
  it('are each pair of neighbors, once', () => {
    expect(listSwaps('Abcd')).toEqual(['bacd', 'acbd', 'abdc'])
    expect(listSwaps('webiste')).toContain('website')
    expect(listSwaps('oops')).toEqual(['opos', 'oosp'])
    expect(listSwaps('café')).toEqual(['acfé', 'cfaé', 'caéf'])
    expect([listSwaps('a'), listSwaps('')]).toEqual([[], []])
  })
})
