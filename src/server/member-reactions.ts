/** What happened to the members of an organization, which is the subject of each of these facts, and who hears of it. */
import type { MemberRole } from '#domain/accounts.ts'
import type { MemberNoticeKind } from '#domain/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { preferJoined, removePrimary, saveVerification } from '#server/features/accounts/setting-queries.ts'
import { beginAtEnd } from '#server/features/messages/reader-queries.ts'
import { notifyOwners, notifyPeople, type Notice } from '#server/features/notifications/queries.ts'
import { mailNotices } from '#server/features/organizations/letters.ts'

interface OfMember {
  /** The member whom it is about. */
  memberId: string
}

export interface MemberFacts {
  'member.invited': { invitationId: string; role: MemberRole }
  'member.invited_again': { invitationId: string }
  'member.invitation_withdrawn': { invitationId: string }
  'member.invitation_declined': { invitationId: string }
  'member.joined': OfMember & { role: MemberRole }
  'member.left': OfMember
  'member.removed': OfMember
  'member.role_changed': OfMember & { from: MemberRole; to: MemberRole }
  /** The member is its owner in the actor's place, who is a manager now. */
  'organization.handed_over': OfMember
  'organization.claim_asked': { claimId: string }
  /** The member owns it now, by a letter or, where another acted, by an administrator; those who had held it since its
   * import are managers. */
  'organization.claimed': OfMember & { formerIds: string[] }
}

interface Happened<Data> {
  id: number
  type: string
  actorId: string | null
  subjectId: string
  data: Data
}

function noticeOf(fact: Happened<object>, kind: MemberNoticeKind): Notice {
  const { id, actorId, subjectId, data } = fact
  const memberId = 'memberId' in data && typeof data.memberId === 'string' ? { memberId: data.memberId } : {}
  return {
    kind,
    factId: id,
    actorId,
    data: { organizationId: subjectId, ...memberId, ...(actorId && { actorId }) },
  }
}

/** The link came to the address of their account. */
export async function confirmAddress(db: Db, { data, at }: Happened<OfMember> & { at: Date }): Promise<void> {
  await saveVerification(db, data.memberId, at)
}

/** What they joined is what their calls mean, unless they have an organization of a name. */
export async function meanJoined(db: Db, { data, subjectId }: Happened<OfMember>): Promise<void> {
  await preferJoined(db, { userId: data.memberId, organizationId: subjectId })
}

/** What the organization wrote and got before is not news to them. */
export async function readFromNow(db: Db, { data, subjectId }: Happened<OfMember>): Promise<void> {
  await beginAtEnd(db, { userId: data.memberId, organizationId: subjectId })
}

/** Whoever is no member has it no more for their primary organization. */
export async function forgetPrimary(db: Db, { data, subjectId }: Happened<OfMember>): Promise<void> {
  await removePrimary(db, { userId: data.memberId, organizationId: subjectId })
}

/** Tells the owners but the one who acted. */
export async function tellOwners(
  db: Db,
  fact: Happened<object> & { type: 'member.joined' | 'member.left' | 'member.invitation_declined' },
): Promise<void> {
  await notifyOwners(db, fact.subjectId, noticeOf(fact, fact.type))
}

/** Tells who was removed, by letter too, and the other owners. */
export async function tellRemoval(db: Db, fact: Happened<OfMember>): Promise<void> {
  await notifyOwners(db, fact.subjectId, noticeOf(fact, 'member.removed'))
  await notifyPeople(db, [fact.data.memberId], noticeOf(fact, 'member.excluded'))
  await mail(db, fact, { letter: 'removed', userIds: [fact.data.memberId] })
}

/** Tells who has another role, by letter too, and the other owners. */
export async function tellNewRole(db: Db, fact: Happened<OfMember & { to?: MemberRole }>): Promise<void> {
  const { memberId, to = 'owner' } = fact.data
  await notifyOwners(db, fact.subjectId, noticeOf(fact, 'member.role_changed'))
  // Whoever changed their own role knows.
  if (memberId === fact.actorId) return
  const isOwner = to === 'owner'
  await notifyPeople(db, [memberId], noticeOf(fact, isOwner ? 'member.made_owner' : 'member.made_manager'))
  await mail(db, fact, { letter: isOwner ? 'madeOwner' : 'madeManager', userIds: [memberId] })
}

/** Tells those who had held an organization since its import that it has an owner of its own. */
export async function tellFormerHolders(
  db: Db,
  fact: Happened<OfMember & { formerIds: string[] }>,
): Promise<void> {
  const { formerIds, memberId } = fact.data
  // Which administrator it was is nothing to them.
  const told = { ...fact, actorId: memberId }
  await notifyPeople(db, formerIds, noticeOf(told, 'organization.claimed'))
  const letter = fact.actorId === memberId ? 'claimed' : 'claimedByReview'
  await mail(db, told, { letter, userIds: formerIds })
}

type Told = {
  letter: 'removed' | 'madeOwner' | 'madeManager' | 'claimed' | 'claimedByReview'
  userIds: readonly string[]
}

async function mail(db: Db, fact: Happened<object>, { letter, userIds }: Told): Promise<void> {
  const { id: factId, subjectId: organizationId, actorId } = fact
  await mailNotices(
    db,
    userIds.map((userId) => ({ letter, factId, userId, organizationId, actorId })),
  )
}
