/** The kinds of work of each side as they are stored, and which of the other side's they match. */
import { isTypedIn, workSimilarity } from '#domain/vocabulary/work-graph.ts'
import { kindsOfWork } from '#domain/vocabulary/work/all.ts'
import { skills } from '#domain/vocabulary/skills.ts'
import { matchTuning } from '#domain/matching/scoring/tuning.ts'
import { removeNegations } from './negations.ts'
import { parseListing } from './parse-listing.ts'
import { parseRequestedWork } from './parse-project.ts'
import { parseOfferedWork } from './parse-volunteer.ts'

/** Increase this whenever the tables of work change: whatever an older version parsed is parsed again. */
export const workVersion = 12

interface WorkSource {
  requiredSkills: readonly string[]
  preferredSkills: readonly string[]
  title: string
  description: string
}

/** The kinds of work that a project asks for, in its fields and texts. */
export function workIdsOfProject(project: WorkSource): string[] {
  const texts = parseListing(project)
  return parseRequestedWork(project, texts).map(({ id }) => id)
}

/** The kinds of work that a profile offers, in its skills and texts. */
export function workIdsOfVolunteer(volunteer: { skills: readonly string[]; biography: string }): string[] {
  return parseOfferedWork(volunteer, removeNegations(volunteer.biography)).map(({ id }) => id)
}

const allIds = [...new Set([...skills.map(({ id }) => id), ...kindsOfWork.map(({ id }) => id)])]

/** Kinds of work with at least this similarity match each other, as in the score. */
const minSimilarity = matchTuning.nearFrom

/**
 * The requests that a volunteer with these kinds of work matches: the same work and work that theirs can stand in
 * for.
 */
export function expandToRequested(own: readonly string[]): string[] {
  const near = allIds.filter((requested) => own.some((id) => workSimilarity(id, requested) >= minSimilarity))
  return [...new Set([...own.filter(isTypedIn), ...near])]
}

/** The offers that match a project with these kinds of work: the same work and work that can stand in for it. */
export function expandToOffered(requested: readonly string[]): string[] {
  const near = allIds.filter((own) => requested.some((id) => workSimilarity(own, id) >= minSimilarity))
  return [...new Set([...requested.filter(isTypedIn), ...near])]
}
