/**
 * Event handlers that forget a person whose account is deleted (decision A31): each slice removes or empties what its
 * own tables hold about them. `docs/privacy.md` says what stays and why.
 */
import { formatFullName } from '#domain/accounts/accounts.ts'
import { credentialRevokedReason } from '#domain/accounts/deletion.ts'
import type { Db } from '#server/db/db.ts'
import { removeKeysOf } from '#server/db/idempotency-keys.ts'
import { removeEmailsAbout } from '#server/email/queries.ts'
import type { EventOf } from '#server/events/event.ts'
import { clearCoverLetters } from '#server/features/applications/deletion-queries.ts'
import { enqueuePublication } from '#server/features/credentials/publish-lists.ts'
import { saveAllRevoked } from '#server/features/credentials/queries.ts'
import { listOrganizationFiles, listPictures } from '#server/features/images/queries.ts'
import { removeMatching } from '#server/features/matching/deletion-queries.ts'
import { clearAppealToken } from '#server/features/moderation/person-queries.ts'
import { removeReading } from '#server/features/messages/deletion-queries.ts'
import { removeNotifications } from '#server/features/notifications/deletion-queries.ts'
import { removeAnswers } from '#server/features/onboarding/queries.ts'
import { removeClaims } from '#server/features/organizations/deletion-queries.ts'
import { removeOmissions } from '#server/features/portfolios/queries.ts'
import { removeProfile } from '#server/features/profiles/deletion-queries.ts'
import { removeOwnProjectLists } from '#server/features/projects/deletion-queries.ts'
import { removeRestWeeks } from '#server/features/rewards/queries.ts'
import { clearContacts, clearOwnContacts } from '#server/features/verification/deletion-queries.ts'
import { retireFiles } from '#server/files/remove.ts'
import { removeJobsAbout } from '#server/jobs/queries.ts'
import { removeEventsOf } from '#server/live/queries.ts'
import { removePortfolioViewsOf } from '#server/queries/portfolio-views.ts'
import { removeActionsAbout } from '#server/schedule/action-queries.ts'

type Deleted = EventOf<'account.deleted'>

export const forgetApplications = (db: Db, { subjectId }: Deleted) => clearCoverLetters(db, subjectId)

/** Files that the person sent as a volunteer, or for an organization that closes, go; messages stay for the other side. */
export async function forgetMessages(db: Db, { subjectId, organizations, at }: Deleted): Promise<void> {
  const closedIds = organizations.flatMap(({ id, otherMembers }) => (otherMembers === 0 ? [id] : []))
  await retireFiles(db, await removeReading(db, { userId: subjectId, closedIds, at }), at)
}

export async function forgetFiles(db: Db, { subjectId, at }: Deleted): Promise<void> {
  await retireFiles(db, await listPictures(db, subjectId), at)
}

/** Revokes the person's credentials if they chose that; the status lists are published by a job. */
export async function forgetCredentials(
  db: Db,
  { subjectId: userId, keepsCredentials, at }: Deleted,
): Promise<void> {
  if (keepsCredentials) return
  const revoked = { userId, revokedAt: at, revokedBecause: credentialRevokedReason }
  await enqueuePublication(db, await saveAllRevoked(db, revoked))
}

export async function forgetProfile(db: Db, { subjectId }: Deleted): Promise<void> {
  await removeProfile(db, subjectId)
  await removeMatching(db, subjectId)
  await removeAnswers(db, subjectId)
  await removePortfolioViewsOf(db, subjectId)
  await removeOmissions(db, subjectId)
  await removeRestWeeks(db, subjectId)
  await clearAppealToken(db, subjectId)
}

export const forgetProjects = (db: Db, { subjectId }: Deleted) => removeOwnProjectLists(db, subjectId)

export const forgetOrganizations = (db: Db, { subjectId, email }: Deleted) =>
  removeClaims(db, { userId: subjectId, email })

export const forgetVerifications = (db: Db, { email }: Deleted) => clearOwnContacts(db, email)

export const forgetNotifications = (db: Db, { subjectId }: Deleted) => removeNotifications(db, subjectId)

/** Stored live events, emails, waiting jobs, planned actions and answers to repeated writes. */
export async function forgetQueues(db: Db, { subjectId: userId, email, ...names }: Deleted): Promise<void> {
  const name = formatFullName(names)
  await removeEventsOf(db, { userId, words: [email, name] })
  await removeEmailsAbout(db, { userId, words: [email, name] })
  await removeActionsAbout(db, userId)
  await removeKeysOf(db, userId)
  await removeJobsAbout(db, { userId, email })
}

type Closed = EventOf<'organization.closed'>

export async function forgetOrganizationFiles(db: Db, { subjectId, at }: Closed): Promise<void> {
  await retireFiles(db, await listOrganizationFiles(db, subjectId), at)
}

export const forgetOrganizationContacts = (db: Db, { subjectId }: Closed) => clearContacts(db, subjectId)
