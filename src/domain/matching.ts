/** How well a project fits a volunteer: the documented five weights over the canonical vocabulary (features 3; B12). */
import { experienceLevelValues, type ExperienceLevel } from './projects.ts'
import { causeSimilarity } from './vocabulary/cause-graph.ts'
import { canonicalCause } from './vocabulary/causes.ts'
import { normalizeLabel } from './vocabulary/normalize.ts'
import { skillSimilarity } from './vocabulary/skill-graph.ts'
import { canonicalSkill } from './vocabulary/skills.ts'

export const matchFactors = ['skills', 'causes', 'location', 'time', 'experience'] as const
export type MatchFactor = (typeof matchFactors)[number]

/** Points of each factor; together 100. */
export const matchWeights = {
  skills: 40,
  causes: 25,
  location: 15,
  time: 10,
  experience: 10,
} as const satisfies Record<MatchFactor, number>

/** A preferred skill counts this much beside a required one. */
const preferredWeight = 0.3
/** What a factor is worth where one of the sides does not say. */
const unknown = 0.5
const sameState = 0.4
/** Lost for each level of experience below and, after the first, above the asked one. */
const perLevelBelow = 0.5
const perLevelAbove = 0.1

export interface MatchVolunteer {
  skills: readonly string[]
  causes: readonly string[]
  /** As "City, ST". */
  location: string | null
  /** Hours a week that are still free; null = not said. */
  freeHours: number | null
  experienceLevel: ExperienceLevel | null
}

export interface MatchProject {
  requiredSkills: readonly string[]
  preferredSkills: readonly string[]
  causeAreas: readonly string[]
  isRemote: boolean
  location: string | null
  timeCommitment: number | null
  experienceLevel: ExperienceLevel | null
}

export interface Match {
  /** 0 to 100, the sum of the points. */
  score: number
  /** Whole points, at most the factor's weight. */
  points: Record<MatchFactor, number>
  /** The project's skills and causes that the volunteer has: the same, and only near ones. */
  skills: { same: string[]; near: string[] }
  causes: { same: string[]; near: string[] }
}

/** The fit of a project for a volunteer; who gains a skill that is asked for never scores lower. */
export function scoreMatch(volunteer: MatchVolunteer, project: MatchProject): Match {
  const skillIds = volunteer.skills.map(canonicalSkill)
  const causeIds = volunteer.causes.map(canonicalCause)
  const likeSkill = (label: string) => best(canonicalSkill(label), skillIds, skillSimilarity)
  const likeCause = (label: string) => best(canonicalCause(label), causeIds, causeSimilarity)
  const points = share({
    skills: skillsFactor(project, likeSkill),
    causes: Math.max(0, ...project.causeAreas.map(likeCause)),
    location: locationFactor(volunteer.location, project),
    time: timeFactor(volunteer.freeHours, project.timeCommitment),
    experience: experienceFactor(volunteer.experienceLevel, project.experienceLevel),
  })
  return {
    score: matchFactors.reduce((sum, factor) => sum + points[factor], 0),
    points,
    skills: evidence([...project.requiredSkills, ...project.preferredSkills], likeSkill),
    causes: evidence(project.causeAreas, likeCause),
  }
}

export const matchBands = ['perfect', 'good'] as const
export type MatchBand = (typeof matchBands)[number]

/** "Perfect Match" from 80, "Good Match" from 60 (decision A26); null below. */
export function matchBandOf(score: number): MatchBand | null {
  if (score >= 80) return 'perfect'
  return score >= 60 ? 'good' : null
}

function best(id: string, ids: readonly string[], similarity: (a: string, b: string) => number): number {
  return Math.max(0, ...ids.map((own) => similarity(own, id)))
}

function evidence(labels: readonly string[], like: (label: string) => number) {
  return {
    same: labels.filter((label) => like(label) === 1),
    near: labels.filter((label) => like(label) > 0 && like(label) < 1),
  }
}

function skillsFactor(project: MatchProject, like: (label: string) => number): number {
  const sum = (labels: readonly string[]) => labels.reduce((total, label) => total + like(label), 0)
  const { requiredSkills, preferredSkills } = project
  const asked = requiredSkills.length + preferredWeight * preferredSkills.length
  return asked === 0 ? 0 : (sum(requiredSkills) + preferredWeight * sum(preferredSkills)) / asked
}

function locationFactor(own: string | null, { isRemote, location }: MatchProject): number {
  if (isRemote) return 1
  if (!own || !location) return 0
  if (normalizeLabel(own) === normalizeLabel(location)) return 1
  const state = stateOf(own)
  return state !== '' && state === stateOf(location) ? sameState : 0
}

/** What stands after the last comma: "Baltimore, MD" lies in MD. */
function stateOf(place: string): string {
  return place.includes(',') ? normalizeLabel(place.slice(place.lastIndexOf(',') + 1)) : ''
}

function timeFactor(free: number | null, needed: number | null): number {
  if (free === null || needed === null) return unknown
  return Math.min(1, Math.max(0, free) / needed)
}

function experienceFactor(own: ExperienceLevel | null, asked: ExperienceLevel | null): number {
  if (own === null || asked === null) return unknown
  const above = experienceLevelValues.indexOf(own) - experienceLevelValues.indexOf(asked)
  return above < 0 ? Math.max(0, 1 + perLevelBelow * above) : 1 - perLevelAbove * Math.max(0, above - 1)
}

/** Whole points a factor, rounded so that they add up to the rounded sum: the largest remainders are rounded up. */
function share(factors: Record<MatchFactor, number>): Record<MatchFactor, number> {
  const exact = matchFactors.map((factor) => matchWeights[factor] * factors[factor])
  const whole = exact.map(Math.floor)
  // A sum of fractions may miss a half by a hair.
  const total = Math.round(exact.reduce((sum, value) => sum + value, 0) + 1e-9)
  const missing = total - whole.reduce((sum, value) => sum + value, 0)
  const raised = new Set(
    exact
      .map((value, index) => ({ index, rest: value - Math.floor(value) }))
      .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  const points = (index: number) => (whole[index] ?? 0) + (raised.has(index) ? 1 : 0)
  return { skills: points(0), causes: points(1), location: points(2), time: points(3), experience: points(4) }
}
