/** Loads the register files in one transaction: either all of them take effect or nothing changes. */
import { registerFiles, type RegisterFile } from '#domain/verification/register.ts'
import type { RegisterChanges } from '#domain/verification/register-runs.ts'
import { openSession, type Session } from '#server/backup/queries.ts'
import { isStartupError, startupError } from '#server/config/config.ts'
import { builderOver, type Db } from '#server/db/db.ts'
import { checkComplete, checkHeader, checkShare } from './file-checks.ts'
import { findLoaded, type LoadedRegister } from './find-queries.ts'
import { formats } from './formats.ts'
import { openHash, readLines } from './lines.ts'
import type { RegisterInput } from './input.ts'
import { recordLoad } from './record-load.ts'
import { recheckVerified } from './recheck.ts'
import {
  countChanges,
  countLoaded,
  createNextTable,
  finishNextTable,
  openTableWriter,
  swapTables,
  tryLoadLock,
  lockTables,
  type FileRecord,
  type TableWriter,
} from './load-queries.ts'

export interface Listener {
  reject(file: string, line: number, reason: string): void
  /** The rows read from a file so far, and the fraction of its bytes (0 to 1). Null if its length is unknown. */
  progress(file: string, rows: number, share: number | null): void
  /** The current step after reading. */
  step(sentence: string): void
}

export interface Load {
  url: string
  files: Record<RegisterFile, readonly RegisterInput[]>
  /** The posting date, YYYY-MM-DD. Null takes the date of each file. */
  asOf: string | null
  isPartial: boolean
  isDryRun: boolean
  /** The administrator who loads it; absent for an operator's command. */
  actorId?: string | null
  now: () => Date
  listener: Listener
  signal: AbortSignal
  /** Runs last in the transaction of the load, not in a dry run. What it writes takes effect with the load; an error undoes all. */
  conclude?: (db: Db, summary: Summary) => Promise<void>
}

export interface Summary {
  files: readonly FileRecord[]
  /** Only counted in a dry run. */
  changes: readonly RegisterChanges[]
  durationMs: number
  rechecked: number
  suspended: readonly { name: string; reasons: readonly string[] }[]
}

const otherLoad = 'Another load is running. Wait until it ends, then try again.'

/** Whether a load was refused because another one is running. */
export const isOtherLoad = (error: unknown): boolean => isStartupError(error) && error.message === otherLoad

/** Throws a startup error if a file is broken or another load is running. Nothing has changed then. */
export async function loadRegister(load: Load): Promise<Summary> {
  const started = load.now()
  const client = await openSession(load.url, 'bridge-collective registry')
  try {
    await client.query('begin')
    if (!(await tryLoadLock(client))) {
      throw startupError(otherLoad)
    }
    const kinds = registerFiles.filter((kind) => load.files[kind].length > 0)
    const before = await countLoaded(client)
    const files: FileRecord[] = []
    for (const kind of kinds) {
      const read = await fill(client, kind, load)
      if (!load.isPartial) checkShare(kind, read, before.get(kind) ?? 0)
      files.push(...read)
    }
    const changes = load.isDryRun ? await countChanges(client, kinds) : []
    // With the tables locked, no one can be verified by the old register after the recheck.
    if (!load.isDryRun) await lockTables(client, kinds)
    load.listener.step('checking verified organizations again')
    const db = builderOver(client)
    const loaded = mergeLoaded(await findLoaded(db), files, load.isPartial)
    const rechecked = await recheckVerified(db, { loaded, kinds, at: load.now(), signal: load.signal })
    load.listener.step(load.isDryRun ? 'undoing everything' : 'switching to the new register')
    if (!load.isDryRun) await swapTables(client, kinds)
    load.signal.throwIfAborted()
    const loadedAt = load.now()
    const durationMs = loadedAt.getTime() - started.getTime()
    const summary = { files, changes, durationMs, ...rechecked }
    if (!load.isDryRun) {
      await recordLoad(client, {
        loadedAt,
        durationMs,
        rechecked: rechecked.rechecked,
        suspended: rechecked.suspended.length,
        isPartial: load.isPartial,
        files,
        actorId: load.actorId ?? null,
      })
      await load.conclude?.(db, summary)
    }
    await client.query(load.isDryRun ? 'rollback' : 'commit')
    return summary
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** What is loaded once these files are in place. */
function mergeLoaded(
  before: LoadedRegister,
  read: readonly FileRecord[],
  isPartial: boolean,
): LoadedRegister {
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

/** Fills the new table of a kind from its files. */
async function fill(client: Session, kind: RegisterFile, load: Load): Promise<FileRecord[]> {
  await createNextTable(client, kind)
  const tableWriter = openTableWriter(client, kind)
  const read: FileRecord[] = []
  try {
    for (const [index, file] of load.files[kind].entries()) {
      read.push(await readFile(file, { kind, index, tableWriter, load }))
    }
    await tableWriter.end()
  } catch (error) {
    await tableWriter.abandon()
    throw error
  }
  load.listener.step(`${kind}: indexing`)
  await finishNextTable(client, kind)
  return read
}

interface FileInput {
  kind: RegisterFile
  index: number
  tableWriter: TableWriter
  load: Load
}

async function readFile(
  file: RegisterInput,
  { kind, index, tableWriter, load }: FileInput,
): Promise<FileRecord> {
  const { signal, listener, asOf } = load
  const format = formats[kind]
  const { name, size, writtenAt } = file
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
        isCutOff = piece.isUnterminated
        listener.reject(name, counted.line, reading.refusal)
        continue
      }
      counted.rows += 1
      const [ein, ...cells] = reading.cells.map((cell) => cell ?? empty)
      text += `${ein}\t${index}\t${counted.line}\t${cells.join('\t')}\n`
    }
    if (text !== '') await tableWriter.write(text)
    listener.progress(name, counted.rows, size > 0 ? piece.bytes / size : null)
  }
  checkComplete(name, { ...counted, isCutOff })
  const { rows, rejected } = counted
  const postedOn = asOf ?? writtenAt.toISOString().slice(0, 10)
  return { kind, file: index, name, sha256: hash.digest('hex'), rows, rejected, postedOn }
}

// oxlint-disable-next-line no-control-regex -- because exactly these characters mean something to COPY
const special = /[\\\t\u0000\r]/

/** Escapes a line for COPY: tabs and line breaks become spaces, and backslashes are doubled. */
function escapeLine(line: string): string {
  if (!special.test(line)) return line
  return line
    .replaceAll(/[\t\r]/g, ' ')
    .replaceAll('\0', '')
    .replaceAll('\\', '\\\\')
}

const empty = String.raw`\N`
