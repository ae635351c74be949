/** What happened to an organization's verified mark, which is the subject of each of these facts, and who hears of it. */
import type { StoredVerificationState, VerificationReason } from '#domain/register.ts'
import type { AuthorityFacts, AuthorityTold } from './authority-reactions.ts'
import type { Db } from '#server/db/db.ts'
import { findDocuments } from '#server/db/sent-documents.ts'
import { saveOrganization } from '#server/db/lock-organization.ts'
import { listOwnerIds } from '#server/features/organizations/member-queries.ts'
import { notifyAdministrators, notifyOwners, notifyPeople } from '#server/features/notifications/queries.ts'
import { mailNotices } from '#server/features/organizations/letters.ts'
import { saveChanged, saveDocument } from '#server/features/verification/queries.ts'

/** Legal status, and beside it authority. */
export interface VerificationFacts extends AuthorityFacts {
  'verification.asked': { state: StoredVerificationState; reasons: VerificationReason[] }
  'verification.confirmed': Record<never, never>
  /** By a newly loaded register; administrators read the evidence with the verification. */
  'verification.suspended': { reasons: VerificationReason[] }
}

export interface VerificationTold extends AuthorityTold {
  /** What the form says of the organization itself. */
  'verification.asked': { profile: Parameters<typeof saveOrganization>[2] }
  'verification.suspended': { at: Date }
  'organization.mark_dropped': { at: Date }
}

interface Happened {
  id: number
  actorId: string | null
  subjectId: string
}

/** The organization's profile has what its verification asks. */
export async function saveProfile(
  db: Db,
  { subjectId, profile }: Happened & VerificationTold['verification.asked'],
): Promise<void> {
  await saveOrganization(db, subjectId, profile)
  // What the request says of the documents is what is there, also where a caller does not say so.
  for (const { kind } of await findDocuments(db, subjectId)) {
    await saveDocument(db, subjectId, { kind, isThere: true })
  }
}

/** Another name or EIN is another question, which is to be asked anew (A14). */
export async function suspendChanged(db: Db, { subjectId, at }: Happened & { at: Date }): Promise<void> {
  await saveChanged(db, subjectId, at)
}

export async function dropMark(db: Db, { subjectId, at }: Happened & { at: Date }): Promise<void> {
  await saveOrganization(db, subjectId, { isVerified: false, updatedAt: at })
}

const aboutOrganization = ({ subjectId }: Happened) => ({ organizationId: subjectId })

/** Tells the owners but the one who asked, who sees it. */
export async function tellConfirmed(db: Db, fact: Happened): Promise<void> {
  const { id: factId, actorId, subjectId } = fact
  await notifyOwners(db, subjectId, {
    kind: 'verification.confirmed',
    factId,
    actorId,
    data: aboutOrganization(fact),
    isLetter: true,
  })
}

/** Tells all owners, by letter too, and every administrator. */
export async function tellSuspended(
  db: Db,
  fact: Happened & { data: VerificationFacts['verification.suspended'] },
): Promise<void> {
  const { id: factId, actorId, subjectId: organizationId, data } = fact
  const userIds = await listOwnerIds(db, organizationId)
  const notice = { kind: 'verification.suspended', factId, actorId, data: aboutOrganization(fact) } as const
  await notifyPeople(db, userIds, notice)
  await notifyAdministrators(db, { ...notice, kind: 'verification.mark_lost' })
  const letter = { letter: 'markSuspended', factId, organizationId, actorId, reasons: data.reasons } as const
  await mailNotices(
    db,
    userIds.map((userId) => ({ ...letter, userId })),
  )
}
