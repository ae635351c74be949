/** What follows from reports about projects and from the decisions of administrators about them. */
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { listMemberIds } from '#server/email/templates/application-queries.ts'
import type { EventOf, Publish } from '#server/events/event.ts'
import { closeRemovedApplications } from '#server/features/applications/completion.ts'
import { saveSuspendedProject } from '#server/features/moderation/organization-queries.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'
import { storeFindings } from '#server/features/projects/findings.ts'

type Decision = 'project.report_dismissed' | 'project.removed' | 'project.restored'

/** Checks the project as it is now against the safeguards. */
export async function storeProjectFindings(
  db: Db,
  { subjectId }: EventOf<'project.published' | 'project.edited' | 'project.imported_again'>,
): Promise<void> {
  await storeFindings(db, subjectId)
}

/** Notifies and emails the people who reported the project about the decision. */
export async function notifyProjectReporters(
  db: Db,
  {
    id: factId,
    type,
    subjectId: projectId,
    data,
    reporterIds,
  }: EventOf<Exclude<Decision, 'project.restored'>>,
): Promise<void> {
  const isRemoved = type === 'project.removed'
  const kind = isRemoved ? 'project.report_removed' : 'project.report_dismissed'
  await notifyPeople(db, reporterIds, {
    kind,
    factId,
    actorId: null,
    data: { organizationId: data.organizationId, projectId },
  })
  await enqueueEmails(
    db,
    isRemoved ? 'project_case.reportRemoved' : 'project_case.reportDismissed',
    reporterIds.map((userId) => ({ data: { factId, userId, projectId } })),
  )
}

/** Notifies and emails the members of the project's organization. The event does not name the administrator. */
export async function notifyProjectMembers(
  db: Db,
  { id: factId, type, subjectId: projectId, data }: EventOf<'project.removed' | 'project.restored'>,
): Promise<void> {
  const userIds = await listMemberIds(db, projectId, null)
  const { organizationId } = data
  await notifyPeople(db, userIds, { kind: type, factId, actorId: null, data: { organizationId, projectId } })
  await enqueueEmails(
    db,
    type === 'project.removed' ? 'project_case.removed' : 'project_case.restored',
    userIds.map((userId) => ({ data: { factId, userId, projectId } })),
  )
}

/** Declines the pending applications of a removed project and ends accepted work. */
export async function closeApplicationsOfRemoved(
  db: Db,
  event: EventOf<'project.removed'>,
  publish: Publish,
): Promise<void> {
  await closeRemovedApplications(db, event, publish)
}

/** A restored project of a suspended organization stays hidden until the organization is reinstated. */
export async function hideIfSuspended(
  db: Db,
  { subjectId, data }: EventOf<'project.restored'>,
): Promise<void> {
  await saveSuspendedProject(db, { projectId: subjectId, organizationId: data.organizationId })
}
