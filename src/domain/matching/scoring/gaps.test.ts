/** What a match lacks, as far as it is worth telling. */
import { expect, test } from 'vitest'
import { findGap } from './gaps.ts'
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

test.each([
  ['in a sentence about the organization', 'Our firm has won prizes for photography.'],
  ['as what the work is about', 'Volunteers show films about photography to children.'],
  ['as one of several choices', 'From photography to accounting to tutoring, volunteers do what they like.'],
  ['among various roles', 'Volunteers help in various roles, such as photography.'],
  ['where no experience is needed', 'Volunteers help with photography. No experience necessary.'],
  ['where no training is needed', 'Volunteers help with photography. No special training required.'],
  ['in a link', 'Volunteers help here: https://example.org/photography/2'],
  ['in no words', 'Volunteers greet people.'],
  ['as what others look for', 'Artists spend their time looking for photography.'],
  ['as what people learned', 'Our readers gained more knowledge from photography.'],
])('a skill that the text only mentions is no gap: %s', (_, description) => {
  expect(gapOf({}, { requiredSkills: ['Photography'], description })).toBeNull()
})

test('what the title asks for is the gap before what only the description asks for', () => {
  const listing = {
    requiredSkills: ['Content Writing', 'Grant Writing'],
    title: 'Grant Writer',
    description: 'You help with articles and grants.',
  }
  expect(gapOf({}, listing)).toBe('Grant Writing')
  expect(gapOf({ skills: ['Grant Writing'] }, listing)).not.toBe('Grant Writing')
})

test('a narrower kind of work needs less than the listed skill, and a title that names the work leaves no other gap', () => {
  const visits = {
    requiredSkills: ['Counseling'],
    title: 'Friendly visitor',
    description: 'Visit our seniors.',
  }
  expect(gapOf({}, visits)).toBeNull()
  expect(gapOf({}, { ...visits, title: 'Counselor' })).toBe('Counseling')
  const lead = {
    requiredSkills: ['Mobile Development', 'Teaching/Training'],
    title: 'Mobile developer',
    description: 'You will lead our team and teach engineers.',
  }
  expect(gapOf({ skills: ['Web Development'] }, lead)).toBeNull()
  expect(gapOf({ skills: ['Web Development'] }, { ...lead, title: 'Lead' })).toBe('Teaching/Training')
})

test.each([
  ['Web developer', 'Web Development', 'You work across various departments of our team.'],
  ['Photographer', 'Photography', 'Many volunteer opportunities are on our site. You take photos.'],
  ['Photographer', 'Photography', 'You take photos. No special training required.'],
  ['Photographer for our film festival - June 12', 'Photography', 'Join us.'],
])(
  'what the title asks for is a gap whatever else the text offers: %s, %s, %s',
  (title, skill, description) => {
    const listing = { requiredSkills: [skill], title, description }
    expect(gapOf({}, listing)).toBe(skill)
    expect(gapOf({}, { ...listing, description: `${description} No experience necessary.` })).toBeNull()
  },
)

test('each volunteer of a page has an own gap, and each project', () => {
  const skills = ['Photography', 'Web Development']
  const photos = { ...aProject, requiredSkills: skills, description: 'You take photos of our web site.' }
  const site = { ...photos, description: 'You build our web site.' }
  const gaps = [
    { own: [], project: photos },
    { own: ['Photography'], project: photos },
    { own: ['Web Development'], project: photos },
    { own: [], project: site },
  ].map(({ own, project }) => {
    const pair = { volunteer: { ...aVolunteer, skills: own }, project }
    return findGap(scoreMatch(pair.volunteer, project), pair)?.label
  })
  expect(gaps).toEqual(['Photography', 'Web Development', 'Photography', 'Web Development'])
})

test('a typed-in skill is a gap if the text has its words', () => {
  const listing = { requiredSkills: ['Falconry'], title: 'Show birds' }
  expect(gapOf({}, { ...listing, description: 'You need some falconry.' })).toBe('Falconry')
  expect(gapOf({}, { ...listing, description: 'You need some patience.' })).toBeNull()
})

test('nothing is a gap where people choose among the skills', () => {
  const skills = { requiredSkills: ['Photography', 'Web Development'] }
  expect(gapOf({}, { ...skills, description: 'Choose one or more of the following.' })).toBeNull()
  expect(gapOf({}, { ...skills, description: 'You take photos.' })).not.toBeNull()
})

test('a skill that the biography shows by a verb is no gap', () => {
  const lessons = { requiredSkills: ['Teaching/Training'], title: 'Lessons' }
  expect(gapOf({ biography: 'I have taught nine classes of pottery.' }, lessons)).toBeNull()
  expect(gapOf({ biography: 'I have never taught.' }, lessons)).toBe('Teaching/Training')
})
