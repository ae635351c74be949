/** Writes all stored data into one archive, as of a single point in time, while the product keeps running. */
import { createHash } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { startupError } from '#server/config/config.ts'
import type { FileStores } from '#server/files/stores.ts'
import { addUploads } from './uploads.ts'
import { asBuffer, createArchive, type ArchiveWriter } from './archive.ts'
import { manifestName, sumsName, type Manifest, type Sums, type Table, type TableSum } from './format.ts'
import {
  beginSnapshot,
  copyOut,
  endSnapshot,
  insertBackup,
  openSession,
  listMigrations,
  listSequences,
  listKeptTables,
  findServerVersion,
  type Session,
} from './queries.ts'

export interface Backup {
  /** The database URL. */
  url: string
  /** Where uploaded files are. */
  uploads: FileStores
  /** The path of the archive; no file may exist there. */
  file: string
  now: Date
  /** The product's version. */
  product: string
  signal: AbortSignal
}

/**
 * Writes the archive and gives it its name only when it is complete and on the disk. Throws a startup error if the
 * database does not belong to the product.
 */
export async function writeBackup(backup: Backup): Promise<Sums> {
  const { file, now, signal } = backup
  const unfinished = `${file}.unfinished`
  const client = await openSession(backup.url, 'bridge-collective backup')
  try {
    await beginSnapshot(client)
    const manifest = await describe(client, backup)
    await rm(unfinished, { force: true })
    const archive = createArchive({ file: unfinished, now, signal })
    try {
      const sums = await fill(archive, { client, manifest, uploads: backup.uploads })
      await archive.close()
      await rename(unfinished, file)
      return sums
    } catch (error) {
      await archive.abandon()
      await rm(unfinished, { force: true })
      throw error
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Records that there is a backup, so that administrators see its age. The snapshot itself does not contain this row. */
export async function recordBackup(url: string, backup: { madeAt: Date; bytes: number }): Promise<void> {
  const client = await openSession(url, 'bridge-collective backup')
  try {
    await insertBackup(client, backup)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function describe(client: Session, { now, product }: Backup): Promise<Manifest> {
  const migrations = await listMigrations(client)
  if (migrations.length === 0) {
    throw startupError('The database is still empty, so there is nothing to back up.')
  }
  return {
    format: 'bridge-collective-backup',
    version: 1,
    product,
    postgresql: await findServerVersion(client),
    createdAt: now.toISOString(),
    migrations,
    tables: await listKeptTables(client),
  }
}

async function fill(
  archive: ArchiveWriter,
  { client, manifest, uploads }: { client: Session; manifest: Manifest; uploads: FileStores },
): Promise<Sums> {
  await addText(archive, manifestName, manifest)
  const tables: TableSum[] = []
  for (const table of manifest.tables) tables.push(await addTable(archive, client, table))
  const sequences = await listSequences(client)
  // Files can take hours. Meanwhile nothing may wait for the locks, and old rows may be cleaned up.
  await endSnapshot(client)
  // Read files after the snapshot: a file always exists before the row that names it.
  const sums = { tables, sequences, uploads: await addUploads(archive, uploads) }
  await addText(archive, sumsName, sums)
  return sums
}

async function addText(archive: ArchiveWriter, name: string, value: unknown): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  await archive.add(name, bytes.length, [bytes])
}

/** Maximum bytes of a table in memory: a tar needs the size of a file before its content. */
const chunkSize = 4 * 1024 * 1024

/** Adds the table's COPY text in pieces: `tables/NAME/000001` and so on. */
async function addTable(archive: ArchiveWriter, client: Session, table: Table): Promise<TableSum> {
  const copy = copyOut(client, table)
  const hash = createHash('sha256')
  let pieces = 0
  let buffered: Buffer[] = []
  let size = 0
  const flush = async () => {
    if (size === 0) return
    pieces += 1
    await archive.add(`tables/${table.name}/${String(pieces).padStart(6, '0')}`, size, buffered)
    buffered = []
    size = 0
  }
  for await (const chunk of copy) {
    const bytes = asBuffer(chunk)
    hash.update(bytes)
    buffered.push(bytes)
    size += bytes.length
    if (size >= chunkSize) await flush()
  }
  await flush()
  return { name: table.name, rows: copy.rowCount, sha256: hash.digest('hex') }
}
