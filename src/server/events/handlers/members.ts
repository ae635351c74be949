/** Event handlers for changes of an organization's members, and their notifications. */
import type { MemberRole } from '#domain/accounts/accounts.ts'
import type { MemberNotificationKind } from '#domain/notifications/notifications.ts'
import type { Db } from '#server/db/db.ts'
import {
  preferJoinedOrganization,
  clearPrimaryOrganization,
  saveVerification,
} from '#server/features/accounts/settings/setting-queries.ts'
import { startAtLatestMessage } from '#server/features/messages/reader-queries.ts'
import {
  mayCoordinate,
  removeCoordinators,
} from '#server/features/organizations/coordination/coordination-queries.ts'
import {
  notifyAllMembers,
  notifyOwners,
  notifyPeople,
  type NewNotification,
} from '#server/features/notifications/queries.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import type { EventOf, Publish } from '#server/events/event.ts'
import type { MemberData } from '#server/events/types/members.ts'

interface Happened<Data> {
  id: number
  type: string
  actorId: string | null
  subjectId: string
  data: Data
}

function toNotification(event: Happened<object>, kind: MemberNotificationKind): NewNotification {
  const { id, actorId, subjectId, data } = event
  const memberId = 'memberId' in data && typeof data.memberId === 'string' ? { memberId: data.memberId } : {}
  return {
    kind,
    eventId: id,
    actorId,
    data: {
      organizationId: subjectId,
      ...memberId,
      ...(actorId && { actorId }),
      ...('isByStaff' in data && { by: 'staff' }),
    },
  }
}

/** Verifies the email address, because the invitation link was sent to it. */
export async function verifyMemberEmail(db: Db, { data, at }: EventOf<'member.joined'>): Promise<void> {
  await saveVerification(db, data.memberId, at)
}

/** Makes the joined organization the primary one, unless the person already has a named organization. */
export async function setPrimaryToJoined(db: Db, { data, subjectId }: Happened<MemberData>): Promise<void> {
  await preferJoinedOrganization(db, { userId: data.memberId, organizationId: subjectId })
}

/** Marks earlier conversations as read, because they are not news to a new member. */
export async function markConversationsRead(
  db: Db,
  { data, subjectId }: Happened<MemberData>,
): Promise<void> {
  await startAtLatestMessage(db, { userId: data.memberId, organizationId: subjectId })
}

/** A former member can no longer have the organization as their primary one. */
export async function clearPrimary(db: Db, { data, subjectId }: Happened<MemberData>): Promise<void> {
  await clearPrimaryOrganization(db, { userId: data.memberId, organizationId: subjectId })
}

/** Notifies the owners except the one who acted. */
export async function notifyRemainingOwners(
  db: Db,
  event: Happened<object> & { type: 'member.joined' | 'member.left' | 'member.invitation_declined' },
): Promise<void> {
  await notifyOwners(db, event.subjectId, toNotification(event, event.type))
}

/** Notifies all other members that a coordinator helps them now. */
export async function notifyOfCoordinator(db: Db, event: Happened<MemberData>): Promise<void> {
  await notifyAllMembers(db, event.subjectId, toNotification(event, 'member.coordinator_joined'))
}

/** Someone who is no coordinator anymore helps no organization: all their memberships as one end. */
export async function endCoordination(
  db: Db,
  { subjectId: userId, data }: EventOf<'staff.roles_changed'>,
  publish: Publish,
): Promise<void> {
  if (!data.revoked.includes('coordinator') && !data.revoked.includes('administrator')) return
  if (await mayCoordinate(db, userId)) return
  await endHelp(db, userId, publish)
}

/** Coordinators work with two-step sign-in only, so help ends with it. They can offer it again once they set it up. */
export const endUnprotectedHelp = (db: Db, event: Happened<object>, publish: Publish): Promise<void> =>
  endHelp(db, event.subjectId, publish)

async function endHelp(db: Db, userId: string, publish: Publish): Promise<void> {
  for (const { organizationId } of await removeCoordinators(db, { userId })) {
    const about = { actorId: null, subjectId: organizationId }
    await publish(db, { ...about, type: 'member.left', data: { memberId: userId } })
  }
}

/** Notifies and emails the removed member, and notifies the other owners. */
export async function notifyRemoval(db: Db, event: Happened<MemberData>): Promise<void> {
  await notifyOwners(db, event.subjectId, toNotification(event, 'member.removed'))
  await notifyPeople(db, [event.data.memberId], toNotification(event, 'member.excluded'))
  await emailMembers(db, event, { template: 'organization.removed', userIds: [event.data.memberId] })
}

/** Notifies and emails the member whose role changed, and notifies the other owners. An administrator is not named. */
export async function notifyNewRole(
  db: Db,
  { reason, ...happened }: Happened<MemberData & { to?: MemberRole; isByStaff?: true }> & { reason?: string },
): Promise<void> {
  const { memberId, to = 'owner', isByStaff = false } = happened.data
  const event = isByStaff ? { ...happened, actorId: null } : happened
  await notifyOwners(db, event.subjectId, toNotification(event, 'member.role_changed'))
  // People who changed their own role already know.
  if (memberId === event.actorId) return
  const isOwner = to === 'owner'
  await notifyPeople(
    db,
    [memberId],
    toNotification(event, isOwner ? 'member.made_owner' : 'member.made_manager'),
  )
  const template = isOwner ? 'organization.madeOwner' : 'organization.madeManager'
  await emailMembers(db, event, { template, userIds: [memberId], ...(isByStaff && { isByStaff, reason }) })
}

/** Notifies the people who held an organization since its import that it has its own owner now. */
export async function notifyFormerHolders(
  db: Db,
  event: Happened<MemberData & { formerIds: string[] }>,
): Promise<void> {
  const { formerIds, memberId } = event.data
  // The notification must not name the administrator.
  const eventData = { ...event, actorId: memberId }
  await notifyPeople(db, formerIds, toNotification(eventData, 'organization.claimed'))
  const isOwnClaim = event.actorId === memberId
  const template = isOwnClaim ? 'organization.claimed' : 'organization.claimedByReview'
  await emailMembers(db, eventData, { template, userIds: formerIds })
}

interface MemberEmails {
  template: `organization.${'removed' | 'madeOwner' | 'madeManager' | 'claimed' | 'claimedByReview'}`
  userIds: readonly string[]
  isByStaff?: true
  /** The administrator's, if the staff did it. */
  reason?: string | undefined
}

async function emailMembers(
  db: Db,
  event: Happened<object>,
  { template, userIds, ...byStaff }: MemberEmails,
): Promise<void> {
  const { id: eventId, subjectId: organizationId, actorId } = event
  await enqueueEmails(
    db,
    template,
    userIds.map((userId) => ({ data: { eventId, userId, organizationId, actorId, ...byStaff } })),
  )
}
