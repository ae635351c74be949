import { expect, it } from 'vitest'
import { truncateText } from './truncate-text.ts'

it('truncates a text at a number of characters and adds an ellipsis', () => {
  expect(truncateText('a'.repeat(100), 100)).toBe('a'.repeat(100))
  expect(truncateText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}...`)
})

it('counts user-perceived characters and leaves no space before the ellipsis', () => {
  expect(truncateText('🌱🌱🌱', 2)).toBe('🌱🌱...')
  expect(truncateText('one two', 4)).toBe('one...')
})
