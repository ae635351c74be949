import type { Project } from '#contract/projects/projects.ts'
import { listProjectMoves, type ProjectMove } from '#domain/projects/moves.ts'

/** What managing needs to know of a project. */
export type ManagedProject = Pick<
  Project,
  'id' | 'title' | 'status' | 'visibility' | 'publishesWhenVerified' | 'placesLeft'
>

/** What members are offered for a project now, as the server would decide. */
export function movesOf({ placesLeft: spotsLeft, ...project }: ManagedProject): ProjectMove[] {
  return listProjectMoves({ ...project, maxVolunteers: spotsLeft, acceptedCount: 0 })
}

export function mayMove(project: ManagedProject, move: ProjectMove): boolean {
  return movesOf(project).includes(move)
}
