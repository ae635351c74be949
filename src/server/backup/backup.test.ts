import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loadDemoData } from '#demo/load.ts'
import { isStartupError, loadConfig } from '#server/config/config.ts'
import { openFirst } from '#server/files/stores.ts'
import { makeEmptyDatabase, openTestDatabase, useDatabase } from '#tests/support/running/database.ts'
import { startObjectStore } from '#tests/support/running/object-store.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { writeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

const database = useDatabase()
const now = new Date('2026-11-20T12:00:00Z')
const never = new AbortController().signal

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Uploads on the disk, in a data folder. */
const onDisk = (dataDir: string) => ({ dataDir, filesIn: 'disk', objectStore: null }) as const

async function backUp(folder: string, uploads = onDisk(folder)): Promise<string> {
  const file = path.join(folder, 'backup.tar.gz')
  await writeBackup({ url: database.url, uploads, file, now, product: '1', signal: never })
  return file
}

type Where = { file: string; url: string; dataDir?: string; log?: (line: string) => void }

const restore = ({ file, url, dataDir, log = () => undefined }: Where) =>
  restoreBackup({ file, url, uploads: dataDir === undefined ? null : onDisk(dataDir), log, signal: never })

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

const countContent = (url: string) =>
  query<{ n: number }>(
    url,
    `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')`,
  )

beforeAll(async () => {
  await loadDemoData({ db: database.db, now })
  // Texts that COPY escapes, and rows whose position in the file differs from their order.
  await database.pool.query(
    String.raw`update organizations set description = E'a\tb\\c\nd \\N \\. é 🌊' where true`,
  )
  await database.pool.query("update projects set search = 'kept:1A'::tsvector where status = 'completed'")
})

test('everything comes back as it was: rows, numbers given next, foreign keys and triggers', async () => {
  const file = await backUp(makeFolder())
  const url = await makeEmptyDatabase()
  const sums = await restore({ file, url })
  const restored = openTestDatabase(url, { poolSize: 1 })
  expect(await snapshotDatabase(restored)).toEqual(await snapshotDatabase(database))
  await restored.close()
  expect(sums.tables.find(({ name }) => name === 'users')?.rows).toBeGreaterThan(5)
  for (const text of [
    `select conrelid::regclass::text as t, conname, convalidated, pg_get_constraintdef(oid) as def from pg_constraint
     where connamespace = 'public'::regnamespace order by 1, 2`,
    'select tgrelid::regclass::text as t, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2',
    "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1",
  ]) {
    expect(await query(url, text)).toEqual(await query(database.url, text))
  }
})

test('what a process parsed of projects stays out of it, because the next start makes it again', async () => {
  await database.pool.query(`insert into indexed_projects (project_id, parser, text_version, entry)
    select id, 'any', 0, '{}' from projects limit 1`)
  onTestFinished(async () => void (await database.pool.query('delete from indexed_projects')))
  const url = await makeEmptyDatabase()
  const sums = await restore({ file: await backUp(makeFolder()), url })
  expect(sums.tables.map(({ name }) => name)).not.toContain('indexed_projects')
  expect(await query(url, 'select * from indexed_projects')).toEqual([])
})

test('uploaded files are in it, whatever their size and place, and come back', async () => {
  const folder = makeFolder()
  const uploads = path.join(folder, 'uploads')
  mkdirSync(path.join(uploads, 'a/b'), { recursive: true })
  const files = {
    'a/b/large': Buffer.alloc(3_000_001, 'xyz'),
    empty: Buffer.alloc(0),
    small: Buffer.from('é'),
  }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(uploads, name), bytes)
  writeFileSync(path.join(uploads, 'a/b/large.unfinished'), 'being written')
  const file = await backUp(folder)
  const target = path.join(folder, 'restored')
  const sums = await restore({ file, url: await makeEmptyDatabase(), dataDir: target })
  expect(sums.uploads).toMatchObject({ files: 3, bytes: 3_000_003 })
  for (const [name, bytes] of Object.entries(files)) {
    expect(readFileSync(path.join(target, 'uploads', name)).equals(bytes)).toBe(true)
  }
})

test('files that the product did not write do not keep a backup out of an object store', async () => {
  const folder = makeFolder()
  const key = `uploads/images/ab/ab${'0'.repeat(30)}.webp`
  mkdirSync(path.join(folder, path.dirname(key)), { recursive: true })
  writeFileSync(path.join(folder, key), 'a picture')
  writeFileSync(path.join(folder, 'uploads/notes.txt'), 'mine')
  const file = await backUp(folder)
  const { settings } = await startObjectStore()
  const uploads = loadConfig({ ...settings, DATA_DIR: makeFolder() })
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const sums = await restoreBackup({ file, url: await makeEmptyDatabase(), uploads, log, signal: never })
  expect(sums.uploads.files).toBe(2)
  expect(lines).toEqual(['Skipping the file "uploads/notes.txt", which the product did not write.'])
  const found: string[] = []
  for await (const { key: name } of openFirst(uploads).list('uploads/')) found.push(name)
  expect(found).toEqual([key])
})

