/** What members can do with a project of their organization, and the resulting state (decisions A1, A11, A12). */
import { isMemberOf } from '#domain/accounts/accounts.ts'
import {
  isEndedStatus,
  statusFromSpots,
  type EndedProjectStatus,
  type SpotCounts,
  type ProjectStatus,
  type ProjectVisibility,
} from './projects.ts'

/** In display order. */
export const projectMoves = [
  'edit',
  'publish',
  'keep',
  'pause',
  'resume',
  'complete',
  'cancel',
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
  | 'project_canceled'
  | 'project_not_completed'
  | 'not_a_draft'

export interface ProjectState {
  status: ProjectStatus
  visibility: ProjectVisibility
  /** A draft that is published when its organization is verified (A14). */
  publishesWhenVerified?: boolean
}

export type ProjectMoveDecision =
  | ({ allowed: true } & ProjectState)
  | { allowed: false; refusal: ProjectMoveRefusal }

/**
 * Whether a move of a project is allowed now, and the state after it. A draft can be published, deleted, or kept as a
 * draft when its organization is verified. A published project can be paused, resumed (its status follows from the
 * spots), completed or canceled. Both are final; the impact of a completed one can be reported. A project held for review can
 * only be edited and duplicated.
 */
export function decideProjectMove(
  project: SpotCounts & ProjectState,
  move: ProjectMove,
): ProjectMoveDecision {
  const { status, visibility } = project
  const unchanged = { allowed: true, status, visibility } as const
  if (move === 'duplicate') return unchanged
  if (move === 'edit') return isEndedStatus(status) ? refuse(refusalsOfEnded[status]) : unchanged
  if (visibility === 'held') return refuse('project_held')
  if (move === 'delete' || move === 'keep') return visibility === 'draft' ? unchanged : refuse('not_a_draft')
  if (move === 'publish') {
    return visibility === 'draft' ? { ...unchanged, visibility: 'published' } : refuse('not_a_draft')
  }
  if (visibility !== 'published') return refuse('project_not_published')
  if (move === 'report') return status === 'completed' ? unchanged : refuse('project_not_completed')
  if (isEndedStatus(status)) return refuse(refusalsOfEnded[status])
  switch (move) {
    case 'pause':
      return status === 'paused' ? refuse('project_already_paused') : { ...unchanged, status: 'paused' }
    case 'resume':
      return status === 'paused'
        ? { ...unchanged, status: statusFromSpots(project) }
        : refuse('project_not_paused')
    case 'complete':
      return { ...unchanged, status: 'completed' }
    case 'cancel':
      return { ...unchanged, status: 'canceled' }
  }
}

const refusalsOfEnded = {
  completed: 'project_completed',
  canceled: 'project_canceled',
} as const satisfies Record<EndedProjectStatus, ProjectMoveRefusal>

function refuse(refusal: ProjectMoveRefusal): ProjectMoveDecision {
  return { allowed: false, refusal }
}

/**
 * The moves that members are offered now. Keeping a draft is offered only if it would otherwise be published
 * automatically.
 */
export function listProjectMoves(project: SpotCounts & ProjectState): ProjectMove[] {
  return projectMoves.filter(
    (move) =>
      decideProjectMove(project, move).allowed && (move !== 'keep' || project.publishesWhenVerified === true),
  )
}

type Person = Parameters<typeof isMemberOf>[0]

/** Whether a person (null = signed out) may see a project: it is published, or belongs to their organization (A1). */
export function canSeeProject(
  person: Person,
  project: { organizationId: string; visibility: ProjectVisibility },
): boolean {
  return project.visibility === 'published' || isMemberOf(person, project.organizationId)
}

/** Why a person may not manage a project, or null if they may: every member of its organization may. */
export function findManageRefusal(
  person: Person,
  project: { organizationId: string; visibility: ProjectVisibility } | null,
): 'gone' | 'project_not_found' | 'project_not_yours' | null {
  if (project?.visibility === 'removed') return 'gone'
  if (!project || !canSeeProject(person, project)) return 'project_not_found'
  return isMemberOf(person, project.organizationId) ? null : 'project_not_yours'
}
