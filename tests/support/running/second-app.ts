import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { Database } from '#server/db/db.ts'
import { loadConfig } from '#server/config/config.ts'
import { openTestDatabase } from './database.ts'
import { withoutLimits } from '#tests/support/checks/limits.ts'
import { openClient, type Client, type TestServer } from './server.ts'

interface Options {
  env?: Readonly<Record<string, string>>
  host?: string
  /** What a test adds before the application listens. */
  prepare?: (app: FastifyInstance) => void
}

/** Starts another application with its own connections to the database of a file's server. */
async function startSecondApp(
  server: TestServer,
  { env = withoutLimits, host = '127.0.0.1', prepare }: Options,
) {
  const database = openTestDatabase(server.database.url, { poolSize: 10 })
  const config = loadConfig({ DATABASE_URL: server.database.url, LOG_LEVEL: 'silent', ...env })
  const app = await buildApp({ config, database })
  prepare?.(app)
  return {
    app,
    database,
    url: await app.listen({ port: 0, host }),
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** A second application for one test. */
export async function aSecondApp(server: TestServer, options: Options = {}) {
  const running = await startSecondApp(server, options)
  onTestFinished(running.close)
  return running
}

/**
 * Simulates a second process beside the file's server: another application with its own connections to its database.
 */
export function useSecondApp(
  server: TestServer,
  env: Readonly<Record<string, string>> = withoutLimits,
): { readonly url: string; readonly database: Database } {
  let running: Awaited<ReturnType<typeof startSecondApp>> | undefined
  beforeAll(async () => {
    running = await startSecondApp(server, { env })
  })
  afterAll(() => running?.close())
  const current = () => {
    if (running === undefined) throw new Error('the application is there only inside tests and hooks')
    return running
  }
  return {
    get url() {
      return current().url
    },
    get database() {
      return current().database
    },
  }
}

/**
 * Sends writes with a client's session to the file's server and a second application in turn; `env` has the settings
 * of the second one.
 */
export function useTwoApps(server: TestServer, env?: Readonly<Record<string, string>>) {
  const second = useSecondApp(server, { ...withoutLimits, ...env })
  let sent = 0
  return async (client: Client, [method, path, given]: [method: string, path: string, body?: object]) => {
    sent += 1
    const body = given ?? (method === 'DELETE' ? undefined : {})
    const response = await openClient(sent % 2 ? server.url : second.url).send(path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        cookie: `sid=${client.cookies.get('sid')}`,
      },
    })
    return { status: response.status, body: await response.json() }
  }
}
