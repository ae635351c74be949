import type { ScopeChange } from '#domain/applications/agreed-scope.ts'
import type { Completion } from '#server/features/applications/completion.ts'

/** Their subject is the project, unless it says otherwise. */
export interface ProjectEvents {
  'project.drafted': { copyOf?: string }
  'project.published': Record<never, never>
  /** Its subject is the organization: these projects were waiting for its verification. */
  'organization.projects_published': { projectIds: string[] }
  'project.edited': { fields: string[] }
  /** Changes what accepted volunteers agreed to (decision A30). Nothing else stores the values from before. */
  'project.scope_changed': { changes: ScopeChange[] }
  'project.paused': Record<never, never>
  'project.resumed': Record<never, never>
  'project.completed': Record<never, never>
  /** How many people were helped, as reported before and now. */
  'project.impact_reported': { before: number | null; after: number | null }
  'project.deleted': Record<never, never>
}

export interface ProjectDetails {
  'project.completed': Pick<Completion, 'leaveOut' | 'declineMessage' | 'at'>
}
