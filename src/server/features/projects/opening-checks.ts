import type { Db } from '#server/db/db.ts'
import { addJobs } from '#server/jobs/queries.ts'
import { matchKind } from './alerts/search-enqueue.ts'
import { reopenKind } from './reopening/reopening-enqueue.ts'
import { findWaiting } from './reopening/reopening-queries.ts'

/** Has those notified who wait for a project or save a search, if a change may have opened it for them. */
export async function enqueueOpeningChecks(db: Db, projectId: string): Promise<void> {
  const { hasAlerts, isChanged } = await findWaiting(db, projectId)
  const payload = { projectId }
  await addJobs(db, [
    ...(hasAlerts ? [{ kind: reopenKind, payload }] : []),
    ...(isChanged ? [{ kind: matchKind, payload }] : []),
  ])
}
