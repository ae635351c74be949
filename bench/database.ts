/** The benchmark's databases, on its own PostgreSQL outside the project. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { systemClock } from '#server/context.ts'
import { openDatabase } from '#server/db/db.ts'
import { dropDatabase } from '#server/db/drop-database.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { recurring } from '#server/jobs/handlers.ts'
import { addJobs } from '#server/jobs/queries.ts'
import { withClient } from './copy-rows.ts'
import { generate, type Sizes } from './generate.ts'
import { benchCoverLetter } from './scenarios.ts'

export interface Bench {
  /** The URLs of the database with all projects, and of the one with few where the bench has one. */
  all: string
  few: string
  postgres: string
  stop(): Promise<void>
}

/** Starts PostgreSQL in the folder and fills its databases, unless they already exist with these sizes. */
export async function openBench(
  folder: string,
  sizes: { all: Sizes; few?: Sizes },
  { now, print }: { now: Date; print: (line: string) => void },
): Promise<Bench> {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const note = path.join(folder, 'bench.json')
  const wanted = JSON.stringify(sizes)
  const isThere = existsSync(note) && readFileSync(note, 'utf8') === wanted
  if (!isThere) {
    rmSync(note, { force: true })
    await fillDatabases(folder, sizes, { now, print })
    writeFileSync(note, wanted)
  }
  const server = await startEmbedded({ dataDir: folder })
  try {
    for (const [name, size] of isThere ? Object.entries(sizes) : []) {
      await migrate(server.url(name))
      await removeApplications(server.url(name))
      print(`${size.projects} projects are still there`)
    }
    for (const name of Object.keys(sizes)) await restJobs(server.url(name))
    const postgres = await withClient(server.url('postgres'), async (client) => {
      const { rows } = await client.query<{ version: string }>(
        "select current_setting('server_version') as version",
      )
      return rows[0]?.version ?? ''
    })
    return { all: server.url('all'), few: server.url('few'), postgres, stop: () => server.stop() }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Without waiting for the disk: what a crash leaves is filled again. */
async function fillDatabases(
  folder: string,
  sizes: Record<string, Sizes>,
  { now, print }: { now: Date; print: (line: string) => void },
): Promise<void> {
  const server = await startEmbedded({ dataDir: folder, durable: false })
  try {
    for (const [name, size] of Object.entries(sizes)) {
      await createBenchDatabase(server.url('postgres'), name)
      await migrate(server.url(name))
      await generate(server.url(name), size, now)
      print(`${size.projects} projects are written`)
    }
  } finally {
    await server.stop()
  }
}

async function createBenchDatabase(url: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    await dropDatabase(client, name)
    await client.query(`create database "${name}"`)
  })
}

/**
 * The recurring jobs wait for their next time, as after any restart: no generated application has ever been looked at by one,
 * and doing that for a million of them would take hours of the cores that are measured.
 */
async function restJobs(url: string): Promise<void> {
  const database = openDatabase(url, { poolSize: 1 })
  try {
    const now = systemClock().getTime()
    await addJobs(
      database.db,
      recurring.map(({ kind, everyMs }) => ({ kind, uniqueKey: kind, runAt: new Date(now + everyMs) })),
    )
  } finally {
    await database.close()
  }
}

/** Removes the applications of an earlier run. */
async function removeApplications(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('truncate jobs, application_history, facts cascade')
    const { rowCount } = await client.query('delete from applications where cover_letter = $1', [
      benchCoverLetter,
    ])
    // It takes a minute with a million projects, and without a change finds nothing to do.
    if (rowCount) await client.query('vacuum analyze')
  })
}
