import { expect, it } from 'vitest'
import { truncateText } from './truncate-text.ts'

it('cuts a text after so many characters and says that there is more', () => {
  expect(truncateText('a'.repeat(100), 100)).toBe('a'.repeat(100))
  expect(truncateText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}...`)
})

it('counts characters as people see them and leaves no space before the dots', () => {
  expect(truncateText('🌱🌱🌱', 2)).toBe('🌱🌱...')
  expect(truncateText('one two', 4)).toBe('one...')
})
