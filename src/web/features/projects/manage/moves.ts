import type { Project } from '#contract/projects/projects.ts'
import { listProjectMoves, type ProjectMove } from '#domain/projects/moves.ts'

/** The project fields that these actions need. */
export type ManagedProject = Pick<
  Project,
  'id' | 'title' | 'status' | 'visibility' | 'publishesWhenVerified' | 'placesLeft'
>

/** The moves members can make now; uses the server's rules. */
export function movesOf({ placesLeft: spotsLeft, ...project }: ManagedProject): ProjectMove[] {
  return listProjectMoves({ ...project, maxVolunteers: spotsLeft, acceptedCount: 0 })
}

export function mayMove(project: ManagedProject, move: ProjectMove): boolean {
  return movesOf(project).includes(move)
}
