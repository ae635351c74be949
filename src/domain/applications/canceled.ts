/** Applications that ended because the organization canceled its project (decision A29). */
import type { ProjectStatus } from '#domain/projects/projects.ts'
import {
  projectCanceledReason,
  shownStatusOf,
  type ApplicationState,
  type Ended,
  type ShownStatus,
} from './applications.ts'

/**
 * Whether the organization ended it by canceling its project: it was pending then, or it was accepted and the organization
 * ended the work of a project that it canceled.
 */
export function isCanceledWithProject({
  status,
  endedBy,
  reason,
  declineReason,
  project,
}: Ended & Partial<Pick<ApplicationState, 'endedBy'>> & { project: { status: ProjectStatus } }): boolean {
  if (status === 'declined') return declineReason === null && reason === projectCanceledReason
  return status === 'withdrawn' && endedBy === 'organization' && project.status === 'canceled'
}

/** The status as its volunteer reads it: a canceled project did not decline them, and they did not withdraw. */
export function volunteersStatusOf(
  application: Parameters<typeof isCanceledWithProject>[0],
): ShownStatus | 'canceled' {
  return isCanceledWithProject(application) ? 'canceled' : shownStatusOf(application)
}
