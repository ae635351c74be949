/** Event handlers for changes of the verified mark, and their notifications. */
import type { Db } from '#server/db/db.ts'
import type { EventOf } from '#server/events/event.ts'
import { findSentDocuments } from '#server/queries/portfolios/sent-documents.ts'
import { saveOrganization } from '#server/queries/organizations/lock-organization.ts'
import { listOwnerIds } from '#server/features/organizations/members/member-queries.ts'
import { closeNotifications } from '#server/features/notifications/closing-queries.ts'
import { notifyOwners, notifyPeople, notifyStaff } from '#server/features/notifications/queries.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { saveChanged, saveDocument } from '#server/features/verification/queries.ts'

interface Happened {
  id: number
  actorId: string | null
  subjectId: string
}

/** Copies the data of the verification request into the organization's profile. */
export async function saveProfile(
  db: Db,
  { subjectId, profile }: EventOf<'verification.asked'>,
): Promise<void> {
  await saveOrganization(db, subjectId, profile)
  // The documents of the request are those that exist, even if the caller does not list them.
  for (const { kind } of await findSentDocuments(db, subjectId)) {
    await saveDocument(db, subjectId, { kind, isThere: true })
  }
}

/** A new name or EIN needs a new verification (decision A14). */
export async function suspendChangedVerification(
  db: Db,
  { subjectId, at }: Happened & { at: Date },
): Promise<void> {
  await saveChanged(db, subjectId, at)
}

export async function removeVerifiedMark(db: Db, { subjectId, at }: Happened & { at: Date }): Promise<void> {
  await saveOrganization(db, subjectId, { isVerified: false, updatedAt: at })
}

const aboutOrganization = ({ subjectId }: Happened) => ({ organizationId: subjectId })

/** Notifies the owners except the one who asked, who sees the result on the screen. */
export async function notifyConfirmed(db: Db, event: Happened): Promise<void> {
  const { id: eventId, actorId, subjectId } = event
  await notifyOwners(db, subjectId, {
    kind: 'verification.confirmed',
    eventId,
    actorId,
    data: aboutOrganization(event),
    isEmailed: true,
  })
}

/** The organization is verified again, or an administrator decided that it is not. */
export async function closeSuspendedNotifications(
  db: Db,
  { subjectId: organizationId }: Happened,
): Promise<void> {
  await closeNotifications(db, { organizationId }, ['verification.suspended', 'verification.mark_lost'])
}

/** Notifies and emails all owners, and notifies everyone who verifies organizations. */
export async function notifySuspended(db: Db, event: EventOf<'verification.suspended'>): Promise<void> {
  const { id: eventId, actorId, subjectId: organizationId, data } = event
  const userIds = await listOwnerIds(db, organizationId)
  const notice = { kind: 'verification.suspended', eventId, actorId, data: aboutOrganization(event) } as const
  await notifyPeople(db, userIds, notice)
  await notifyStaff(db, 'verifier', { ...notice, kind: 'verification.mark_lost' })
  const about = { eventId, organizationId, actorId, reasons: data.reasons }
  await enqueueEmails(
    db,
    'organization.markSuspended',
    userIds.map((userId) => ({ data: { ...about, userId } })),
  )
}
