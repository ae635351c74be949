import { expect, test } from 'vitest'
import {
  matchPointsOf,
  measureCompleteness,
  onboardedPercent,
  profileParts,
  type ProfileContents,
} from './completeness.ts'

const full: ProfileContents = {
  skills: ['Accounting'],
  preferredCauses: ['Education'],
  maxHoursPerWeek: 6,
  experienceLevel: 'expert',
  location: 'Columbus, OH',
  remoteOnly: false,
  bio: 'I have kept books for ten years.',
  goals: 'Keep the books of a food bank.',
}

test('a person without a profile has everything to add, skills first', () => {
  expect(measureCompleteness(null)).toEqual({ percent: 0, done: [], open: [...profileParts] })
})

test('a profile with every part is 100 percent complete', () => {
  expect(measureCompleteness(full)).toEqual({ percent: 100, done: [...profileParts], open: [] })
})

test('the answers of the onboarding make a profile as complete as we promise', () => {
  const answers = { ...full, maxHoursPerWeek: null, experienceLevel: null, location: null, bio: '' }
  expect(measureCompleteness(answers).percent).toBe(onboardedPercent)
})

test('each part that is missing lowers the percentage, and the next one is the one that matters most', () => {
  const partly = measureCompleteness({ ...full, maxHoursPerWeek: null, bio: '', goals: null })
  expect(partly.percent).toBe(65)
  expect(partly.open).toEqual(['hours', 'bio', 'goal'])
})

test('someone who works only remotely needs no place', () => {
  expect(measureCompleteness({ ...full, location: null, remoteOnly: true }).open).toEqual([])
  expect(measureCompleteness({ ...full, location: null }).open).toEqual(['location'])
})

test('the points that a part decides are those of the match, and a bio decides none', () => {
  expect(matchPointsOf('skills')).toBe(40)
  expect(matchPointsOf('hours')).toBe(10)
  expect(matchPointsOf('bio')).toBeNull()
})
