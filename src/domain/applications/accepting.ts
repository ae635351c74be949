/** Accepting several applicants at the same time, all of them or none (decision A12). */
import { isEndedStatus, type ProjectStatus } from '#domain/projects/projects.ts'
import type { ApplicationStatus } from './applications.ts'

export type AcceptRefusal =
  | 'none_pending'
  | 'several_projects'
  | 'project_completed'
  | 'project_canceled'
  | 'no_places_left'

export interface AcceptApplicant {
  status: ApplicationStatus
  project: { id: string }
}

/** A project with its open spots; null means no limit. */
export interface AcceptProject {
  id: string
  status: ProjectStatus
  placesLeft: number | null
}

/**
 * Why the pending ones among several applicants can't be accepted together, or null if they can: all to one project
 * that has not ended and has a spot for each. An unknown project refuses nothing: the server decides.
 */
export function findAcceptRefusal(
  applicants: readonly AcceptApplicant[],
  projects: readonly AcceptProject[],
): AcceptRefusal | null {
  const pending = applicants.filter(({ status }) => status === 'pending')
  const [first] = pending
  if (!first) return 'none_pending'
  if (pending.some(({ project }) => project.id !== first.project.id)) return 'several_projects'
  const project = projects.find(({ id }) => id === first.project.id)
  if (!project) return null
  if (isEndedStatus(project.status)) return `project_${project.status}`
  return project.placesLeft !== null && pending.length > project.placesLeft ? 'no_places_left' : null
}
