import { expect, test } from 'vitest'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { useServer } from '#tests/support/running/server.ts'
import { loadParsedVolunteer } from './analysis-cache.ts'

const server = useServer()

test('a profile is parsed again when one of its own skills is placed or its biography changes, and not for other placements', () => {
  const { db } = server.database
  const volunteer = {
    skills: ['Falconry'],
    causes: [],
    location: null,
    freeHours: null,
    experienceLevel: null,
  }
  const load = (placements: [string, string][], biography = 'I train birds.') =>
    loadParsedVolunteer(db, 'someone', { ...volunteer, biography, placements: new Map(placements) })
  const first = load([])
  expect(load([])).toBe(first)
  const unrelated: [string, string] = [canonicalSkill('Cheesemaking'), 'cooking']
  const withOther = load([unrelated])
  expect(load([unrelated, [canonicalSkill('Beekeeping'), 'gardening']])).toBe(withOther)
  const placed = load([unrelated, [canonicalSkill('Falconry'), 'animal-care']])
  expect(placed.offered.map(({ id }) => id)).toContain('animal-care')
  expect(load([unrelated], 'I train dogs.').text).not.toBe(placed.text)
})
