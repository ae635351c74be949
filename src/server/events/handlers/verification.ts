/** What follows from a change of an organization's verified mark, and who is notified. */
import type { Db } from '#server/db/db.ts'
import type { EventOf } from '#server/events/event.ts'
import { findSentDocuments } from '#server/queries/sent-documents.ts'
import { saveOrganization } from '#server/queries/lock-organization.ts'
import { listOwnerIds } from '#server/features/organizations/member-queries.ts'
import { notifyAdministrators, notifyOwners, notifyPeople } from '#server/features/notifications/queries.ts'
import { enqueueMemberEmails } from '#server/email/templates/organizations.ts'
import { saveChanged, saveDocument } from '#server/features/verification/queries.ts'

interface Happened {
  id: number
  actorId: string | null
  subjectId: string
}

/** The organization's profile has what its verification asks. */
export async function saveProfile(
  db: Db,
  { subjectId, profile }: EventOf<'verification.asked'>,
): Promise<void> {
  await saveOrganization(db, subjectId, profile)
  // What the request says of the documents is what is there, also where a caller does not say so.
  for (const { kind } of await findSentDocuments(db, subjectId)) {
    await saveDocument(db, subjectId, { kind, isThere: true })
  }
}

/** Another name or EIN is another question, which is to be asked anew (A14). */
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

/** Tells the owners but the one who asked, who sees it. */
export async function notifyConfirmed(db: Db, event: Happened): Promise<void> {
  const { id: factId, actorId, subjectId } = event
  await notifyOwners(db, subjectId, {
    kind: 'verification.confirmed',
    factId,
    actorId,
    data: aboutOrganization(event),
    isEmailed: true,
  })
}

/** Tells all owners, by letter too, and every administrator. */
export async function notifySuspended(db: Db, event: EventOf<'verification.suspended'>): Promise<void> {
  const { id: factId, actorId, subjectId: organizationId, data } = event
  const userIds = await listOwnerIds(db, organizationId)
  const notice = { kind: 'verification.suspended', factId, actorId, data: aboutOrganization(event) } as const
  await notifyPeople(db, userIds, notice)
  await notifyAdministrators(db, { ...notice, kind: 'verification.mark_lost' })
  const template = {
    letter: 'markSuspended',
    factId,
    organizationId,
    actorId,
    reasons: data.reasons,
  } as const
  await enqueueMemberEmails(
    db,
    userIds.map((userId) => ({ ...template, userId })),
  )
}
