/** The weekly summary: who gets it when. What it says is found when it is sent. */
import { dayMs } from '#domain/time/time.ts'
import { transact } from '#server/db/db.ts'
import { maxSummaryDays, type Weekday } from '#domain/notifications/weekly-summary.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { cancelActions, hasCause } from '#server/schedule/action-queries.ts'
import { enqueuePlanning } from '#server/schedule/enqueue.ts'
import type { ActionHandler } from '#server/schedule/handler.ts'
import * as queries from './summary-queries.ts'

interface Reader {
  userId: string
  now: Date
}

/** Saves on which day a person wants it, null for none, and plans the next one. */
export async function chooseSummary(db: Db, reader: Reader & { weekday: Weekday | null }): Promise<void> {
  if (await queries.saveSummaryDay(db, reader)) await planAgain(db, reader)
}

/** Turns it off by the link of an email, or on again. */
export async function switchSummary(db: Db, { isOn, ...reader }: Reader & { isOn: boolean }): Promise<void> {
  await transact(db, async (tx) => {
    await (isOn ? queries.enableSummary(tx, reader) : queries.disableSummary(tx, reader.userId))
    await planAgain(tx, reader)
  })
}

async function planAgain(db: Db, { userId }: Reader): Promise<void> {
  await cancelActions(db, { subjectIds: [userId], rules: ['volunteer.summary'] })
  await enqueuePlanning(db, ['volunteer.summary'], [userId])
}

/** Enqueues one person's summary. Its email waits for the end of their quiet hours. */
export const sendSummary: ActionHandler = async (db, action, now) => {
  const { subjectId: userId } = action
  const choice = await queries.lockSummary(db, userId)
  const causes = queries.findSummaryCauses(now)
  if (!choice || !(await hasCause(db, { causes, ...action }))) return 'canceled'
  if (action.causeAt && action.causeAt > now) {
    // An administrator may carry it out early; then it is left for its day.
    await enqueuePlanning(db, ['volunteer.summary'], [userId])
    return 'canceled'
  }
  const day = await queries.saveSummaryMade(db, { userId, now })
  if (!day) return 'canceled'
  const data = { userId, day, since: findSummaryStart(choice.lastAt, now).toISOString() }
  await enqueueEmails(db, 'volunteer.summary', [{ data }])
  return 'done'
}

/** Since when what a summary names is new: since the one before, or for a week if that is not the one of last time. */
function findSummaryStart(lastAt: Date | null, now: Date): Date {
  const isRecent = lastAt !== null && now.getTime() - lastAt.getTime() <= maxSummaryDays * dayMs
  return isRecent ? lastAt : new Date(now.getTime() - 7 * dayMs)
}
