/** What a notification about an ended application says, from how it ended. */
import type { ApplicationSide, ClosingReason } from '#domain/applications/applications.ts'
import type { WorkNotificationKind } from './notifications.ts'

/**
 * The kind to show. An ended application is stored as one kind, no matter who ended it, alone or with its whole project.
 */
export function resolveEndedKind(
  kind: WorkNotificationKind,
  application: { endedBy: ApplicationSide | null; wasAccepted: boolean; because: ClosingReason | null },
): WorkNotificationKind {
  if (kind !== 'application.declined' && kind !== 'application.withdrawn') return kind
  if (application.because === 'project_removed') {
    return application.wasAccepted ? 'application.work_removed' : 'application.project_removed'
  }
  if (application.because === 'project_canceled') {
    return application.wasAccepted ? 'application.work_canceled' : 'application.project_canceled'
  }
  if (application.because === 'unanswered') return 'application.unanswered'
  if (application.because === 'silent' || application.because === 'not_renewed') return 'application.freed'
  if (application.because === 'account_unavailable') {
    return application.wasAccepted ? 'application.work_unavailable' : 'application.unavailable'
  }
  const isByCompletion = application.because === 'project_completed'
  if (kind === 'application.declined') return isByCompletion ? 'application.closed' : kind
  if (isByCompletion) return 'application.left_out'
  if (application.endedBy === 'organization') return 'application.released'
  return application.wasAccepted ? 'application.ended' : kind
}
