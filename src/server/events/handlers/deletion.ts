/** Event handlers for people who delete their account: what others notice of it. */
import { organizationClosedReason } from '#domain/accounts/deletion.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import type { EventOf, Publish } from '#server/events/event.ts'
import { withdrawOpen } from '#server/features/applications/completion.ts'
import {
  clearProfile,
  listMembershipIds,
  removeOwnership,
} from '#server/features/organizations/deletion-queries.ts'
import {
  removeInvitationsAround,
  removeInvitationsOf,
} from '#server/features/organizations/invitation-queries.ts'
import { cancelAll, pauseAll, resumeAll } from '#server/features/projects/closing.ts'

type Leaving = EventOf<'account.deletion_requested' | 'account.deleted'>

/** Withdraws pending applications and ends accepted work. No one is at fault. */
export async function withdrawApplications(db: Db, event: Leaving, publish: Publish): Promise<void> {
  await withdrawOpen(db, { volunteerId: event.subjectId, at: event.at }, publish)
}

export async function pauseProjects(
  db: Db,
  { actorId, projectIds }: EventOf<'account.deletion_requested'>,
  publish: Publish,
): Promise<void> {
  await pauseAll(db, { actorId, projectIds }, publish)
}

export async function resumeProjects(
  db: Db,
  { actorId, projectIds }: EventOf<'account.deletion_canceled'>,
  publish: Publish,
): Promise<void> {
  await resumeAll(db, { actorId, projectIds }, publish)
}

/** Withdraws invitations to and from the person: no one joins by the word of someone who has left. */
export async function withdrawInvitations(
  db: Db,
  { subjectId: userId }: Leaving,
  publish: Publish,
): Promise<void> {
  for (const organizationId of await listMembershipIds(db, userId)) {
    for (const invitationId of await removeInvitationsAround(db, { organizationId, userId })) {
      const data = { invitationId }
      await publish(db, {
        type: 'member.invitation_withdrawn',
        actorId: userId,
        subjectId: organizationId,
        data,
      })
    }
  }
}

/** The link with which the person can keep the account. */
export async function emailRequested(
  db: Db,
  { subjectId: userId }: EventOf<'account.deletion_requested'>,
): Promise<void> {
  await enqueueEmails(db, 'account.deletionRequested', [{ data: { userId } }])
}

/**
 * Ends the person's memberships. An organization without another owner gets one of its members; one without another
 * member closes.
 */
export async function leaveOrganizations(
  db: Db,
  { subjectId: userId, organizations, at }: EventOf<'account.deleted'>,
  publish: Publish,
): Promise<void> {
  for (const { id: organizationId, otherMembers, otherOwners } of organizations) {
    const successorId = await removeOwnership(db, { organizationId, userId, needsOwner: otherOwners === 0 })
    const about = { actorId: null, subjectId: organizationId }
    await publish(db, { ...about, type: 'member.left', data: { memberId: userId } })
    if (successorId !== null) {
      const data = { memberId: successorId, from: 'manager', to: 'owner' } as const
      await publish(db, { ...about, type: 'member.role_changed', data })
    }
    if (otherMembers > 0) continue
    await removeInvitationsOf(db, organizationId)
    await clearProfile(db, organizationId, at)
    await publish(db, { ...about, type: 'organization.closed', data: {}, at })
  }
}

/** Cancels the projects of a closed organization, which notifies everyone who takes part. */
export async function cancelProjects(
  db: Db,
  { subjectId: organizationId, at }: EventOf<'organization.closed'>,
  publish: Publish,
): Promise<void> {
  await cancelAll(db, { organizationId, reason: organizationClosedReason, at }, publish)
}
