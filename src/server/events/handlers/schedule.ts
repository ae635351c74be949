/** Event handlers for the schedule: what follows from an event when time passes. */
import type { Db } from '#server/db/db.ts'
import { enqueuePlanning } from '#server/schedule/enqueue.ts'

/** Has what follows from the event planned, right after its transaction. */
export const plan = (db: Db): Promise<void> => enqueuePlanning(db)
