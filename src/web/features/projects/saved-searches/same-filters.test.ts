import { expect, test } from 'vitest'
import { areSameFilters } from './same-filters.ts'

const search = { search: 'garden', skills: ['Legal', 'UX Design'], accepting: true } as const

test('searches find the same whatever the order of their choices, and of their lists', () => {
  const other = {
    accepting: true,
    skills: ['UX Design', 'Legal'],
    search: 'garden',
    order: 'newest',
  } as const
  expect(
    areSameFilters({ ...search, skills: [...search.skills] }, { ...other, skills: [...other.skills] }),
  ).toBe(true)
  expect(areSameFilters({ remote: false, causeAreas: [] }, {})).toBe(true)
})

test('searches with another choice, distance or place find something else', () => {
  expect(areSameFilters({ skills: ['Legal'] }, { skills: ['Legal', 'UX Design'] })).toBe(false)
  expect(areSameFilters({ near: 'Towson', within: 25 }, { near: 'Towson', within: 50 })).toBe(false)
  expect(areSameFilters({ near: 'Towson', within: 25 }, { remote: true })).toBe(false)
})
