/** Carries out the schedule at chosen times. */
import { scheduledRules } from '#domain/schedule/schedule.ts'
import { loadConfig } from '#server/config/config.ts'
import { transact } from '#server/db/db.ts'
import { remindSavers, savedReminderKind } from '#server/features/projects/managing/date-reminders.ts'
import { claimJob, finishJob } from '#server/jobs/queries.ts'
import { planSubjects } from '#server/schedule/plan.ts'
import { runDueActions } from '#server/schedule/run.ts'
import type { TestServer } from '#tests/support/running/server.ts'

const dayMs = 86_400_000
const { signal } = new AbortController()

/** Plans and carries out what is due at a time, or some days after another one. */
export function useSchedule(server: TestServer, env: Record<string, string> = {}) {
  const plan = async (now: Date, more: Record<string, string> = {}) => {
    const { db, url } = server.database
    const config = loadConfig({ DATABASE_URL: url, ...env, ...more })
    for (const rule of scheduledRules) await planSubjects({ db, now, config }, { rule })
  }
  const runAt = async (now: Date) => {
    const { db } = server.database
    await runDueActions({ db, now, signal })
    // What an action leaves to jobs.
    for (let job; (job = await claimJob(db, new Date(), [savedReminderKind]));) {
      const { payload } = job
      await transact(db, (tx) => remindSavers({ db: tx, now }, payload))
      await finishJob(db, job)
    }
  }
  /** A minute later, so that nothing is early by milliseconds. */
  const after = (since: Date, days: number) => new Date(since.getTime() + days * dayMs + 60_000)
  return {
    plan,
    runAt,
    /** As the worker does it: plans what is new, then carries out what is due. */
    async passTo(since: Date, days: number): Promise<void> {
      await plan(after(since, days))
      await runAt(after(since, days))
    },
  }
}
