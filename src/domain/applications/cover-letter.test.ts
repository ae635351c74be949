import { expect, it } from 'vitest'
import { isThinLetter, tellingLength } from './cover-letter.ts'

it('finds a begun message thin until it says something about the person', () => {
  expect(isThinLetter('')).toBe(false)
  expect(isThinLetter(' \n ')).toBe(false)
  expect(isThinLetter('a')).toBe(true)
  expect(isThinLetter(`${'a'.repeat(tellingLength - 1)}   `)).toBe(true)
  expect(isThinLetter('a'.repeat(tellingLength))).toBe(false)
})

it('counts an emoji as one character', () => {
  expect(isThinLetter('🙂'.repeat(tellingLength - 1))).toBe(true)
  expect(isThinLetter('🙂'.repeat(tellingLength))).toBe(false)
})
