import type { Db } from '#server/db/db.ts'
import { addJob } from '#server/jobs/queries.ts'
import { isChanged } from './search-matching-queries.ts'
import { findMark } from './verified-queries.ts'

/** Compares one project with all saved searches. */
export const matchKind = 'searches.match'
/** Compares the projects of an organization that was verified with the searches that ask for that. */
export const verifiedKind = 'searches.verified'
/** Does what other jobs left. */
export const findAlertsKind = 'searches.find_now'
/** Reads searches again whose filters mean something else now. */
export const continueKind = 'searches.read_more'

/** Has a project compared with saved searches if it was published, or a change may let them find it. */
export async function enqueueMatching(db: Db, projectId: string): Promise<void> {
  if (!(await isChanged(db, projectId))) return
  await addJob(db, { kind: matchKind, payload: { projectId } })
}

/** Has the projects of an organization that was verified compared with the searches that ask for that. */
export async function enqueueVerified(db: Db, organizationId: string): Promise<void> {
  const mark = await findMark(db, organizationId)
  await addJob(db, { kind: verifiedKind, payload: { organizationId, ...mark } })
}
