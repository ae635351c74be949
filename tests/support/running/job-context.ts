import { loadConfig } from '#server/config/config.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { publicInternet } from '#server/outbound/outbound.ts'
import type { TestServer } from './server.ts'

/** What the worker gives a job, for a test that runs the job itself; a test sets only what it is about. */
export const makeJobContext = (
  { database, folder }: Pick<TestServer, 'database' | 'folder'>,
  overrides: Partial<JobContext> = {},
): JobContext => ({
  db: database.db,
  config: loadConfig({ DATABASE_URL: database.url, DATA_DIR: folder }),
  now: new Date(),
  outbound: publicInternet,
  signal: new AbortController().signal,
  isLastAttempt: false,
  ...overrides,
})
