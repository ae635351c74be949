/** What members do with a project of their organization, and what follows from it (decisions A1, A11, A12). */
import { isMemberOf } from '#domain/accounts/accounts.ts'
import { statusFromSpots, type SpotCounts, type ProjectStatus, type ProjectVisibility } from './projects.ts'

/** In the order in which they are offered. */
export const projectMoves = [
  'edit',
  'publish',
  'keep',
  'pause',
  'resume',
  'complete',
  'report',
  'duplicate',
  'delete',
] as const
export type ProjectMove = (typeof projectMoves)[number]

export type ProjectMoveRefusal =
  | 'project_held'
  | 'project_not_published'
  | 'project_already_paused'
  | 'project_not_paused'
  | 'project_completed'
  | 'project_not_completed'
  | 'not_a_draft'

export interface ProjectState {
  status: ProjectStatus
  visibility: ProjectVisibility
  /** A draft that is published by the verification of its organization (A14). */
  publishesWhenVerified?: boolean
}

export type ProjectMoveDecision =
  ({ allowed: true } & ProjectState) | { allowed: false; refusal: ProjectMoveRefusal }

/**
 * Whether a project can be moved so now, and its state after it: a draft is published, deleted, or kept as a draft when its
 * organization is verified; a published project is paused, resumed (its status follows from the places) or completed; a
 * completed one stays as it is, and what it came to is reported. A project that is held for a check can be edited and
 * duplicated only.
 */
export function decideProjectMove(
  project: SpotCounts & ProjectState,
  move: ProjectMove,
): ProjectMoveDecision {
  const { status, visibility } = project
  const unchanged = { allowed: true, status, visibility } as const
  if (move === 'duplicate') return unchanged
  if (move === 'edit') return status === 'completed' ? refuse('project_completed') : unchanged
  if (visibility === 'held') return refuse('project_held')
  if (move === 'delete' || move === 'keep') return visibility === 'draft' ? unchanged : refuse('not_a_draft')
  if (move === 'publish') {
    return visibility === 'draft' ? { ...unchanged, visibility: 'published' } : refuse('not_a_draft')
  }
  if (visibility !== 'published') return refuse('project_not_published')
  if (move === 'report') return status === 'completed' ? unchanged : refuse('project_not_completed')
  if (status === 'completed') return refuse('project_completed')
  switch (move) {
    case 'pause':
      return status === 'paused' ? refuse('project_already_paused') : { ...unchanged, status: 'paused' }
    case 'resume':
      return status === 'paused'
        ? { ...unchanged, status: statusFromSpots(project) }
        : refuse('project_not_paused')
    case 'complete':
      return { ...unchanged, status: 'completed' }
  }
}

function refuse(refusal: ProjectMoveRefusal): ProjectMoveDecision {
  return { allowed: false, refusal }
}

/** What members are offered for a project now: to keep a draft only where it would be published without them. */
export function listProjectMoves(project: SpotCounts & ProjectState): ProjectMove[] {
  return projectMoves.filter(
    (move) =>
      decideProjectMove(project, move).allowed && (move !== 'keep' || project.publishesWhenVerified === true),
  )
}

type Person = Parameters<typeof isMemberOf>[0]

/** Whether a person (null = signed out) may know of a project: it is published, or of an organization of theirs (A1). */
export function canSeeProject(
  person: Person,
  project: { organizationId: string; visibility: ProjectVisibility },
): boolean {
  return project.visibility === 'published' || isMemberOf(person, project.organizationId)
}

/** Why a person may not manage a project, or null where they may: every member of its organization does. */
export function findManageRefusal(
  person: Person,
  project: { organizationId: string; visibility: ProjectVisibility } | null,
): 'gone' | 'project_not_found' | 'project_not_yours' | null {
  if (project?.visibility === 'removed') return 'gone'
  if (!project || !canSeeProject(person, project)) return 'project_not_found'
  return isMemberOf(person, project.organizationId) ? null : 'project_not_yours'
}
