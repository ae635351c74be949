/** Credentials as tests need them: issued by the product's own jobs, read as the world reads them. */
import { loadConfig } from '#server/config.ts'
import { transact } from '#server/db/db.ts'
import { handlers } from '#server/jobs/handlers.ts'
import type { Read } from './credential-verifier.ts'
import type { TestServer } from './server.ts'

export type Issuing = Pick<TestServer, 'database' | 'folder'>

export const secrets = `v1:${'credentials '.repeat(4).replaceAll(' ', '-')}`

/** Runs a job as the worker does, in one transaction. */
export async function runJob(
  { database, folder }: Issuing,
  kind: string,
  { payload = {}, env = {} }: { payload?: Record<string, unknown>; env?: Record<string, string> } = {},
): Promise<void> {
  const config = loadConfig({ DATABASE_URL: database.url, DATA_DIR: folder, SECRETS: secrets, ...env })
  const { signal } = new AbortController()
  await transact(database.db, async (db) => {
    await handlers.get(kind)?.run({ db, config, now: new Date(), signal }, payload)
  })
}

/** Reads what the product publishes at an address of its own, wherever it listens. */
export function readerOf(server: TestServer): Read {
  return async (address) => {
    const { pathname } = new URL(address)
    const { status, body } = await server.openClient().get(pathname)
    if (status !== 200) throw new Error(`${pathname} answers ${status}`)
    return body
  }
}
