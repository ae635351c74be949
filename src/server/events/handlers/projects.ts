/** Event handlers for changes of projects, and their notifications. */
import type { Db } from '#server/db/db.ts'
import type { EventOf, Publish } from '#server/events/event.ts'
import {
  closeApplications,
  closeCanceledApplications,
} from '#server/features/applications/work/completion.ts'
import { publishVerified } from '#server/features/projects/managing/waiting.ts'
import { enqueueOpeningChecks } from '#server/features/projects/opening-checks.ts'
import { broadcastLiveSignal } from '#server/live/publish.ts'
import { notifyOfProjects, notifyPeople } from '#server/features/notifications/queries.ts'

/** Sends one notification for all projects together. */
export async function notifyPublished(
  db: Db,
  { id: eventId, subjectId: organizationId, data }: EventOf<'organization.projects_published'>,
): Promise<void> {
  const { projectIds } = data
  const [projectId = '', ...others] = projectIds
  await notifyOfProjects(db, organizationId, {
    projectIds,
    kind: 'organization.projects_published',
    eventId,
    // Includes the person who requested the verification, who does not know yet what it published.
    actorId: null,
    data: { organizationId, projectId, moreProjects: String(others.length) },
  })
}

/** Notifies a volunteer of a project that opened lately and fits them. */
export async function notifyMatched(db: Db, event: EventOf<'project.matched'>): Promise<void> {
  const { id: eventId, subjectId: userId, projectId, organizationId, score, moreProjects } = event
  await notifyPeople(db, [userId], {
    kind: 'project.matched',
    eventId,
    actorId: null,
    data: { projectId, organizationId, score: String(score), moreProjects: String(moreProjects) },
  })
}

type AvailabilityEvent = EventOf<
  'project.paused' | 'project.resumed' | 'project.completed' | 'project.canceled'
>

/**
 * Updates everyone's open lists that show the project, because it was paused, resumed or ended. A list that left it out as closed
 * shows it again when it next loads.
 */
export async function signalAvailability(db: Db, { subjectId: projectId }: AvailabilityEvent): Promise<void> {
  await broadcastLiveSignal(db, { kind: 'availability', data: { projectId } })
}

/** The same if an acceptance took the last spot. */
export async function signalFull(
  db: Db,
  { data: { projectId }, takesLastSpot }: EventOf<'application.accepted'>,
): Promise<void> {
  if (takesLastSpot) await broadcastLiveSignal(db, { kind: 'availability', data: { projectId } })
}

/** A change of the project may have opened it, for those who wait for that or save a search. */
export async function checkOpening(db: Db, { subjectId }: { subjectId: string }): Promise<void> {
  await enqueueOpeningChecks(db, subjectId)
}

/** The same for an answer or a withdrawal, which may have reopened the queue. */
export async function checkQueue(db: Db, { data }: { data: { projectId: string } }): Promise<void> {
  await enqueueOpeningChecks(db, data.projectId)
}

/** Completes or declines the applications of a completed project. */
export async function closeProjectApplications(
  db: Db,
  event: EventOf<'project.completed'>,
  publish: Publish,
): Promise<void> {
  await closeApplications(db, event, publish)
}

/** Declines the pending applications of a canceled project and ends accepted work. */
export async function endCanceledApplications(
  db: Db,
  event: EventOf<'project.canceled'>,
  publish: Publish,
): Promise<void> {
  await closeCanceledApplications(db, event, publish)
}

/** Publishes the projects that waited for the verification. */
export async function publishWaitingProjects(
  db: Db,
  event: EventOf<'verification.confirmed' | 'verification.approved'>,
  publish: Publish,
): Promise<void> {
  // People who read a project's history do not learn which administrator decided.
  const actorId = event.type === 'verification.approved' ? null : event.actorId
  await publishVerified(db, { ...event, actorId }, publish)
}

type DateEvent = EventOf<`project.${'deadline_near' | 'starting' | 'ending' | 'end_passed'}`>

/** Notifies the people whom a date concerns. */
export async function notifyOfDate(
  db: Db,
  { id: eventId, type: kind, subjectId: projectId, data, userIds }: DateEvent,
): Promise<void> {
  const { organizationId } = data
  await notifyPeople(db, userIds, { kind, eventId, actorId: null, data: { organizationId, projectId } })
}
