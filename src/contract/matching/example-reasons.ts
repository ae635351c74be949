/** A teacher and a project near her, for tests of the sentences about a match. */
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { describeFactors } from './reasons.ts'
import type { MatchProject, MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { scoreMatch } from '#domain/matching/scoring/score.ts'

const aTeacher: MatchVolunteer = {
  skills: ['Teaching/Training'],
  causes: ['Education'],
  location: 'Brooklyn, New York, NY',
  freeHours: 6,
  experienceLevel: 'intermediate',
}
const aProject: MatchProject = {
  requiredSkills: [],
  preferredSkills: [],
  causeAreas: ['Education'],
  isRemote: false,
  location: 'Brooklyn, New York, NY',
  timeCommitment: 3,
  experienceLevel: 'intermediate',
}
export const reader = { language: defaultLanguage, audience: 'volunteer' } as const

/** Both with these differences, their match, and its sentence about a factor. */
export function pairOf(volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject>) {
  const pair = { volunteer: { ...aTeacher, ...volunteer }, project: { ...aProject, ...project } }
  const match = scoreMatch(pair.volunteer, pair.project)
  const factors = describeFactors(reader, match, pair)
  const sentenceOf = (name: string) => factors.find(({ factor }) => factor === name)
  return { pair, match, sentenceOf }
}

/** The sentence about their skills. */
export const skillsOf = (volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject>) =>
  pairOf(volunteer, project).sentenceOf('skills')
