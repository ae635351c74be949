import { expect, it } from 'vitest'
import { isThinCoverLetter, tellingLength } from './cover-letter.ts'

it('finds a begun message thin until it says something about the person', () => {
  expect(isThinCoverLetter('')).toBe(false)
  expect(isThinCoverLetter(' \n ')).toBe(false)
  expect(isThinCoverLetter('a')).toBe(true)
  expect(isThinCoverLetter(`${'a'.repeat(tellingLength - 1)}   `)).toBe(true)
  expect(isThinCoverLetter('a'.repeat(tellingLength))).toBe(false)
})

it('counts an emoji as one character', () => {
  expect(isThinCoverLetter('🙂'.repeat(tellingLength - 1))).toBe(true)
  expect(isThinCoverLetter('🙂'.repeat(tellingLength))).toBe(false)
})
