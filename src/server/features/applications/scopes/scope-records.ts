/** Records the agreed scope of volunteers whom an earlier release accepted (decision A30). */
import { transact } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import type { NewJob } from '#server/jobs/queries.ts'
import { lockProject } from '#server/queries/projects/lock-project.ts'
import { findProjectScope } from '#server/queries/applications/project-scope.ts'
import { listUnrecordedProjects } from './scope-queries.ts'
import { storeMissingVersions } from './scope-requests.ts'

export const recordMoreKind = 'scopes.record_more'

/** Projects of one job; the next job continues, so that none runs longer than its lease. */
const perJob = 200

/** Records what is missing, one project per transaction, so that only one is locked at a time. */
export async function recordMissingScopes({
  db,
  now,
  signal,
}: Pick<JobContext, 'db' | 'now' | 'signal'>): Promise<NewJob | void> {
  const ids = await listUnrecordedProjects(db, perJob)
  for (const projectId of ids) {
    if (signal.aborted) return
    await transact(db, async (tx) => {
      // Deleted since it was listed.
      if (!(await lockProject(tx, projectId))) return
      const scope = await findProjectScope(tx, projectId)
      await storeMissingVersions(tx, { projectId, scope, at: now })
    })
  }
  if (ids.length === perJob) return { kind: recordMoreKind, uniqueKey: recordMoreKind }
}
