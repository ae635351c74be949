/** Volunteers who earn rewards, by real calls. */
import { afterAll, beforeAll } from 'vitest'
import { confirmHours, logHours } from '#contract/hours/hours.ts'
import { getUserRewards, listPointEntries } from '#contract/rewards/rewards.ts'
import { loadConfig } from '#server/config/config.ts'
import { transact } from '#server/db/db.ts'
import { reconcileAll } from '#server/features/rewards/reconcile.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import type { Collaboration } from './collaboration.ts'
import { expectSuccess, type Person } from './scenario.ts'
import type { TestServer } from '#tests/support/running/server.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** Logs hours for today on accepted work and has the organization confirm them. */
export async function confirmLoggedHours(
  { volunteer, owner, id }: Collaboration,
  hours: number,
): Promise<void> {
  const body = { date: today(), hours }
  const entry = expectSuccess(await volunteer.client.call(logHours, { params: { id }, body }))
  expectSuccess(await owner.client.call(confirmHours, { body: { entries: [entry] } }))
}

/** The file's own worker, which reconciles rewards only when a test asks. */
export function useRewards(server: TestServer) {
  let worker: Worker
  beforeAll(async () => {
    const config = loadConfig({ DATABASE_URL: server.database.url })
    worker = await startWorker({ database: server.database, config, log: () => undefined })
  })
  afterAll(() => worker.stop())

  return {
    drain: () => worker.drain(),
    /** The person's rewards once everything waiting is reconciled. */
    async read({ client }: Person) {
      await worker.drain()
      return expectSuccess(await client.call(getUserRewards, { query: {} }))
    },
    async entriesOf({ client }: Person) {
      await worker.drain()
      return expectSuccess(await client.call(listPointEntries, { query: {} }))
    },
    /** Recomputes everything from what is stored. */
    recompute: () => transact(server.database.db, (db) => reconcileAll({ db, now: new Date() })),
  }
}
