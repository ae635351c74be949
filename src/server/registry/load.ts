/** Loads the files of the register: all of them are taken, in one transaction, or nothing has changed. */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { registerFiles, type RegisterFile } from '#domain/register.ts'
import { recordAudit } from '#server/audit/record.ts'
import { openSession, type Session } from '#server/backup/queries.ts'
import { startupError } from '#server/config.ts'
import { builderOver } from '#server/db/db.ts'
import { findLoaded, type Loaded } from './find-queries.ts'
import { formats, type Format } from './formats.ts'
import { openHash, readLines } from './lines.ts'
import { recheckVerified } from './recheck.ts'
import {
  countLoaded,
  createNext,
  finishNext,
  insertLoad,
  openFilling,
  swap,
  takeLoadLock,
  takeTables,
  type FileRecord,
  type Filling,
} from './load-queries.ts'

export interface Listener {
  reject(file: string, line: number, reason: string): void
  /** Rows read of a file so far, and the share of its bytes, from 0 to 1; null where nobody knows its length. */
  progress(file: string, rows: number, share: number | null): void
  /** What is done after reading. */
  step(sentence: string): void
}

export interface Load {
  url: string
  files: Record<RegisterFile, readonly string[]>
  /** The posting day, YYYY-MM-DD; null takes that of each file. */
  asOf: string | null
  isPartial: boolean
  isDryRun: boolean
  now: () => Date
  listener: Listener
  signal: AbortSignal
}

export interface Summary {
  files: readonly FileRecord[]
  durationMs: number
  rechecked: number
  suspended: readonly { name: string; reasons: readonly string[] }[]
}

/** The share of the rows loaded before that a whole file has at least. */
const leastShare = 0.8

