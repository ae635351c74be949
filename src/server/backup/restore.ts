/** Restores an archive into an empty database and verifies the result. If anything differs, nothing changes. */
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { isStartupError, startupError } from '#server/config/config.ts'
import { sqlState } from '#server/db/db.ts'
import { replayMigrations } from '#server/db/migrate.ts'
import type { FileStores } from '#server/files/stores.ts'
import { readArchive, readText, type Entry } from './archive.ts'
import { manifestName, manifestSchema, sumsName, sumsSchema, type Manifest, type Sums } from './format.ts'
import {
  copyIn,
  openSession,
  listKeptTables,
  listTables,
  sumTable,
  type CopyIn,
  type Session,
} from './queries.ts'
import { emptyTables, findContent, dropConstraints, setSequences } from './restore-queries.ts'
import { isUpload, openUploads, readUploads, type UploadTarget } from './uploads.ts'

export interface Restore {
  /** The URL of an empty database. */
  url: string
  /** Where uploaded files go, which has none yet; null only verifies them. */
  uploads: FileStores | null
  file: string
  log: (sentence: string) => void
  signal: AbortSignal
}

/** Reads the archive's manifest. Throws a startup error if the file is not one of our archives. */
export async function readManifest(file: string): Promise<Manifest> {
  try {
    for await (const entry of readArchive(file)) return await parseManifest(entry)
  } catch (error) {
    throw describeFailure(error, file)
  }
  throw describeFailure(new Error('it is empty'), file)
}

/**
 * Restores into an empty database, with the archive's own schema, in one transaction. Compares row counts and
 * checksums before it commits. Throws a startup error and leaves the database unchanged if anything fails.
 */
export async function restoreBackup(restore: Restore): Promise<Sums> {
  const { file, url, log } = restore
  const client = await openSession(url, 'bridge-collective restore')
  let uploads: UploadTarget | undefined
  let undoPlacing: (() => Promise<void>) | undefined
  try {
    await client.query('begin')
    const content = await findContent(client)
    if (content !== null) {
      throw startupError(
        `The database is not empty (it has ${content}). Restore into an empty one. Nothing was changed.`,
      )
    }
    uploads = restore.uploads ? await openUploads(restore.uploads, restore.log) : readUploads()
    const sums = await load(client, uploads, restore)
    undoPlacing = await uploads.place()
    await client.query('commit')
    undoPlacing = undefined
    await client.query('analyze').catch((error: unknown) => {
      // Everything is restored by now, and the server does this by itself later.
      log(`Everything is restored, but PostgreSQL has no statistics for fast queries yet: ${String(error)}`)
    })
    return sums
  } catch (error) {
    await undoPlacing?.()
    await client.query('rollback').catch(() => undefined)
    throw describeFailure(error, file)
  } finally {
    await uploads?.discard()
    await client.end().catch(() => undefined)
  }
}

async function load(client: Session, uploads: UploadTarget, { file, log, signal }: Restore): Promise<Sums> {
  let manifest: Manifest | undefined
  let sums: Sums | undefined
  let loader: Loader | undefined
  let restoreConstraints: (() => Promise<void>) | undefined
  try {
    for await (const entry of readArchive(file, signal)) {
      const { name } = entry
      if (!manifest) {
        manifest = await parseManifest(entry)
        await replayMigrations(client, manifest.migrations)
        // Runs first, because a trigger prevents emptying the audit log.
        restoreConstraints = await dropConstraints(client)
        await emptyTables(client, await listTables(client))
        loader = await openLoader(client, manifest, log)
      } else if (name === sumsName) sums = sumsSchema.parse(JSON.parse(await readText(entry)))
      else if (isUpload(name)) await uploads.take(entry)
      else await loader?.take(entry)
    }
    if (!manifest || !sums) throw new Error('it is incomplete')
    await loader?.end()
  } catch (error) {
    await loader?.abandon()
    throw error
  }
  await restoreConstraints?.()
  await setSequences(client, sums.sequences)
  await compare(client, manifest, sums)
  if (JSON.stringify(uploads.total()) !== JSON.stringify(sums.uploads)) {
    throw new Error('the uploaded files differ from the backup')
  }
  return sums
}

async function parseManifest(entry: Entry): Promise<Manifest> {
  if (entry.name !== manifestName) throw new Error('it does not start with a manifest')
  return manifestSchema.parse(JSON.parse(await readText(entry)))
}

interface Loader {
  take(entry: Entry): Promise<void>
  end(): Promise<void>
  /** Aborts a table whose rows are incomplete. */
  abandon(): Promise<void>
}

/** Loads the pieces of tables, which arrive one table at a time. */
async function openLoader(client: Session, manifest: Manifest, log: Restore['log']): Promise<Loader> {
  const tableNames = new Set((await listTables(client)).map(({ name }) => name))
  let open: { name: string; copy: CopyIn; done: Promise<void> } | undefined
  const end = async () => {
    open?.copy.end()
    await open?.done
    open = undefined
  }
  const begin = (name: string) => {
    const table = manifest.tables.find((each) => each.name === name)
    if (!table) throw new Error(`the table ${name} is not in its manifest`)
    const copy = copyIn(client, table)
    const done = finished(copy)
    done.catch(() => undefined)
    return { name, copy, done }
  }
  for (const { name } of manifest.tables) {
    if (!tableNames.has(name)) log(`Skipping the table ${name}, which belongs to no migration.`)
  }
  return {
    end,
    async abandon() {
      open?.copy.destroy(new Error('given up'))
      await open?.done.catch(() => undefined)
    },
    async take(entry) {
      const [, name = ''] = /^tables\/([^/]+)\/\d+$/.exec(entry.name) ?? []
      if (open?.name !== name) await end()
      if (!tableNames.has(name)) {
        for await (const _ of entry.bytes) continue
        return
      }
      open ??= begin(name)
      for await (const chunk of entry.bytes) {
        if (!open.copy.write(chunk)) await Promise.race([once(open.copy, 'drain'), open.done])
      }
    },
  }
}

/** Throws unless the database contains every table of a backup with its rows. */
async function compare(client: Session, manifest: Manifest, sums: Sums): Promise<void> {
  for (const { name } of await listKeptTables(client)) {
    const table = manifest.tables.find((each) => each.name === name)
    const expected = sums.tables.find((each) => each.name === name)
    if (!table || !expected) throw new Error(`the table ${name} is missing`)
    const found = await sumTable(client, table)
    if (found.rows !== expected.rows || found.sha256 !== expected.sha256) {
      throw new Error(
        `the table ${name} was restored with ${found.rows} rows that differ from the ${expected.rows} in the backup`,
      )
    }
  }
}

const codes: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'there is no permission to read it',
  EISDIR: 'it is a folder',
  ABORT_ERR: 'it was interrupted',
  Z_DATA_ERROR: 'it is damaged',
  Z_BUF_ERROR: 'it is incomplete',
}

function describeFailure(error: unknown, file: string): Error {
  if (isStartupError(error)) return error
  const errorText = error instanceof Error ? error.message : String(error)
  const isForeign = error instanceof SyntaxError || (error instanceof Error && error.name === 'ZodError')
  const reason = isForeign
    ? 'it is not a backup of this product'
    : (codes[sqlState(error) ?? ''] ?? errorText)
  return startupError(`Could not restore the backup ${file}: ${reason}. Nothing was changed.`, error)
}
