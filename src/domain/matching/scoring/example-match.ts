/** Volunteers and projects that fit in every way, for tests of the factors of a match. */
import type { MatchProject, MatchVolunteer } from './factors.ts'
import { scoreMatch } from './score.ts'

export const aVolunteer: MatchVolunteer = {
  skills: ['Graphic Design', 'Branding'],
  causes: ['Education'],
  location: 'Baltimore, MD',
  freeHours: 10,
  experienceLevel: 'intermediate',
}
export const aProject: MatchProject = {
  requiredSkills: ['Graphic Design'],
  preferredSkills: ['Branding'],
  causeAreas: ['Education'],
  isRemote: false,
  location: 'Baltimore, MD',
  timeCommitment: 5,
  experienceLevel: 'intermediate',
}

/** A gardener and a remote garden that names one skill and cause. */
export const aGardener: MatchVolunteer = {
  skills: ['Gardening'],
  causes: ['Environment'],
  location: 'Baltimore, MD',
  freeHours: 10,
  experienceLevel: 'intermediate',
}
export const aGarden: MatchProject = {
  requiredSkills: ['Gardening'],
  preferredSkills: [],
  causeAreas: ['Environment'],
  isRemote: true,
  location: null,
  timeCommitment: 5,
  experienceLevel: 'intermediate',
}

/** The match of the first pair with these differences. */
export const match = (volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject> = {}) =>
  scoreMatch({ ...aVolunteer, ...volunteer }, { ...aProject, ...project })
