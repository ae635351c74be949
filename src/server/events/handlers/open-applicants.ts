/** Notifies the people whose applications or work depend on an organization that can or can't act. */
import type { ProjectVisibility } from '#domain/projects/projects.ts'
import type { Db } from '#server/db/db.ts'
import { listOpenApplicationsTo } from '#server/email/templates/moderation-queries.ts'
import { notifyEach } from '#server/features/notifications/queries.ts'

interface Change {
  /** Whose applicants: those of all projects of an organization, or of one project. */
  of: { organizationId: string } | { projectId: string }
  kind:
    | 'application.organization_suspended'
    | 'application.organization_reinstated'
    | 'application.organization_unattended'
  eventId: number
  /** Those of the projects that the change is about. */
  visibilities: readonly ProjectVisibility[]
}

/**
 * Notifies and emails each applicant and volunteer at work once, about their latest application: an event notifies no one
 * twice.
 */
export async function notifyOpenApplicants(
  db: Db,
  { of, kind, eventId, visibilities }: Change,
): Promise<void> {
  const open = await listOpenApplicationsTo(db, of, visibilities)
  const people = open.map(({ volunteerId: userId, ...data }) => ({ userId, data }))
  await notifyEach(db, people, { kind, eventId, actorId: null })
}
