/** Event handlers for suspensions of people and organizations, and their emails. */
import type { Db } from '#server/db/db.ts'
import type { EventOf, Publish } from '#server/events/event.ts'
import { withdrawPending } from '#server/features/applications/completion.ts'
import { listMemberIds } from '#server/email/templates/moderation-queries.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'

/** Emails the person about the change to their account. */
export async function emailPerson(
  db: Db,
  { id: factId, type, subjectId }: EventOf<'account.suspended' | 'account.reinstated'>,
): Promise<void> {
  const template = type === 'account.suspended' ? 'moderation.suspended' : 'moderation.reinstated'
  await enqueueEmails(db, template, [{ data: { factId, userId: subjectId } }])
}

/** Emails all members of the organization. */
export async function emailAllMembers(
  db: Db,
  { id: factId, type, subjectId }: EventOf<'organization.suspended' | 'organization.reinstated'>,
): Promise<void> {
  const isSuspended = type === 'organization.suspended'
  const userIds = await listMemberIds(db, subjectId)
  await enqueueEmails(
    db,
    isSuspended ? 'moderation.organizationSuspended' : 'moderation.organizationReinstated',
    userIds.map((userId) => ({ data: { factId, userId, organizationId: subjectId } })),
  )
}

/** Withdraws the pending applications of a suspended person, which no one could accept. */
export async function withdrawApplications(
  db: Db,
  { subjectId: volunteerId, at }: EventOf<'account.suspended'>,
  publish: Publish,
): Promise<void> {
  await withdrawPending(db, { volunteerId, at }, publish)
}
