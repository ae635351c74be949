import { expect, it } from 'vitest'
import { isShortCoverLetter, shortLength } from './cover-letter.ts'

it('finds a begun message thin until it says something about the person', () => {
  expect(isShortCoverLetter('')).toBe(false)
  expect(isShortCoverLetter(' \n ')).toBe(false)
  expect(isShortCoverLetter('a')).toBe(true)
  expect(isShortCoverLetter(`${'a'.repeat(shortLength - 1)}   `)).toBe(true)
  expect(isShortCoverLetter('a'.repeat(shortLength))).toBe(false)
})

it('counts an emoji as one character', () => {
  expect(isShortCoverLetter('🙂'.repeat(shortLength - 1))).toBe(true)
  expect(isShortCoverLetter('🙂'.repeat(shortLength))).toBe(false)
})
