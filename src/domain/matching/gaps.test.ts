/** What a match lacks, as far as it is worth telling. */
import { expect, test } from 'vitest'
import { findGap } from './advice.ts'
import type { MatchProject, MatchVolunteer } from './factors.ts'
import { scoreMatch } from './score.ts'

const aVolunteer = { skills: [], causes: [], location: null, freeHours: null, experienceLevel: null }
const aProject = {
  requiredSkills: [],
  preferredSkills: [],
  causeAreas: [],
  isRemote: false,
  location: null,
  timeCommitment: null,
  experienceLevel: null,
}
function gapOf(volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject>) {
  const pair = { volunteer: { ...aVolunteer, ...volunteer }, project: { ...aProject, ...project } }
  return findGap(scoreMatch(pair.volunteer, pair.project), pair)?.label ?? null
}

test('a skill that the text of a listing does not speak of is no gap if it speaks of other work', () => {
  const skills = { requiredSkills: ['Digital Marketing', 'Carpentry & Repair'] }
  expect(gapOf({}, { ...skills, title: 'Carpenter', description: 'Build shelves for a kitchen.' })).toBe(
    'Carpentry & Repair',
  )
  expect(
    gapOf(
      { skills: ['Carpentry & Repair'] },
      { ...skills, title: 'Carpenter', description: 'Build shelves.' },
    ),
  ).toBeNull()
  expect(gapOf({}, skills)).toBe('Digital Marketing')
})

test('nothing is a gap where people choose among the skills', () => {
  const skills = { requiredSkills: ['Photography', 'Web Development'] }
  expect(gapOf({}, { ...skills, description: 'Choose one or more of the following.' })).toBeNull()
  expect(gapOf({}, { ...skills, description: 'Photos and a website.' })).not.toBeNull()
})

test('a skill that the biography shows by a verb is no gap', () => {
  const lessons = { requiredSkills: ['Teaching/Training'], title: 'Lessons' }
  expect(gapOf({ biography: 'I have taught nine classes of pottery.' }, lessons)).toBeNull()
  expect(gapOf({ biography: 'I have never taught.' }, lessons)).toBe('Teaching/Training')
})
