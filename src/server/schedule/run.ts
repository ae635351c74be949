/** Carries out what is due, one action per transaction: it happens once, however many processes run. */
import { findNoticeEnd, scheduledRules, scheduleRules } from '#domain/schedule/schedule.ts'
import { transact, type Db } from '#server/db/db.ts'
import type { NewJob } from '#server/jobs/queries.ts'
import type { JobContext } from '#server/jobs/job.ts'
import {
  endAction,
  findLastReminder,
  hasLaterDue,
  lockDueAction,
  postponeAction,
  saveFailure,
  type ClaimedAction,
} from './action-queries.ts'
import { serverRules } from './rules.ts'

export const moreActionsKind = 'schedule.more'

/** Actions of one job; the next job continues, so that none runs longer than its lease. */
const maxPerJob = 500
const maxAttempts = 5
const minute = 60_000

type RunContext = Pick<JobContext, 'db' | 'now' | 'signal'>

/** Continues to carry out what is due. */
export const moreActions: NewJob = { kind: moreActionsKind, uniqueKey: moreActionsKind }

/** Carries out the actions that are due, and returns a job for the rest. */
export async function runDueActions({ db, now, signal }: RunContext): Promise<NewJob | void> {
  for (let count = 0; count < maxPerJob; count += 1) {
    if (signal.aborted || !(await runNext(db, now))) return
  }
  return moreActions
}

/** Carries out one action; false if none was due. */
async function runNext(db: Db, now: Date): Promise<boolean> {
  let action: ClaimedAction | null = null
  try {
    return await transact(db, async (tx) => {
      action = await lockDueAction(tx, { now, rules: scheduledRules })
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
  const { id, rule } = action
  const noticeEnd = await findEndOfNotice(tx, action, now)
  if (noticeEnd && noticeEnd > now) {
    await postponeAction(tx, id, noticeEnd)
    return
  }
  // After a downtime or a jump of the clock, the last of several steps speaks for all.
  const isOvertaken = await hasLaterDue(tx, action, now)
  const outcome = isOvertaken ? 'canceled' : await serverRules[rule].perform(tx, action, now)
  await endAction(tx, { id, outcome, at: now })
}

/** Until when people have time after the reminder that comes before a rule; null if there is none. */
export async function findEndOfNotice(
  tx: Db,
  { rule, subjectId }: Pick<ClaimedAction, 'rule' | 'subjectId'>,
  now: Date,
): Promise<Date | null> {
  const { follows, keepsDay = false } = scheduleRules[rule]
  const reminded = follows && !keepsDay && (await findLastReminder(tx, { rule: follows, subjectId, now }))
  return reminded ? findNoticeEnd(reminded) : null
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
