/** Credentials for tests: issued by the product's own jobs, read as anyone can. */
import type { Language } from '#contract/i18n/languages.ts'
import { loadConfig } from '#server/config/config.ts'
import { transact } from '#server/db/db.ts'
import { handlers } from '#server/jobs/handlers.ts'
import type { ReadDocument } from './credential-verifier.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import type { TestServer } from '#tests/support/running/server.ts'

export type Issuing = Pick<TestServer, 'database' | 'folder'>

export const secrets = `v1:${'credentials '.repeat(4).replaceAll(' ', '-')}`

interface JobSettings {
  payload?: Record<string, unknown>
  env?: Record<string, string>
  /** Also the generated language, which a site cannot have as its default. */
  language?: Language
}

/** Runs a job as the worker does, in one transaction. */
export async function runJob(
  server: Issuing,
  kind: string,
  { payload = {}, env = {}, language }: JobSettings = {},
): Promise<void> {
  const { database, folder } = server
  const loaded = loadConfig({ DATABASE_URL: database.url, DATA_DIR: folder, SECRETS: secrets, ...env })
  const config = { ...loaded, defaultLanguage: language ?? loaded.defaultLanguage }
  await transact(database.db, async (db) => {
    await handlers.get(kind)?.run(makeJobContext(server, { db, config }), payload)
  })
}

/** Fetches what the product publishes at one of its addresses, on whatever port it listens. */
export function readerOf(server: TestServer): ReadDocument {
  return async (address) => {
    const { pathname } = new URL(address)
    const { status, body } = await server.openClient().get(pathname)
    if (status !== 200) throw new Error(`${pathname} answers ${status}`)
    return body
  }
}
