/** Notifies the people whose applications or work depend on an organization that can or can't act. */
import type { ProjectVisibility } from '#domain/projects/projects.ts'
import type { Db } from '#server/db/db.ts'
import { listOpenApplicationsTo, listProjectsInUse } from '#server/email/templates/moderation-queries.ts'
import type { Publish } from '#server/events/event.ts'
import { notifyEach } from '#server/features/notifications/queries.ts'

interface Change {
  projectId: string
  kind:
    | 'application.organization_suspended'
    | 'application.organization_reinstated'
    | 'application.organization_unattended'
  eventId: number
}

/** Notifies and emails each applicant of a project and each volunteer at work on it. */
export async function notifyOpenApplicants(db: Db, { projectId, kind, eventId }: Change): Promise<void> {
  const open = await listOpenApplicationsTo(db, projectId)
  const people = open.map(({ volunteerId: userId, ...data }) => ({ userId, data }))
  await notifyEach(db, people, { kind, eventId, actorId: null })
}

/** Projects that are published or that staff read: their applicants know of them. */
const knownProjects = ['published', 'held'] as const

/** One event for each project that people depend on, because an event notifies no one twice: they may depend on several. */
export async function publishOfProjects(
  db: Db,
  change: {
    type: `project.${'suspended' | 'unattended' | 'attended'}`
    organizationIds: readonly string[]
    visibilities?: readonly ProjectVisibility[]
  },
  publish: Publish,
): Promise<void> {
  const { type, organizationIds, visibilities = knownProjects } = change
  for (const subjectId of await listProjectsInUse(db, organizationIds, visibilities))
    await publish(db, { type, actorId: null, subjectId, data: {} })
}
