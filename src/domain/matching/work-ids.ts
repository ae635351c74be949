/** The kinds of work of either side as they are stored, and which of the other side's they lead to. */
import { isTypedIn, workSimilarity } from '#domain/vocabulary/work-graph.ts'
import { kindsOfWork } from '#domain/vocabulary/work/all.ts'
import { skills } from '#domain/vocabulary/skills.ts'
import { parseRequestedWork, parseListing } from './parse-project.ts'
import { parseOfferedWork } from './parse-volunteer.ts'

/** Grows whenever the tables of work change: what an older one read is read again. */
export const workVersion = 3

interface Asking {
  requiredSkills: readonly string[]
  preferredSkills: readonly string[]
  title: string
  description: string
}

/** The kinds of work that a project asks for, in its fields and in its texts. */
export function workIdsOfProject(project: Asking): string[] {
  const texts = parseListing(project)
  return parseRequestedWork(project, texts).map(({ id }) => id)
}

/** The kinds of work that a profile offers, by its skills and its texts. */
export function workIdsOfVolunteer(volunteer: { skills: readonly string[]; biography: string }): string[] {
  return parseOfferedWork(volunteer, volunteer.biography).map(({ id }) => id)
}

const allIds = [...new Set([...skills.map(({ id }) => id), ...kindsOfWork.map(({ id }) => id)])]

/** From this similarity on the work of one side leads to that of the other. */
const minSimilarity = 0.45

/** What a volunteer with these kinds of work is looked for under: the same and what they stand in for. */
export function expandToRequested(own: readonly string[]): string[] {
  const near = allIds.filter((requested) => own.some((id) => workSimilarity(id, requested) >= minSimilarity))
  return [...new Set([...own.filter(isTypedIn), ...near])]
}

/** What a project that asks for these kinds of work looks for: the same and what stands in for them. */
export function expandToOffered(requested: readonly string[]): string[] {
  const near = allIds.filter((own) => requested.some((id) => workSimilarity(own, id) >= minSimilarity))
  return [...new Set([...requested.filter(isTypedIn), ...near])]
}
