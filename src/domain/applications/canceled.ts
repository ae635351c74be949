/** Applications that ended because the organization canceled its project (decision A29). */
import type { ProjectStatus } from '#domain/projects/projects.ts'
import {
  isClosedBySite,
  notRenewedReason,
  projectCanceledReason,
  shownStatusOf,
  silentReason,
  type ApplicationState,
  type Ended,
  type ShownStatus,
} from './applications.ts'

/** An application and its project as stored. */
export interface StoredEnd extends Ended, Pick<ApplicationState, 'endedBy'> {
  /** When the application last moved. */
  movedAt: Date
  project: { status: ProjectStatus; cancelReason: string | null; canceledAt: Date | null }
}

/**
 * Whether the organization ended it by canceling its project: it was pending then, or it was accepted and ended with
 * the reason of the cancellation. Work that ended before keeps its own end, whatever became of the project.
 */
export function endedWithProject({ movedAt, project, ...ended }: StoredEnd): boolean {
  const { status, endedBy, reason, declineReason } = ended
  if (isClosedBySite(ended)) return false
  if (status === 'declined') return declineReason === null && reason === projectCanceledReason
  if (status !== 'withdrawn' || endedBy !== 'organization' || project.status !== 'canceled') return false
  if (reason === silentReason || reason === notRenewedReason) return false
  return reason === project.cancelReason && project.canceledAt !== null && movedAt >= project.canceledAt
}

/** The status as its volunteer reads it: a canceled project did not decline them, and they did not withdraw. */
export function volunteersStatusOf(application: Ended & { isCanceled: boolean }): ShownStatus | 'canceled' {
  return application.isCanceled ? 'canceled' : shownStatusOf(application)
}
