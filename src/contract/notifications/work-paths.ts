/** Where notifications about work link to. */
import type { GatheredKind, WorkNotificationKind } from '#domain/notifications/notifications.ts'

export const projectPath = (projectId: string) => `/project/${projectId}`

const ownApplicationPath = ({ applicationId }: { applicationId: string }) =>
  `/applications?tab=mine&application=${applicationId}`
const receivedApplicationPath = ({ applicationId }: { applicationId: string }) =>
  `/applications?tab=received&application=${applicationId}`

/** Leads each side to its own list. */
const workPath = ({ applicationId }: { applicationId: string }) =>
  `/applications?application=${applicationId}`

const agreedScopePath = ({ applicationId }: { applicationId: string }) =>
  `/applications/${applicationId}/scope`

export const receivedReviewPath = ({ applicationId }: { applicationId: string }) =>
  `/reviews?tab=received&application=${applicationId}`
const givenReviewPath = ({ applicationId }: { applicationId: string }) =>
  `/reviews?tab=given&application=${applicationId}`

/** The path in the interface that each kind of notification about work links to. */
export const notificationPaths: Record<
  WorkNotificationKind,
  (of: { applicationId: string; projectId: string }) => string
> = {
  'application.received': receivedApplicationPath,
  'application.waiting': receivedApplicationPath,
  'application.accepted': ({ projectId }) => projectPath(projectId),
  'application.declined': ownApplicationPath,
  'application.withdrawn': receivedApplicationPath,
  'application.ended': receivedApplicationPath,
  'application.released': ownApplicationPath,
  'application.completed': ownApplicationPath,
  'application.scope_changed': agreedScopePath,
  'application.scope_accepted': agreedScopePath,
  'application.scope_declined': agreedScopePath,
  'review.asked_of_volunteer': ({ projectId }) =>
    `/create-review?projectId=${projectId}&revieweeType=organization`,
  'review.asked_of_organization': () => '/reviews?tab=pending',
  'review.by_volunteer': receivedReviewPath,
  'review.by_organization': receivedReviewPath,
  'review.replied_by_volunteer': givenReviewPath,
  'review.replied_by_organization': givenReviewPath,
  'review.hidden': givenReviewPath,
  'review.restored': givenReviewPath,
  'application.closed': ownApplicationPath,
  'application.left_out': ownApplicationPath,
  // These pages list alternatives.
  'application.unanswered': ({ projectId }) => projectPath(projectId),
  'application.project_canceled': ({ projectId }) => projectPath(projectId),
  'application.work_canceled': ({ projectId }) => projectPath(projectId),
  'application.project_removed': ownApplicationPath,
  'application.work_removed': ownApplicationPath,
  'hours.logged': receivedApplicationPath,
  'hours.confirmed': ownApplicationPath,
  'hours.rejected': ownApplicationPath,
  'hours.waiting': receivedApplicationPath,
  'hours.confirmed_automatically': ownApplicationPath,
  'hours.unanswered': receivedApplicationPath,
  'work.asked': ownApplicationPath,
  'work.silent': receivedApplicationPath,
  'work.renewal_asked': workPath,
  'work.overdue': workPath,
  'application.still_waiting': ownApplicationPath,
  'application.organization_suspended': ownApplicationPath,
  'application.organization_reinstated': ownApplicationPath,
  'application.organization_unattended': ownApplicationPath,
  'application.freed': ({ projectId }) => projectPath(projectId),
  'application.unavailable': receivedApplicationPath,
  'application.work_unavailable': receivedApplicationPath,
}

const receivedOfProject = (projectId: string, status: string) =>
  `/applications?tab=received&project=${projectId}&status=${status}`

/** The path of an entry that gathers several: the list that has them all. */
export const gatheredPaths: Record<GatheredKind, (projectId: string) => string> = {
  'application.received': (id) => receivedOfProject(id, 'pending'),
  'application.waiting': (id) => receivedOfProject(id, 'pending'),
  'hours.logged': (id) => receivedOfProject(id, 'hours'),
  'hours.waiting': (id) => receivedOfProject(id, 'hours'),
}
