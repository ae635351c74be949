import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it('cuts a text after so many characters and says that there is more', () => {
  expect(cutText('a'.repeat(100), 100)).toBe('a'.repeat(100))
  expect(cutText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}...`)
})

it('counts characters as people see them and leaves no space before the dots', () => {
  expect(cutText('🌱🌱🌱', 2)).toBe('🌱🌱...')
  expect(cutText('one two', 4)).toBe('one...')
})
