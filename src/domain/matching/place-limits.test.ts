import { expect, test } from 'vitest'
import { scoreMatch } from './score.ts'
import { parsePlace } from './places.ts'
import { findPlaceLimit } from './place-limits.ts'

const brooklyn = parsePlace('Brooklyn, New York, NY')
const limitOf = (biography: string) => findPlaceLimit(brooklyn, biography)

test.each([
  ['I cook. Queens or the Bronx, please.', 'only', ['queens', 'bronx'], 'Queens or the Bronx'],
  ['Only in Brooklyn, I walk.', 'only', ['brooklyn'], 'Only in Brooklyn'],
  ['I sew, or an evening in Astoria.', 'only', ['queens'], 'an evening in Astoria'],
  ['No Manhattan traffic for me. I drive a van.', 'never', ['manhattan'], 'No Manhattan traffic for me'],
  ['I sing; near my home please', 'near', [], 'near my home'],
  ['Nothing too heavy and not too far.', 'near', [], 'not too far'],
])('“%s” limits the places', (biography, ...[kind, districts, words]) => {
  expect(limitOf(biography)).toEqual({ kind, districts, words })
})

test.each([
  'I grew up in Queens or close enough.',
  'I live in Brooklyn, not far from Coney Island.',
  'Not only Manhattan, anywhere is fine.',
  "I've painted walls in Bushwick, Gowanus and one in Lisbon.",
  'No spreadsheets. I love Harlem.',
  'Teacher from Astoria.',
])('“%s” rules no place out', (biography) => {
  expect(limitOf(biography)).toBeNull()
})

test('a place that the biography rules out loses points, remote work does not', () => {
  const volunteer = {
    skills: ['Accounting'],
    causes: [],
    location: 'Brooklyn, New York, NY',
    freeHours: 3,
    experienceLevel: null,
    biography: 'Only in Brooklyn please.',
    takesRemote: true,
  }
  const project = {
    requiredSkills: ['Accounting'],
    preferredSkills: [],
    causeAreas: [],
    isRemote: false,
    location: 'Manhattan, New York, NY',
    timeCommitment: 3,
    experienceLevel: null,
  }
  const locationOf = (biography: string, isRemote = false) =>
    scoreMatch({ ...volunteer, biography }, { ...project, isRemote }).factors.location
  expect(locationOf('Only in Brooklyn please.')).toBeLessThan(locationOf('I count.'))
  expect(locationOf('Only in Brooklyn please.', true)).toBe(1)
})
