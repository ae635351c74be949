import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { recordStatements, type Recorder } from '#bench/record.ts'
import { benchConfig } from '#bench/serve.ts'
import { openTestDatabase } from './database.ts'

/** The app on a database, with a recorder of the statements that its calls send there. */
export async function openRecordedApp(
  url: string,
): Promise<{ app: FastifyInstance; recorder: Recorder; close: () => Promise<void> }> {
  const opened = openTestDatabase(url, { poolSize: 3 })
  const building = buildApp({ config: { ...benchConfig(url), logLevel: 'silent' }, database: opened })
  const recorder = recordStatements(opened.pool, building)
  const app = await building
  return {
    app,
    recorder,
    close: async () => {
      await app.close()
      await opened.close()
    },
  }
}
