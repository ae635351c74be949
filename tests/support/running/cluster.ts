import { statfsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { dropDatabase } from '#server/db/drop-database.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { withDatabase } from '#tests/support/checks/urls.ts'

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

// scripts/steps.mjs finds leftovers of a killed run by this name, which contains the process id.
const makeFolder = (parent = tmpdir()) => mkdtemp(path.join(parent, `bridge-collective-test-${process.pid}-`))
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })

/** Where Linux has files in memory. */
const memoryFolder = '/dev/shm'
/** Several times what the databases of a run take. */
const neededMemory = 4 * 1024 ** 3

/**
 * A folder in memory if there is enough of it: each test file copies a database of a thousand files, which takes ten times as much
 * processor time on a disk.
 */
function findClusterParent(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    return Math.min(bavail * bsize, process.availableMemory()) >= neededMemory ? memoryFolder : tmpdir()
  } catch {
    return tmpdir()
  }
}

async function startServer(): Promise<Server> {
  const external = process.env['DATABASE_URL']
  if (external !== undefined && external !== '') return { adminUrl: external, stop: async () => {} }
  const folder = await makeFolder(findClusterParent())
  const embedded = await startEmbedded({ dataDir: folder, durable: false })
  return {
    adminUrl: embedded.url('postgres'),
    async stop() {
      await embedded.stop()
      await removeFolder(folder)
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
  const folder = await makeFolder()
  // An embedded database may run as another user, which must be able to enter the folder.
  await chmod(folder, 0o711)
  project.provide('cluster', { adminUrl, template, prefix, folder })
  return async () => {
    await removeFolder(folder)
    await withAdmin(adminUrl, (client) => dropDatabases(client, prefix))
    await server.stop()
  }
}
