/** Event handlers for sign-in: administrators' roles, and emails about the security of an account. */
import type { Db } from '#server/db/db.ts'
import type { EventOf } from '#server/events/event.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import type { accountNotices } from '#server/email/templates/accounts.ts'
import { saveAdministrator, saveVerification } from '#server/features/accounts/settings/setting-queries.ts'
import { endSessionsOf } from '#server/http/session.ts'
import { listHolders } from '#server/queries/accounts/staff.ts'
import { clearBounce, removeBounce } from '#server/queries/accounts/email-bounces.ts'

interface About {
  subjectId: string
}

export async function grantAdministrator(
  db: Db,
  { subjectId, data, at }: EventOf<'administrator.granted'>,
): Promise<void> {
  if (data.verifiesAddress) await saveVerification(db, subjectId, at)
  await saveAdministrator(db, subjectId)
}
/** Ends all sessions: their length depends on the role. */
export async function endSessions(db: Db, { subjectId }: About): Promise<void> {
  await endSessionsOf(db, subjectId, { removesWords: false })
}

/** Emails the link that verifies the address of a new account. */
export async function emailVerificationLink(db: Db, { subjectId: userId }: About): Promise<void> {
  await enqueueEmails(db, 'account.verify', [{ data: { userId }, uniqueKey: `verify:${userId}` }])
}

/** Returns a handler that emails people about a change to their account. */
export function emailNotice(template: keyof typeof accountNotices) {
  return (db: Db, { id: eventId, subjectId: userId }: About & { id: number }): Promise<void> =>
    enqueueEmails(db, template, [{ data: { eventId, userId } }])
}

/** Emails a person whose second factor an administrator reset, with the reason. */
export async function emailFactorReset(
  db: Db,
  { id: eventId, subjectId: userId, reason }: EventOf<'account.second_factor_reset'>,
): Promise<void> {
  await enqueueEmails(db, 'account.secondFactorReset', [{ data: { eventId, userId, reason } }])
}

/** Emails a person whose roles changed, with those they have now. */
export async function emailRoles(
  db: Db,
  { id: eventId, subjectId: userId, roles, reason }: EventOf<'staff.roles_changed'>,
): Promise<void> {
  await enqueueEmails(db, 'account.rolesChanged', [
    { data: { eventId, userId, roles: [...roles], ...(reason !== null && { reason }) } },
  ])
}

interface StaffChange {
  id: number
  subjectId: string
  actorId: string | null
  isGranted: boolean
  reason: string | null
}

/** Emails the administrators that there is one more or less, so that none is made or removed without their knowledge. */
async function emailAdministrators(db: Db, change: StaffChange): Promise<void> {
  const { id: eventId, subjectId: personId, actorId, isGranted, reason } = change
  const administrators = await listHolders(db, 'administrator', { withSecondFactor: false })
  // Also the one who did it: someone else may be using their account.
  const others = administrators.filter((userId) => userId !== personId)
  const about = { eventId, personId, actorId, isGranted, ...(reason !== null && { reason }) }
  await enqueueEmails(
    db,
    'account.administratorChanged',
    others.map((userId) => ({ data: { ...about, userId } })),
  )
}

export async function emailNewAdministrator(
  db: Db,
  { id, subjectId }: EventOf<'administrator.granted'>,
): Promise<void> {
  await emailAdministrators(db, { id, subjectId, actorId: null, isGranted: true, reason: null })
}

export async function emailChangedAdministrator(
  db: Db,
  { id, subjectId, actorId, data, reason }: EventOf<'staff.roles_changed'>,
): Promise<void> {
  const isGranted = data.granted.includes('administrator')
  if (!isGranted && !data.revoked.includes('administrator')) return
  await emailAdministrators(db, { id, subjectId, actorId, isGranted, reason })
}

/** Someone opened a link that we emailed to the address, so emails arrive. */
export async function clearEmailBounce(db: Db, { subjectId }: About): Promise<void> {
  await clearBounce(db, subjectId)
}

/** The account has another address, so nothing keeps the earlier one. Its late bounces are not signed for the new one. */
export async function removeEmailBounce(db: Db, { subjectId }: About): Promise<void> {
  await removeBounce(db, subjectId)
}
