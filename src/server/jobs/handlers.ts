/** What each kind of job does, and which run again and again. */
import type { Db } from '#server/db/db.ts'
import { removeExpiredSessions } from '#server/features/sessions/queries.ts'

export type JobHandler = (db: Db, payload: Record<string, unknown>, now: Date) => Promise<void>

export const handlers = new Map<string, JobHandler>([
  [
    'sessions.sweep',
    async (db, _payload, now) => {
      await removeExpiredSessions(db, now)
    },
  ],
])

const hour = 3_600_000

/** Kinds that are added at the start and after each run. */
export const recurring = [{ kind: 'sessions.sweep', everyMs: hour }] as const
