/** Carries out what is due, one action per transaction: it happens once, however many processes run. */
import { scheduledRules } from '#domain/schedule/schedule.ts'
import { transact, type Db } from '#server/db/db.ts'
import { remindMembers } from '#server/features/applications/remind.ts'
import { releaseApplicant } from '#server/features/applications/release.ts'
import { addJob } from '#server/jobs/queries.ts'
import type { JobContext } from '#server/jobs/job.ts'
import {
  endAction,
  hasLaterDue,
  lockDueAction,
  postponeAction,
  saveFailure,
  type ClaimedAction,
} from './action-queries.ts'
import type { ActionHandler } from './handler.ts'

/** What each rule does. */
const handlers: Readonly<Record<string, ActionHandler>> = {
  'application.reminder': remindMembers,
  'application.release': releaseApplicant,
}

export const moreActionsKind = 'schedule.more'

/** Actions of one job; the next job goes on, so that none runs longer than its lease. */
const maxPerJob = 500
const maxAttempts = 5
const minute = 60_000

type RunContext = Pick<JobContext, 'db' | 'now' | 'signal'>

/** Carries out the actions that are due, and adds a job for the rest. */
export async function runDueActions({ db, now, signal }: RunContext): Promise<void> {
  for (let count = 0; count < maxPerJob; count += 1) {
    if (signal.aborted || !(await runNext(db, now))) return
  }
  await addJob(db, { kind: moreActionsKind, uniqueKey: moreActionsKind })
}

/** Carries out one action; false if none was due. */
async function runNext(db: Db, now: Date): Promise<boolean> {
  let action: ClaimedAction | null = null
  try {
    return await transact(db, async (tx) => {
      action = await lockDueAction(tx, now)
      if (action) await perform(tx, action, now)
      return action !== null
    })
  } catch (error) {
    if (!action) throw error
    await recordFailure(db, action, { error, now })
    return true
  }
}

/** Carries out an action that the transaction has locked. */
export async function perform(tx: Db, action: ClaimedAction, now: Date): Promise<void> {
  const handler = handlers[action.rule]
  if (!handler) throw new Error(`no rule is named ${action.rule}; there are ${scheduledRules.join(', ')}`)
  // After a downtime or a jump of the clock, the last of several steps speaks for all.
  const isOvertaken = await hasLaterDue(tx, action, now)
  const result = isOvertaken ? 'canceled' : await handler(tx, action, now)
  if (result instanceof Date) await postponeAction(tx, action.id, result)
  else await endAction(tx, { id: action.id, outcome: result, at: now })
}

/** The next attempt comes after 1, 4, 9 and 16 minutes. */
async function recordFailure(
  db: Db,
  { id, attempts }: ClaimedAction,
  { error, now }: { error: unknown; now: Date },
): Promise<void> {
  const tries = attempts + 1
  await saveFailure(db, {
    id,
    error: error instanceof Error ? error.message : String(error),
    now,
    runAt: tries < maxAttempts ? new Date(now.getTime() + tries * tries * minute) : null,
  })
}
