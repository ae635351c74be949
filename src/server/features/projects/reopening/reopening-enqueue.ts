import type { Db } from '#server/db/db.ts'
import { addJob } from '#server/jobs/queries.ts'
import { hasAlerts } from './reopening-queries.ts'

export const reopenKind = 'projects.reopen'

/** Has the people who wait for a project notified if it has reopened; other projects are not locked for that. */
export async function enqueueReopening(db: Db, projectId: string): Promise<void> {
  if (!(await hasAlerts(db, projectId))) return
  await addJob(db, { kind: reopenKind, payload: { projectId } })
}
