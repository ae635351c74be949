/** The market of the simulation of orders: volunteers, projects, and how well each pair fits. */
import { isEligible } from '#domain/matching/scoring/eligibility.ts'
import {
  exactPoints,
  matchWeights,
  type MatchFactor,
  type MatchVolunteer,
} from '#domain/matching/scoring/factors.ts'
import { parseProject } from '#domain/matching/parsing/parse-project.ts'
import { parseVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { matchParsed } from '#domain/matching/scoring/score.ts'
import { countListings } from '#domain/matching/scoring/statistics.ts'
import { createRandomSource, type RandomSource } from './random.ts'
import type { RatedSet } from './matching-set.ts'

export interface MarketProject {
  id: string
  organizationId: string
  /** Null = any number. */
  spots: number | null
}

export type FactorPoints = Readonly<Record<MatchFactor, number>>

export interface Market {
  projects: readonly MarketProject[]
  /** Of each volunteer: the projects that they can take, by index, with the fit of each and the points that add up to it. */
  volunteers: readonly (readonly { project: number; fit: number; points?: FactorPoints }[])[]
  /** How many of them are profiles that people wrote. */
  written: number
}

const seed = 26

/** A market over the listings of the first set: the profiles of all sets, and generated ones up to the count. */
export function createMarket(sets: readonly [RatedSet, ...RatedSet[]], count: number): Market {
  const [{ projects, findPlace }] = sets
  const profiles = sets.flatMap(({ volunteers }) => volunteers.map(({ volunteer }) => volunteer))
  const written = profiles.slice(0, count)
  const generated = generateVolunteers(profiles, Math.max(0, count - written.length))
  const parsed = projects.map(({ project }) => parseProject(project))
  const options = { statistics: countListings(parsed), findPlace }
  const volunteers = [...written, ...generated].map((volunteer) => {
    const read = parseVolunteer(volunteer)
    return parsed.flatMap((project, index) => {
      const { facts, fit, factors } = matchParsed(read, project, options)
      return isEligible(facts) && fit > 0
        ? [{ project: index, fit, points: exactPoints(factors, matchWeights) }]
        : []
    })
  })
  return { projects, volunteers, written: written.length }
}

/**
 * Volunteers without a biography, as onboarding makes them: two to four skills and one to three causes, and everything
 * else, each drawn from all written profiles, so that what is common among these is common here.
 */
function generateVolunteers(profiles: readonly MatchVolunteer[], count: number): MatchVolunteer[] {
  const random = createRandomSource(seed)
  const [first, ...others] = profiles
  if (!first) return []
  const pick = () => random.pick([first, ...others])
  const labels = (all: readonly string[], most: number) => pickLabels(random, all, most)
  const skills = profiles.flatMap((profile) => profile.skills)
  const causes = profiles.flatMap((profile) => profile.causes)
  return Array.from({ length: count }, () => {
    const remote = pick()
    const age = pick()
    return {
      ...pick(),
      skills: labels(skills, 2 + random.below(3)),
      causes: labels(causes, 1 + random.below(3)),
      location: pick().location,
      freeHours: pick().freeHours,
      experienceLevel: pick().experienceLevel ?? null,
      availability: pick().availability ?? null,
      takesRemote: remote.takesRemote ?? null,
      remoteOnly: remote.remoteOnly ?? false,
      isAdult: age.isAdult ?? null,
      isOlder: age.isOlder ?? null,
      biography: '',
    }
  })
}

function pickLabels(random: RandomSource, all: readonly string[], count: number): string[] {
  return [...new Set(Array.from({ length: count }, () => all[random.below(all.length)] ?? ''))]
}
