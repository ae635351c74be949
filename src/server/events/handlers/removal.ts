/**
 * Event handlers that remove the personal data of a deleted account (decision A31): each slice removes or empties what
 * its own tables hold about the person. `docs/privacy.md` says what stays and why.
 */
import { formatFullName } from '#domain/accounts/accounts.ts'
import { credentialRevokedReason } from '#domain/accounts/deletion.ts'
import type { Db } from '#server/db/db.ts'
import { removeKeysOf } from '#server/http/idempotency-queries.ts'
import { removeEmailsTo } from '#server/email/queries.ts'
import type { EventOf } from '#server/events/event.ts'
import { clearCoverLetters, removeSavedReplies } from '#server/features/applications/deletion-queries.ts'
import { removeProof } from '#server/features/authority/queries.ts'
import { enqueuePublication } from '#server/features/credentials/publish-lists.ts'
import { saveAllRevoked } from '#server/features/credentials/queries.ts'
import { listOrganizationFiles, listPictures } from '#server/features/images/queries.ts'
import { removeAgreements } from '#server/features/legal/queries.ts'
import { removeMatching } from '#server/features/matching/deletion-queries.ts'
import { clearAppealToken } from '#server/features/moderation/person-queries.ts'
import { removeReading } from '#server/features/messages/deletion-queries.ts'
import { removeNotifications } from '#server/features/notifications/deletion-queries.ts'
import { removeAnswers } from '#server/features/onboarding/queries.ts'
import { removeClaims } from '#server/features/organizations/deletion-queries.ts'
import { removeOmissions } from '#server/features/portfolios/queries.ts'
import { removeExportsOf } from '#server/features/personal-data/queries.ts'
import { removeProfile } from '#server/features/profiles/deletion-queries.ts'
import {
  clearContactsOf,
  clearOwnContacts,
  removeOwnProjectLists,
} from '#server/features/projects/managing/deletion-queries.ts'
import { removeRestWeeks } from '#server/features/rewards/queries.ts'
import { clearContacts } from '#server/features/verification/deletion-queries.ts'
import { retireFiles } from '#server/files/remove.ts'
import { removeJobsOf } from '#server/jobs/queries.ts'
import { removeEventsOf } from '#server/live/queries.ts'
import { removePortfolioViewsOf } from '#server/queries/portfolios/portfolio-views.ts'
import { removeActionsAbout } from '#server/schedule/action-queries.ts'

type Deleted = EventOf<'account.deleted'>

export const removeApplicationTexts = (db: Db, { subjectId }: Deleted) => clearCoverLetters(db, subjectId)

/** Files that the person sent as a volunteer, or for an organization that closes, go; messages stay for the other side. */
export async function removeMessageFiles(db: Db, { subjectId, organizations, at }: Deleted): Promise<void> {
  const closedIds = organizations.flatMap(({ id, closes }) => (closes ? [id] : []))
  await retireFiles(db, await removeReading(db, { userId: subjectId, closedIds, at }), at)
}

export async function removePictures(db: Db, { subjectId, at }: Deleted): Promise<void> {
  await retireFiles(db, await listPictures(db, subjectId), at)
}

/** Revokes the person's credentials if they chose that; the status lists are published by a job. */
export async function revokeCredentials(
  db: Db,
  { subjectId: userId, keepsCredentials, at }: Deleted,
): Promise<void> {
  if (keepsCredentials) return
  const revoked = { userId, revokedAt: at, revokedBecause: credentialRevokedReason }
  await enqueuePublication(db, await saveAllRevoked(db, revoked))
}

export async function removeProfileData(db: Db, { subjectId }: Deleted): Promise<void> {
  await removeProfile(db, subjectId)
  await removeMatching(db, subjectId)
  await removeAnswers(db, subjectId)
  await removePortfolioViewsOf(db, subjectId)
  await removeOmissions(db, subjectId)
  await removeRestWeeks(db, subjectId)
  await clearAppealToken(db, subjectId)
}

/** Copies of their data that wait to be downloaded, or are being prepared. */
export const removeExports = (db: Db, { subjectId }: Deleted) => removeExportsOf(db, subjectId)

export const removeProjectLists = (db: Db, { subjectId }: Deleted) => removeOwnProjectLists(db, subjectId)

export const removeClaimsAndInvitations = (db: Db, { subjectId, email }: Deleted) =>
  removeClaims(db, { userId: subjectId, email })

export const removeNotices = (db: Db, { subjectId }: Deleted) => removeNotifications(db, subjectId)

export const removeLegalAgreements = (db: Db, { subjectId }: Deleted) => removeAgreements(db, subjectId)

/** Where a project says to ask for the person, by exactly their name or address. */
export async function clearProjectContacts(
  db: Db,
  { subjectId: userId, email, organizations, ...names }: Deleted,
): Promise<void> {
  const organizationIds = organizations.map(({ id }) => id)
  await clearOwnContacts(db, { userId, email, name: formatFullName(names), organizationIds })
}

/** Stored live events, emails, waiting jobs, planned actions and answers to repeated writes. */
export async function removeQueued(db: Db, { subjectId: userId, email }: Deleted): Promise<void> {
  await removeEventsOf(db, userId)
  await removeEmailsTo(db, { userId, email })
  await removeActionsAbout(db, userId)
  await removeKeysOf(db, userId)
  await removeJobsOf(db, { userId, email })
}

type Closed = EventOf<'organization.closed'>

export async function removeOrganizationFiles(db: Db, { subjectId, at }: Closed): Promise<void> {
  await retireFiles(db, await listOrganizationFiles(db, subjectId), at)
}

/** Saved replies, whom projects say to ask for, and the proof that someone may act for the organization. */
export async function removeOrganizationTexts(db: Db, { subjectId }: Closed): Promise<void> {
  await removeSavedReplies(db, subjectId)
  await clearContactsOf(db, subjectId)
  await removeProof(db, subjectId)
}

export const removeOrganizationContacts = (db: Db, { subjectId }: Closed) => clearContacts(db, subjectId)
