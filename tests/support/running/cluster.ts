import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { dropDatabase } from '#server/db/drop-database.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { withDatabase } from '#tests/support/checks/urls.ts'
import { makeDataFolder, removeDataFolder } from './folders.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster
  }
}

/** The PostgreSQL of one test run: where databases are created, from which migrated template, with which prefix. */
export type Cluster = {
  readonly adminUrl: string
  readonly template: string
  readonly prefix: string
  /** For the test files of the run; removed with the run. */
  readonly folder: string
}

type Server = { readonly adminUrl: string; stop(): Promise<void> }

async function startServer(): Promise<Server> {
  const external = process.env['DATABASE_URL']
  if (external !== undefined && external !== '') return { adminUrl: external, stop: async () => {} }
  const folder = makeDataFolder()
  const embedded = await startEmbedded({ dataDir: folder, durable: false })
  return {
    adminUrl: embedded.url('postgres'),
    async stop() {
      await embedded.stop()
      removeDataFolder(folder)
    },
  }
}

async function withAdmin(adminUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function dropDatabases(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { datname } of rows) await dropDatabase(client, datname)
}

/**
 * Starts one PostgreSQL for the whole run (or uses DATABASE_URL's) and migrates the template of all test databases.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const { adminUrl } = server
  // Two kinds of tests in one run may share a server.
  const prefix = `bridge_test_${process.pid}_${project.name}_`
  const template = `${prefix}template`
  await withAdmin(adminUrl, async (client) => {
    await dropDatabases(client, prefix)
    await client.query(`create database "${template}"`)
  })
  await migrate(withDatabase(adminUrl, template))
  const folder = makeDataFolder()
  project.provide('cluster', { adminUrl, template, prefix, folder })
  return async () => {
    removeDataFolder(folder)
    await withAdmin(adminUrl, (client) => dropDatabases(client, prefix))
    await server.stop()
  }
}
