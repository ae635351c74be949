/** Carries out the schedule at chosen times. */
import { loadConfig } from '#server/config/config.ts'
import { planSchedule } from '#server/schedule/plan.ts'
import { runDueActions } from '#server/schedule/run.ts'
import type { TestServer } from '#tests/support/running/server.ts'

const dayMs = 86_400_000
const { signal } = new AbortController()

/** Plans and carries out what is due at a time, or some days after another one. */
export function useSchedule(server: TestServer, env: Record<string, string> = {}) {
  const plan = (now: Date) => {
    const { db, url } = server.database
    return planSchedule({ db, now, config: loadConfig({ DATABASE_URL: url, ...env }) })
  }
  const runAt = (now: Date) => runDueActions({ db: server.database.db, now, signal })
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
