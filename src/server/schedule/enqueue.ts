import type { Db } from '#server/db/db.ts'
import { addJob } from '#server/jobs/queries.ts'

export const planKind = 'schedule.plan'

/**
 * Has what follows from a new cause planned, after the transaction in which it arises. Each cause adds a job, because
 * one that is running may have looked before.
 */
export const enqueuePlanning = (db: Db): Promise<void> => addJob(db, { kind: planKind })
