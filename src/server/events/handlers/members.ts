/** What follows from a change of an organization's members, and who is notified. */
import type { MemberRole } from '#domain/accounts/accounts.ts'
import type { MemberNotificationKind } from '#domain/notifications/notifications.ts'
import type { Db } from '#server/db/db.ts'
import {
  preferJoinedOrganization,
  clearPrimaryOrganization,
  saveVerification,
} from '#server/features/accounts/setting-queries.ts'
import { startAtLatestMessage } from '#server/features/messages/reader-queries.ts'
import { notifyOwners, notifyPeople, type NewNotification } from '#server/features/notifications/queries.ts'
import { enqueueMemberEmails } from '#server/email/templates/organizations.ts'
import type { EventOf } from '#server/events/event.ts'
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
    factId: id,
    actorId,
    data: { organizationId: subjectId, ...memberId, ...(actorId && { actorId }) },
  }
}

/** The link came to the address of their account. */
export async function verifyMemberEmail(db: Db, { data, at }: EventOf<'member.joined'>): Promise<void> {
  await saveVerification(db, data.memberId, at)
}

/** What they joined is what their calls mean, unless they have an organization of a name. */
export async function setPrimaryToJoined(db: Db, { data, subjectId }: Happened<MemberData>): Promise<void> {
  await preferJoinedOrganization(db, { userId: data.memberId, organizationId: subjectId })
}

/** What the organization wrote and got before is not news to them. */
export async function markConversationsRead(
  db: Db,
  { data, subjectId }: Happened<MemberData>,
): Promise<void> {
  await startAtLatestMessage(db, { userId: data.memberId, organizationId: subjectId })
}

/** Whoever is no member has it no more for their primary organization. */
export async function clearPrimary(db: Db, { data, subjectId }: Happened<MemberData>): Promise<void> {
  await clearPrimaryOrganization(db, { userId: data.memberId, organizationId: subjectId })
}

/** Tells the owners but the one who acted. */
export async function notifyRemainingOwners(
  db: Db,
  event: Happened<object> & { type: 'member.joined' | 'member.left' | 'member.invitation_declined' },
): Promise<void> {
  await notifyOwners(db, event.subjectId, toNotification(event, event.type))
}

/** Tells who was removed, by letter too, and the other owners. */
export async function notifyRemoval(db: Db, event: Happened<MemberData>): Promise<void> {
  await notifyOwners(db, event.subjectId, toNotification(event, 'member.removed'))
  await notifyPeople(db, [event.data.memberId], toNotification(event, 'member.excluded'))
  await enqueueEmails(db, event, { letter: 'removed', userIds: [event.data.memberId] })
}

/** Tells who has another role, by letter too, and the other owners. */
export async function notifyNewRole(
  db: Db,
  event: Happened<MemberData & { to?: MemberRole }>,
): Promise<void> {
  const { memberId, to = 'owner' } = event.data
  await notifyOwners(db, event.subjectId, toNotification(event, 'member.role_changed'))
  // Whoever changed their own role knows.
  if (memberId === event.actorId) return
  const isOwner = to === 'owner'
  await notifyPeople(
    db,
    [memberId],
    toNotification(event, isOwner ? 'member.made_owner' : 'member.made_manager'),
  )
  await enqueueEmails(db, event, { letter: isOwner ? 'madeOwner' : 'madeManager', userIds: [memberId] })
}

/** Tells those who had held an organization since its import that it has an owner of its own. */
export async function notifyFormerHolders(
  db: Db,
  event: Happened<MemberData & { formerIds: string[] }>,
): Promise<void> {
  const { formerIds, memberId } = event.data
  // Which administrator it was is nothing to them.
  const eventData = { ...event, actorId: memberId }
  await notifyPeople(db, formerIds, toNotification(eventData, 'organization.claimed'))
  const template = event.actorId === memberId ? 'claimed' : 'claimedByReview'
  await enqueueEmails(db, eventData, { letter: template, userIds: formerIds })
}

type EventContext = {
  letter: 'removed' | 'madeOwner' | 'madeManager' | 'claimed' | 'claimedByReview'
  userIds: readonly string[]
}

async function enqueueEmails(
  db: Db,
  event: Happened<object>,
  { letter: template, userIds }: EventContext,
): Promise<void> {
  const { id: factId, subjectId: organizationId, actorId } = event
  await enqueueMemberEmails(
    db,
    userIds.map((userId) => ({ letter: template, factId, userId, organizationId, actorId })),
  )
}