/** Throws a startup error where a file is broken or another load is under way; nothing has changed then. */
export async function loadRegister(load: Load): Promise<Summary> {
  const started = load.now()
  const client = await openSession(load.url, 'bridge-collective registry')
  try {
    await client.query('begin')
    if (!(await takeLoadLock(client))) {
      throw startupError('Another load is running. Wait until it ends, then try again.')
    }
    const kinds = registerFiles.filter((kind) => load.files[kind].length > 0)
    const before = await countLoaded(client)
    const files: FileRecord[] = []
    for (const kind of kinds) {
      const read = await fill(client, kind, load)
      if (!load.isPartial) checkShare(kind, read, before.get(kind) ?? 0)
      files.push(...read)
    }
    // Nobody is verified by the old register once everybody who was is looked at again.
    if (!load.isDryRun) await takeTables(client, kinds)
    load.listener.step('checking verified organizations again')
    const db = builderOver(client)
    const loaded = withLoaded(await findLoaded(db), files, load.isPartial)
    const rechecked = await recheckVerified(db, { loaded, kinds, at: load.now(), signal: load.signal })
    load.listener.step(load.isDryRun ? 'undoing everything' : 'switching to the new register')
    if (!load.isDryRun) await swap(client, kinds)
    load.signal.throwIfAborted()
    const loadedAt = load.now()
    const durationMs = loadedAt.getTime() - started.getTime()
    const loadId = await insertLoad(client, {
      loadedAt,
      durationMs,
      rechecked: rechecked.rechecked,
      suspended: rechecked.suspended.length,
      isPartial: load.isPartial,
      files,
    })
    await recordAudit(db, {
      actorId: null,
      origin: null,
      action: 'register.load',
      objectType: 'register',
      objectId: loadId,
      after: {
        rows: files.reduce((sum, file) => sum + file.rows, 0),
        rejected: files.reduce((sum, file) => sum + file.rejected, 0),
        rechecked: rechecked.rechecked,
        suspended: rechecked.suspended.length,
        postedOn: [...new Set(files.map((file) => file.postedOn))].toSorted(),
      },
    })
    await client.query(load.isDryRun ? 'rollback' : 'commit')
    return { files, durationMs, ...rechecked }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** What is loaded once these files have their place. */
function withLoaded(before: Loaded, read: readonly FileRecord[], isPartial: boolean): Loaded {
  const after = { files: { ...before.files }, isPartial: before.isPartial }
  for (const kind of registerFiles) {
    const files = read.filter((each) => each.kind === kind)
    const [postedOn] = files.map((each) => each.postedOn).toSorted()
    if (!postedOn) continue
    after.files[kind] = { names: files.map(({ name }) => name), postedOn }
    if (kind === 'bmf') after.isPartial = isPartial
  }
  return after
}

/** Fills the table beside that of a kind with its files. */
async function fill(client: Session, kind: RegisterFile, load: Load): Promise<FileRecord[]> {
  await createNext(client, kind)
  const filling = openFilling(client, kind)
  const read: FileRecord[] = []
  try {
    for (const [index, file] of load.files[kind].entries()) {
      read.push(await readFile(file, { kind, index, filling, load }))
    }
    await filling.end()
  } catch (error) {
    await filling.abandon()
    throw error
  }
  load.listener.step(`${kind}: indexing`)
  await finishNext(client, kind)
  return read
}

interface Reading {
  kind: RegisterFile
  index: number
  filling: Filling
  load: Load
}

async function readFile(file: string, { kind, index, filling, load }: Reading): Promise<FileRecord> {
  const { signal, listener, asOf } = load
  const format = formats[kind]
  const { size, mtime } = await stat(file)
  const name = path.basename(file)
  const hash = openHash()
  const counted = { line: 0, rows: 0, rejected: 0 }
  let isCutOff = false
  for await (const piece of readLines(file, hash)) {
    signal.throwIfAborted()
    let text = ''
    for (const line of piece.lines) {
      counted.line += 1
      if (counted.line === 1 && format.header !== null) {
        checkHeader(line, format, name)
        continue
      }
      const reading = format.read(escapeLine(line))
      if (reading === 'blank') continue
      if ('refusal' in reading) {
        counted.rejected += 1
        isCutOff = piece.endsOpen
        listener.reject(name, counted.line, reading.refusal)
        continue
      }
      counted.rows += 1
      const [ein, ...cells] = reading.cells.map((cell) => cell ?? empty)
      text += `${ein}\t${index}\t${counted.line}\t${cells.join('\t')}\n`
    }
    if (text !== '') await filling.write(text)
    listener.progress(name, counted.rows, size > 0 ? piece.bytes / size : null)
  }
  checkWhole(name, { ...counted, isCutOff })
  const { rows, rejected } = counted
  const postedOn = asOf ?? mtime.toISOString().slice(0, 10)
  return { kind, file: index, name, sha256: hash.digest('hex'), rows, rejected, postedOn }
}

const byteOrderMark = '\uFEFF'

function checkHeader(line: string, { header }: Format, name: string): void {
  if (line.replace(byteOrderMark, '').trimEnd() === header) return
  throw startupError(
    `${name} does not start with the header of the Business Master File (EIN,NAME,ICO,… 28 columns). Nothing was changed.`,
  )
}

/** Rejected rows that a file may have however few its rows are, and their share beyond that. */
const toleratedRows = 10
const toleratedShare = 0.01

function checkWhole(
  name: string,
  { rows, rejected, isCutOff }: { rows: number; rejected: number; isCutOff: boolean },
): void {
  if (rows === 0) throw startupError(`${name} has no readable rows. Nothing was changed.`)
  if (isCutOff) throw startupError(`${name} is cut off in its last line. Nothing was changed.`)
  if (rejected > Math.max(toleratedRows, toleratedShare * (rows + rejected))) {
    throw startupError(
      `${name} is broken: ${rejected} of ${rows + rejected} rows are unreadable. Nothing was changed.`,
    )
  }
}

function checkShare(kind: RegisterFile, files: readonly FileRecord[], before: number): void {
  const rows = files.reduce((sum, file) => sum + file.rows, 0)
  if (rows >= before * leastShare) return
  throw startupError(
    `${kind}: ${rows} rows are fewer than 80% of the ${before} loaded before. If this is intentionally a part of the register, add --partial. Nothing was changed.`,
  )
}

// oxlint-disable-next-line no-control-regex -- because exactly these characters mean something to COPY
const special = /[\\\t\u0000\r]/

/** The line as COPY text takes it: what would end a cell or a row is a space, what would be a code is written twice. */
function escapeLine(line: string): string {
  if (!special.test(line)) return line
  return line
    .replaceAll(/[\t\r]/g, ' ')
    .replaceAll('\0', '')
    .replaceAll('\\', '\\\\')
}

const empty = String.raw`\N`
