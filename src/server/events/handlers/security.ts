/** Event handlers for changes of administrators' roles. */
import type { Db } from '#server/db/db.ts'
import { saveAdministrator } from '#server/features/accounts/setting-queries.ts'
import { endSessionsOf } from '#server/http/session.ts'

interface About {
  subjectId: string
}

export const grantAdministrator = (db: Db, { subjectId }: About) => saveAdministrator(db, subjectId, true)
export const revokeAdministrator = (db: Db, { subjectId }: About) => saveAdministrator(db, subjectId, false)
/** Ends all sessions: their length depends on the role. */
export async function endSessions(db: Db, { subjectId }: About): Promise<void> {
  await endSessionsOf(db, subjectId)
}
