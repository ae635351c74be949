/** Event handlers for sign-in: administrators' roles, and emails about the security of an account. */
import type { Db } from '#server/db/db.ts'
import type { EventOf } from '#server/events/event.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import type { accountNotices } from '#server/email/templates/accounts.ts'
import { saveAdministrator } from '#server/features/accounts/setting-queries.ts'
import { endSessionsOf } from '#server/http/session.ts'
import { clearBounce, removeBounce } from '#server/queries/email-bounces.ts'

interface About {
  subjectId: string
}

export const grantAdministrator = (db: Db, { subjectId }: About) => saveAdministrator(db, subjectId)
/** Ends all sessions: their length depends on the role. */
export async function endSessions(db: Db, { subjectId }: About): Promise<void> {
  await endSessionsOf(db, subjectId)
}

/** Emails the link that verifies the address of a new account. */
export async function emailVerificationLink(db: Db, { subjectId: userId }: About): Promise<void> {
  await enqueueEmails(db, 'account.verify', [{ data: { userId }, uniqueKey: `verify:${userId}` }])
}

/** Returns a handler that emails people about a change to their account. */
export function emailNotice(template: keyof typeof accountNotices) {
  return (db: Db, { id: factId, subjectId: userId }: About & { id: number }): Promise<void> =>
    enqueueEmails(db, template, [{ data: { factId, userId } }])
}

/** Emails a person whose second factor an administrator reset, with the reason. */
export async function emailFactorReset(
  db: Db,
  { id: factId, subjectId: userId, reason }: EventOf<'account.second_factor_reset'>,
): Promise<void> {
  await enqueueEmails(db, 'account.secondFactorReset', [{ data: { factId, userId, reason } }])
}

/** Emails a person whose roles changed, with those they have now. */
export async function emailRoles(
  db: Db,
  { id: factId, subjectId: userId, roles, reason }: EventOf<'staff.roles_changed'>,
): Promise<void> {
  await enqueueEmails(db, 'account.rolesChanged', [
    { data: { factId, userId, roles: [...roles], ...(reason !== null && { reason }) } },
  ])
}

/** Someone opened a link that we emailed to the address, so emails arrive. */
export async function clearEmailBounce(db: Db, { subjectId }: About): Promise<void> {
  await clearBounce(db, subjectId)
}

/** The account has another address, so nothing keeps the earlier one. Its late bounces are not signed for the new one. */
export async function removeEmailBounce(db: Db, { subjectId }: About): Promise<void> {
  await removeBounce(db, subjectId)
}
