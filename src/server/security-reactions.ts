/** What follows from what happened to the keys of an account: its person is told by a letter. */
import type { Db } from '#server/db/db.ts'
import { mailNotice } from '#server/features/accounts/letters.ts'
import { saveAdministrator } from '#server/features/accounts/setting-queries.ts'
import { endSessionsOf } from '#server/http/session.ts'

/** Each with the account as its subject. */
export interface SecurityFacts {
  'account.password_changed': Record<never, never>
  'account.second_factor_added': Record<never, never>
  'account.second_factor_removed': Record<never, never>
  'account.recovery_code_used': Record<never, never>
  'administrator.granted': Record<never, never>
  'administrator.revoked': Record<never, never>
}

interface About {
  subjectId: string
}

const grant = (db: Db, { subjectId }: About) => saveAdministrator(db, subjectId, true)
const revoke = (db: Db, { subjectId }: About) => saveAdministrator(db, subjectId, false)
/** Sessions are of the length that the role has. */
async function endSessions(db: Db, { subjectId }: About): Promise<void> {
  await endSessionsOf(db, subjectId)
}

export const securityReactions = {
  'account.password_changed': [mailNotice('passwordChanged')],
  'account.second_factor_added': [mailNotice('secondFactorAdded')],
  'account.second_factor_removed': [mailNotice('secondFactorRemoved')],
  'account.recovery_code_used': [mailNotice('recoveryCodeUsed')],
  'administrator.granted': [grant, endSessions, mailNotice('madeAdministrator')],
  'administrator.revoked': [revoke, endSessions],
}
