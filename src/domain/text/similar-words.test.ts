import { describe, expect, it } from 'vitest'
import { findSimilarWord, listWords } from './similar-words.ts'

describe('the word that was meant', () => {
  const words = listWords('Volunteer Accountant: account for a café’s gardens')

  it.each([
    ['acountant', 'accountant'],
    ['ACCOUNTENT', 'accountant'],
    ['volunter', 'volunteer'],
    ['gradens', 'gardens'],
  ])('is, of %s, %s', (typed, meant) => {
    expect(findSimilarWord(typed, words)).toBe(meant)
  })

  it('is not the word itself, whatever its case and accents, or one that is different', () => {
    expect(findSimilarWord('CAFE', words)).toBeNull()
    expect(findSimilarWord('plumbing', words)).toBeNull()
  })
})
