import fc from 'fast-check'
import { expect, test } from 'vitest'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { parseVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { computeOpenness, isNothingToMatchOn, mostOpenness, pickVaried } from './general.ts'

const profile = { skills: [], causes: [], location: null, freeHours: null, experienceLevel: null }

test('a profile without work and causes has nothing to match on, and a word about either is enough', () => {
  expect(isNothingToMatchOn(parseVolunteer(profile))).toBe(true)
  expect(isNothingToMatchOn(parseVolunteer({ ...profile, biography: 'I am new in town.' }))).toBe(true)
  expect(isNothingToMatchOn(parseVolunteer({ ...profile, skills: ['Translation'] }))).toBe(false)
  expect(isNothingToMatchOn(parseVolunteer({ ...profile, causes: ['Education'] }))).toBe(false)
  expect(isNothingToMatchOn(parseVolunteer({ ...profile, biography: 'I taught yoga for years.' }))).toBe(
    false,
  )
})

test('a varied list takes turns between the kinds and keeps the order within each', () => {
  const matches = ['a1', 'a2', 'a3', 'b1', 'a4', 'c1', 'b2']
  const kindOf = (match: string) => match.slice(0, 1)
  expect(pickVaried(matches, { most: 5, kindOf })).toEqual(['a1', 'b1', 'c1', 'a2', 'b2'])
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), fc.integer({ min: 0, max: 20 }), (kinds, most) => {
      const picked = pickVaried(kinds, { most, kindOf: (kind) => kind })
      expect(picked.length).toBe(Math.min(most, kinds.length))
      expect(new Set(picked).size).toBe(Math.min(most, new Set(kinds).size))
    }),
  )
})

test('in a general list, projects for beginners come before those that ask for experience, unless the volunteer says a level', () => {
  const opennessFor = (own: (typeof experienceLevelValues)[number] | null) =>
    [null, ...experienceLevelValues].map((experienceLevel) =>
      computeOpenness({ experienceLevel: own }, { experienceLevel }),
    )
  expect(opennessFor(null)).toEqual([0, 5, 0, -5, -5])
  expect(mostOpenness).toBe(Math.max(...opennessFor(null)))
  expect(opennessFor('expert')).toEqual([0, 0, 0, 0, 0])
})
