/** Volunteers who earn something, through the real calls. */
import { afterAll, beforeAll } from 'vitest'
import { confirmHours, logHours } from '#contract/hours.ts'
import { getUserRewards, listPointEntries } from '#contract/rewards.ts'
import { loadConfig } from '#server/config.ts'
import { transact } from '#server/db/db.ts'
import { settleAll } from '#server/features/rewards/settle.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import type { Collaboration } from './collaboration.ts'
import { succeeded, type Person } from './scenario.ts'
import type { TestServer } from './server.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** Logs hours of today on accepted work, and lets the organization confirm them. */
export async function confirmHoursOf({ volunteer, owner, id }: Collaboration, hours: number): Promise<void> {
  const body = { date: today(), hours }
  const entry = succeeded(await volunteer.client.call(logHours, { params: { id }, body }))
  succeeded(await owner.client.call(confirmHours, { body: { entries: [entry] } }))
}

/** What settles in a file's database: a worker of the file's own, which runs only when it is asked. */
export function useRewards(server: TestServer) {
  let worker: Worker
  beforeAll(async () => {
    const config = loadConfig({ DATABASE_URL: server.database.url })
    worker = await startWorker({ database: server.database, config, log: () => undefined })
  })
  afterAll(() => worker.stop())

  return {
    drain: () => worker.drain(),
    /** The person's rewards when everything that waits is settled. */
    async read({ client }: Person) {
      await worker.drain()
      return succeeded(await client.call(getUserRewards, { query: {} }))
    },
    async entriesOf({ client }: Person) {
      await worker.drain()
      return succeeded(await client.call(listPointEntries, { query: {} }))
    },
    /** Everything anew from what is stored. */
    recompute: () => transact(server.database.db, (db) => settleAll({ db, now: new Date() })),
  }
}
