import { expect, test } from 'vitest'
import { scoreMatch } from '#domain/matching/scoring/score.ts'
import { parseVolunteer } from './parse-volunteer.ts'
import { parsePlace } from './places.ts'
import { findPlaceLimit } from './place-limits.ts'

const brooklyn = parsePlace('Brooklyn, New York, NY')
const limitOf = (biography: string) => findPlaceLimit(brooklyn, biography)

test.each([
  ['I cook. Only Queens or the Bronx, please.', 'only', ['queens', 'bronx'], 'Only Queens or the Bronx'],
  ['Only south Brooklyn please, I don’t drive.', 'only', ['brooklyn'], 'Only south Brooklyn'],
  ['Only in Brooklyn, I walk.', 'only', ['brooklyn'], 'Only in Brooklyn'],
  ['I sew. Queens only.', 'only', ['queens'], 'Queens only'],
  ['No Manhattan traffic for me. I drive a van.', 'never', ['manhattan'], 'No Manhattan traffic for me'],
  ['No Manhattan if I can help it.', 'never', ['manhattan'], 'No Manhattan if I can help it'],
  ['Please, no Staten Island.', 'never', ['statenisland'], 'Please, no Staten Island'],
  [
    'Nothing in Manhattan or Queens, please',
    'never',
    ['manhattan', 'queens'],
    'Nothing in Manhattan or Queens',
  ],
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
  'I don’t have a car, so Brooklyn works best.',
  'I can’t get enough of Queens.',
  'There’s no place like Brooklyn.',
  'I have never been to the Bronx but would love to help there.',
  'I don’t want to leave Brooklyn.',
  'I won’t say no to Staten Island.',
  'I live in Queens, not in Brooklyn.',
  'Mother of two and proud Brooklyn girl.',
  'Anywhere is fine and Queens is close.',
  'I sing in a choir Sundays in Harlem.',
  'The only Harlem choir that I know.',
  'My only free day is Friday, and I know Harlem well.',
  'I lived only in Brooklyn.',
  'No Brooklyn resident should be hungry.',
  'My sister lives close by and can join.',
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

test('limits are read in what speaks of today, and not in the work history', () => {
  const volunteer = {
    skills: ['Accounting'],
    causes: [],
    location: 'Brooklyn, New York, NY',
    freeHours: 3,
    experienceLevel: null,
    availability: 'weekends' as const,
    statement: 'I keep books.',
    biography: 'I keep books. Mornings only. Only in Queens. Please no accounting.',
  }
  const { placeLimit, slots, busySlots, offered } = parseVolunteer(volunteer)
  expect({ placeLimit, slots, busySlots }).toEqual({
    placeLimit: null,
    slots: ['saturday', 'sunday'],
    busySlots: [],
  })
  expect(offered[0]?.as).toBe('listed')
  expect(parseVolunteer({ ...volunteer, statement: null }).placeLimit?.districts).toEqual(['queens'])
})
