/** The types for writing what a rule of the schedule does. */
import type { Db } from '#server/db/db.ts'

export interface DueAction {
  /** Such as an application; it may be gone. */
  subjectId: string
  /** Which of the rule's times, from 1. */
  step: number
  /** The time that the rule counts from; null in rows of an earlier release. */
  causeAt: Date | null
}

/** `canceled`: there was no cause anymore. */
export type ActionResult = 'done' | 'canceled'

/** Runs in the transaction that records the result. */
export type ActionHandler = (db: Db, action: DueAction, now: Date) => Promise<ActionResult>