test('the archive is for its owner alone and has its name only when it is whole', async () => {
  const folder = makeFolder()
  const file = await backUp(folder)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}.unfinished`)).toBe(false)
  const stop = new AbortController()
  stop.abort()
  const cut = path.join(folder, 'cut.tar.gz')
  const interrupted = writeBackup({
    url: database.url,
    uploads: onDisk(folder),
    file: cut,
    now,
    product: '1',
    signal: stop.signal,
  })
  await expect(interrupted).rejects.toThrow(/abort/)
  expect([existsSync(cut), existsSync(`${cut}.unfinished`)]).toEqual([false, false])
})

test('a database that holds anything is refused and left as it is', async () => {
  const file = await backUp(makeFolder())
  const before = await snapshotDatabase(database)
  await expect(restore({ file, url: database.url })).rejects.toThrow(
    /^The database is not empty \(it has \w+\)\. Restore into an empty one\. Nothing was changed\.$/,
  )
  expect(await snapshotDatabase(database)).toEqual(before)
})

test('a folder of uploads that holds anything is refused, and the database stays empty', async () => {
  const folder = makeFolder()
  const file = await backUp(folder)
  const url = await makeEmptyDatabase()
  mkdirSync(path.join(folder, 'uploads/images'), { recursive: true })
  await expect(restore({ file, url, dataDir: folder })).rejects.toThrow(/is not empty\. Move it away first/)
  expect(await countContent(url)).toEqual([{ n: 0 }])
})

test('a table that belongs to no migration is kept in the archive, reported and left out', async () => {
  await database.pool.query('create table foreign_notes (n int)')
  onTestFinished(async () => void (await database.pool.query('drop table foreign_notes')))
  await database.pool.query('insert into foreign_notes values (1)')
  const file = await backUp(makeFolder())
  const url = await makeEmptyDatabase()
  const warnings: string[] = []
  await restore({ file, url, log: (line) => warnings.push(line) })
  expect(warnings).toEqual(['Skipping the table foreign_notes, which belongs to no migration.'])
})

describe('R16 an archive that is broken or cut off changes nothing', () => {
  const broken: [what: string, breakIt: (bytes: Buffer) => Buffer][] = [
    ['empty', () => Buffer.alloc(0)],
    ['no archive', () => Buffer.from('{"format":"bridge-collective-backup"}')],
    ['cut off in its beginning', (bytes) => bytes.subarray(0, 100)],
    ['cut off in the middle', (bytes) => bytes.subarray(0, bytes.length >> 1)],
    ['cut off at its last byte', (bytes) => bytes.subarray(0, -1)],
    ['with another bit', (bytes) => flipByte(bytes, bytes.length >> 1)],
    ['without its last file', (bytes) => gzipSync(withoutSums(gunzipSync(bytes)))],
    ['with another letter in a row', (bytes) => gzipSync(edit(gunzipSync(bytes), '🌊', '🌋'))],
    ['with another manifest', (bytes) => gzipSync(edit(gunzipSync(bytes), '-backup"', '-backuq"'))],
    [
      'of a newer release',
      (bytes) => gzipSync(edit(gunzipSync(bytes), '0001_foundation', '9001_foundation')),
    ],
  ]

  test.each(broken)('(%s)', async (_, corrupt) => {
    const folder = makeFolder()
    const file = await backUp(folder)
    writeFileSync(file, corrupt(readFileSync(file)))
    const url = await makeEmptyDatabase()
    const uploads = path.join(folder, 'uploads')
    const error: unknown = await restore({ file, url, dataDir: folder }).then(
      String,
      (reason: unknown) => reason,
    )
    expect(isStartupError(error)).toBe(true)
    expect(String(error)).toMatch(
      /^Error: (Could not restore the backup|The database|A newer release made the backup) .*\.$/,
    )
    expect(await countContent(url)).toEqual([{ n: 0 }])
    expect(existsSync(uploads)).toBe(false)
  })
})

function flipByte(bytes: Buffer, at: number): Buffer {
  const other = Buffer.from(bytes)
  other[at] = (other[at] ?? 0) ^ 16
  return other
}

function edit(bytes: Buffer, from: string, to: string): Buffer {
  const at = bytes.indexOf(from)
  expect(at).toBeGreaterThan(0)
  const other = Buffer.from(bytes)
  other.write(to, at)
  return other
}

const withoutSums = (tar: Buffer) =>
  Buffer.concat([tar.subarray(0, tar.indexOf('sums.json')), Buffer.alloc(1024)])
