/** Event handlers for people who delete their account: what others notice of it. */
import { organizationClosedReason } from '#domain/accounts/deletion.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import type { EventOf, Publish } from '#server/events/event.ts'
import { notifyOpenApplicants, publishOfProjects } from './open-applicants.ts'
import { copyRevertTokens } from '#server/features/accounts/token-queries.ts'
import { withdrawOpen } from '#server/features/applications/work/completion.ts'
import {
  clearProfile,
  listMembershipIds,
  removeAllMembers,
  removeOpenClaims,
  removeOwnership,
} from '#server/features/organizations/deletion-queries.ts'
import {
  removeInvitationsAround,
  removeInvitationsOf,
} from '#server/features/organizations/members/invitation-queries.ts'
import { cancelAll, pauseAll, resumeAll } from '#server/features/projects/managing/closing.ts'
import { filterProjectsOf } from '#server/features/projects/managing/deletion-queries.ts'

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

export async function publishUnattended(
  db: Db,
  { organizationIds }: EventOf<'account.deletion_requested'>,
  publish: Publish,
): Promise<void> {
  await publishOfProjects(db, { type: 'project.unattended', organizationIds }, publish)
}

export async function publishAttended(
  db: Db,
  { attendedOrganizationIds }: EventOf<'account.deletion_canceled' | 'account.deleted'>,
  publish: Publish,
): Promise<void> {
  const organizationIds = attendedOrganizationIds
  await publishOfProjects(db, { type: 'project.attended', organizationIds }, publish)
}

/** Notifies everyone who applied or takes part where no one can act now. */
export async function notifyUnattended(
  db: Db,
  { id: eventId, subjectId: projectId }: EventOf<'project.unattended'>,
): Promise<void> {
  await notifyOpenApplicants(db, { projectId, kind: 'application.organization_unattended', eventId })
}

/** The same people, once someone can. */
export async function notifyAttended(
  db: Db,
  { id: eventId, subjectId: projectId }: EventOf<'project.attended'>,
): Promise<void> {
  await notifyOpenApplicants(db, { projectId, kind: 'application.organization_reinstated', eventId })
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

/**
 * The link with which the person can keep the account, also to former addresses that can still be restored: someone who
 * took the account over may have asked.
 */
export async function emailRequested(
  db: Db,
  { subjectId: userId, dueAt, at }: EventOf<'account.deletion_requested'>,
): Promise<void> {
  await enqueueEmails(db, 'account.deletionRequested', [{ data: { userId } }])
  const tokenIds = await copyRevertTokens(db, userId, at)
  await enqueueEmails(
    db,
    'account.deletionRevert',
    tokenIds.map((tokenId) => ({ data: { tokenId, dueAt } })),
  )
}

/** Withdraws what the person asked to become the owner of, or to represent. */
export async function withdrawClaims(
  db: Db,
  { subjectId }: EventOf<'account.deletion_requested'>,
): Promise<void> {
  await removeOpenClaims(db, subjectId)
}

/**
 * Ends the person's memberships. An organization without another owner gets one of its members; one for which no one
 * else can act closes, and its suspended members are members no longer.
 */
export async function leaveOrganizations(
  db: Db,
  { subjectId: userId, organizations, at }: EventOf<'account.deleted'>,
  publish: Publish,
): Promise<void> {
  for (const { id: organizationId, closes, needsOwner } of organizations) {
    const about = { actorId: null, subjectId: organizationId }
    const successorId = closes ? null : await removeOwnership(db, { organizationId, userId, needsOwner })
    const gone = closes ? await removeAllMembers(db, organizationId) : [userId]
    for (const memberId of gone) await publish(db, { ...about, type: 'member.left', data: { memberId } })
    if (successorId !== null) {
      const data = { memberId: successorId, from: 'manager', to: 'owner' } as const
      await publish(db, { ...about, type: 'member.role_changed', data })
    }
    if (!closes) continue
    await removeInvitationsOf(db, organizationId)
    const { isVerified } = await clearProfile(db, organizationId, at)
    if (isVerified) await publish(db, { ...about, type: 'organization.mark_dropped', data: {}, at })
    await publish(db, { ...about, type: 'organization.closed', data: {}, at })
  }
}

/** Resumes what the request paused in organizations where someone else is active now. */
export async function resumeOfOthers(
  db: Db,
  { organizations, pausedProjectIds }: EventOf<'account.deleted'>,
  publish: Publish,
): Promise<void> {
  for (const { id: organizationId, hasActiveMember } of organizations) {
    if (!hasActiveMember) continue
    const projectIds = await filterProjectsOf(db, pausedProjectIds, organizationId)
    await resumeAll(db, { actorId: null, projectIds }, publish)
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
