/** Event handlers for invites: who is notified, what ends them, and what is planned for them. */
import type { InviteClosedReason } from '#domain/invites/invites.ts'
import type { InviteNotificationKind } from '#domain/notifications/invite-kinds.ts'
import type { Db } from '#server/db/db.ts'
import type { EventOf, EventType, Publish } from '#server/events/event.ts'
import { closeInvites, closeInvitesForVolunteer } from '#server/features/invites/closing.ts'
import { isClosedForVolunteer } from '#server/features/invites/queries.ts'
import { closeNotifications } from '#server/features/notifications/closing-queries.ts'
import { notifyMembers, notifyPeople } from '#server/features/notifications/queries.ts'
import { removeAlert } from '#server/features/projects/reopening-queries.ts'
import { cancelActions } from '#server/schedule/action-queries.ts'
import { enqueuePlanning } from '#server/schedule/enqueue.ts'

type InviteEvent = EventOf<Extract<EventType, `invite.${string}`>>

const inviteRules = ['invite.reminder', 'invite.expiry'] as const

const toNotification = (event: InviteEvent, kind: InviteNotificationKind) => ({
  kind,
  factId: event.id,
  actorId: event.actorId,
  data: {
    inviteId: event.subjectId,
    projectId: event.data.projectId,
    organizationId: event.data.organizationId,
    memberId: event.data.volunteerId,
  },
})

const notifyVolunteer =
  (kind: InviteNotificationKind) =>
  async (db: Db, event: InviteEvent): Promise<void> => {
    await notifyPeople(db, [event.data.volunteerId], toNotification(event, kind))
  }

export const notifyInvited = notifyVolunteer('invite.received')
export const remindInvited = notifyVolunteer('invite.waiting')

const notifyOfEnd = notifyVolunteer('invite.ended')

/** Notifies the volunteer of an end that they did not bring about, unless it had ended for them. */
export async function notifyEnded(db: Db, event: InviteEvent): Promise<void> {
  if (!(await isClosedForVolunteer(db, event.subjectId))) await notifyOfEnd(db, event)
}

/** Notifies every member of the organization. */
export async function notifyOrganization(
  db: Db,
  event: EventOf<`invite.${'accepted' | 'declined' | 'expired'}`>,
): Promise<void> {
  await notifyMembers(db, event.data.projectId, toNotification(event, event.type))
}

/** Notifies the volunteer of an end that they did not bring about and may know of. */
export async function notifyIfProjectEnded(db: Db, event: EventOf<'invite.closed'>): Promise<void> {
  if (event.data.because.startsWith('project_')) await notifyEnded(db, event)
}

/** Has the reminder and the expiry planned. */
export async function planAnswer(db: Db, { subjectId }: EventOf<'invite.sent'>): Promise<void> {
  await enqueuePlanning(db, inviteRules, [subjectId])
}

export async function endSchedule(db: Db, { subjectId }: InviteEvent): Promise<void> {
  await cancelActions(db, { subjectIds: [subjectId], rules: inviteRules })
}

/** Only the reminder: for the organization, it expires on its last day. */
export async function endReminder(db: Db, { subjectId }: InviteEvent): Promise<void> {
  await cancelActions(db, { subjectIds: [subjectId], rules: ['invite.reminder'] })
}

/** Nothing waits for the volunteer's answer any more. */
export async function closeNotification(
  db: Db,
  { subjectId: inviteId, data: { volunteerId } }: InviteEvent,
): Promise<void> {
  await closeNotifications(db, { inviteId, volunteerId }, ['invite.received', 'invite.waiting'])
}

/** Someone who takes part waits no more for the project to reopen. */
export async function endAlert(db: Db, { data }: EventOf<'invite.accepted'>): Promise<void> {
  await removeAlert(db, { userId: data.volunteerId, projectId: data.projectId })
}

/** Who applies needs no invite. */
export async function closeOfApplicant(
  db: Db,
  { actorId, data: { projectId } }: EventOf<'application.received'>,
  publish: Publish,
): Promise<void> {
  if (actorId) await closeInvites(db, { projectId, volunteerId: actorId, because: 'applied' }, publish)
}

const reasons = {
  'project.completed': 'project_completed',
  'project.canceled': 'project_canceled',
  'project.removed': 'project_removed',
} as const satisfies Record<string, InviteClosedReason>

export async function closeOfProject(
  db: Db,
  { type, subjectId: projectId }: EventOf<`project.${'completed' | 'canceled' | 'removed'}`>,
  publish: Publish,
): Promise<void> {
  await closeInvites(db, { projectId, because: reasons[type] }, publish)
}

export async function closeOfBlocked(
  db: Db,
  { data: { volunteerId, organizationId, side } }: EventOf<'contact.blocked'>,
  publish: Publish,
): Promise<void> {
  const pair = { volunteerId, organizationId }
  if (side === 'volunteer') await closeInvitesForVolunteer(db, pair, publish)
  else await closeInvites(db, { ...pair, because: 'unavailable' }, publish)
}

/** A suspended person can answer none, and neither can one who asked to delete the account. */
export async function closeForLeaving(
  db: Db,
  { subjectId: volunteerId }: EventOf<`account.${'suspended' | 'deletion_requested'}`>,
  publish: Publish,
): Promise<void> {
  await closeInvitesForVolunteer(db, { volunteerId }, publish)
}

/** Where invites never expire, one could wait for a former member. */
export async function closeOfDeleted(
  db: Db,
  { subjectId: volunteerId }: EventOf<'account.deleted'>,
  publish: Publish,
): Promise<void> {
  await closeInvites(db, { volunteerId, because: 'unavailable' }, publish)
}
