/** Deletes the accounts whose thirty days are over, one person per transaction. */
import { randomUUID } from 'node:crypto'
import { closesWith, formerEmailOf, formerMember } from '#domain/accounts/deletion.ts'
import { recordAudit } from '#server/audit/record.ts'
import { transact, type Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { publish } from '#server/events/publish.ts'
import type { LeftOrganization } from '#server/events/types/accounts.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { endSessionsOf } from '#server/http/session.ts'
import { removeStaffRoles } from '#server/queries/accounts/staff.ts'
import { isAddressBounced } from '#server/queries/accounts/email-bounces.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import { filterAttended } from '#server/features/accounts/attended-queries.ts'
import * as queries from './deletion-queries.ts'

/** People per run; the next run continues. */
const maxPerRun = 200

/**
 * Deletes what is due. Several processes may run it: the lock of a request decides which of them deletes an account, and
 * between deleting it and keeping it. One that fails does not stop the others; the job fails, so that operators see it.
 */
export async function deleteDueAccounts({ db, now, signal }: Pick<JobContext, 'db' | 'now' | 'signal'>) {
  const failed: string[] = []
  const errors: unknown[] = []
  for (let count = 0; count < maxPerRun && !signal.aborted; count += 1) {
    let userId: string | null = null
    try {
      const isDone = await transact(db, async (tx) => {
        const due = await queries.lockDue(tx, { now, except: failed })
        if (!due) return true
        userId = due.userId
        await deleteAccount(tx, due, now)
        return false
      })
      if (isDone) break
    } catch (error) {
      if (userId === null) throw error
      failed.push(userId)
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `could not delete ${errors.length} accounts`)
}

/**
 * Deletes one account in the transaction that locked its request. Each slice removes the person's data from its own tables,
 * as a handler of the event; the account's row stays, so that others' records do, under the name of a former member.
 */
async function deleteAccount(
  db: Db,
  { userId, keepsCredentials, pausedProjectIds, unattendedOrganizationIds }: queries.StoredDeletion,
  now: Date,
): Promise<void> {
  await queries.lockOrganizations(db, userId)
  await queries.lockOpenProjects(db, userId)
  await lockUser(db, userId)
  const person = await queries.findLeaving(db, userId)
  // Suspended meanwhile: then it waits.
  if (!person || person.isSuspended) return
  const { email, firstName, lastName, language, isDemo } = person
  const hasCredentials = (await queries.countCredentials(db, userId)) > 0
  const takesEmail = !(await isAddressBounced(db, { userId, email }))
  await endSessionsOf(db, userId, { removesWords: false })
  const organizations = await queries.listOwnOrganizations(db, userId)
  await publish(db, {
    type: 'account.deleted',
    actorId: null,
    subjectId: userId,
    data: {},
    email,
    firstName,
    lastName,
    keepsCredentials,
    pausedProjectIds,
    organizations: organizations.map(toLeft),
    attendedOrganizationIds: await filterAttended(db, unattendedOrganizationIds),
    at: now,
  })
  await removeStaffRoles(db, userId)
  await queries.anonymizeAccount(db, {
    userId,
    now,
    person: {
      ...formerMember,
      email: formerEmailOf(userId),
      passwordHash: '',
      profileImageUrl: null,
      timeZone: 'UTC',
      language: null,
      primaryOrganizationId: null,
      emailVerifiedAt: null,
      updatedAt: now,
    },
  })
  // Last: what was waiting for this address is gone by now.
  if (takesEmail) {
    const credentials = hasCredentials ? (keepsCredentials ? 'keep' : 'revoke') : null
    const data = { id: randomUUID(), email, language, isDemo, credentials } as const
    await enqueueEmails(db, 'account.deleted', [{ data }])
  }
  await recordAudit(db, {
    actorId: null,
    origin: null,
    action: 'user.delete',
    objectType: 'user',
    objectId: userId,
    after: { keepsCredentials },
  })
}

/** What becomes of one of their organizations. One that was imported and not claimed can still be claimed. */
function toLeft(own: queries.OwnOrganization): LeftOrganization {
  const { id, isPlaceholder, present, otherMembers, hasOwner } = own
  const closes = !isPlaceholder && closesWith(present)
  const needsOwner = isPlaceholder ? !hasOwner : present.otherOwners === 0
  return { id, closes, needsOwner, hasActiveMember: otherMembers > 0 }
}
