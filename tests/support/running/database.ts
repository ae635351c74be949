import { Client } from 'pg'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { openDatabase, type Database } from '#server/db/db.ts'
import { dropDatabase } from '#server/db/drop-database.ts'
import { withDatabase } from '#tests/support/checks/urls.ts'

/** A migrated, empty database for one test file. */
export type TestDatabase = Database & { readonly url: string }

async function administer(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: inject('cluster').adminUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** A test waits for the database as long as the machine needs; separate tests cover how long a request waits. */
const noTimeLimits = { connection: 0, query: 0, statement: 0, lock: 0, idleTransaction: 0 }

type OpenOptions = Pick<NonNullable<Parameters<typeof openDatabase>[1]>, 'limits'> & { poolSize: number }

/** Opens a database as the product does, but without timeouts, except `limits`. */
export function openTestDatabase(url: string, { poolSize, limits }: OpenOptions): Database {
  return openDatabase(url, { poolSize, limits: { ...noTimeLimits, ...limits } })
}

let cloned = 0

/**
 * Copies the migrated template (tens of milliseconds); `drop` removes the copy and disconnects everyone. Copying its
 * files takes less than half of what copying its pages through the log does.
 */
export function cloneDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  return makeDatabase(`template "${inject('cluster').template}" strategy file_copy`)
}

/** Creates an empty database for the duration of the test; returns its address. */
export async function makeEmptyDatabase(): Promise<string> {
  const { url, drop } = await makeDatabase('')
  onTestFinished(drop)
  return url
}

async function makeDatabase(from: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const { adminUrl, prefix } = inject('cluster')
  cloned += 1
  const name = `${prefix}${process.pid}_${cloned}`
  await administer((client) => client.query(`create database "${name}" ${from}`))
  return {
    url: withDatabase(adminUrl, name),
    drop: () => administer((client) => dropDatabase(client, name)),
  }
}

/** Gives the file or describe block its own database, created before its tests and dropped after them. */
export function useDatabase(): TestDatabase {
  let open: TestDatabase | undefined
  beforeAll(async () => {
    const { url, drop } = await cloneDatabase()
    const { close, ...opened } = openTestDatabase(url, { poolSize: 5 })
    open = {
      url,
      ...opened,
      async close() {
        await close()
        await drop()
      },
    }
  })
  afterAll(() => open?.close())
  const ready = () => {
    if (open === undefined) throw new Error('the database is there only inside tests and hooks')
    return open
  }
  return {
    get url() {
      return ready().url
    },
    get db() {
      return ready().db
    },
    get pool() {
      return ready().pool
    },
    listen: (channel, onMessage) => ready().listen(channel, onMessage),
    // It ends with its file, even if others still use it.
    close: async () => undefined,
  }
}
