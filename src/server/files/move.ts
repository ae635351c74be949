/** Copies files to the store that the settings name for new files, while the product serves them from both. */
import { createHash } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { startupError } from '#server/config/config.ts'
import type { StoreName } from '#server/config/file-settings.ts'
import { listMissingSettings, openFirst, openOthers, openStore, type FileStores } from './stores.ts'
import { fileFolders, isFileKey, type FileStore } from './store.ts'

/** What a move did. */
export interface MoveSums {
  copied: number
  /** The bytes of the copied files. */
  bytes: number
  /** Files that an earlier run had copied, compared again. */
  present: number
  /** Originals that are gone after the copy was compared. */
  removed: number
  /** Files that the product did not write; they stay where they are. */
  foreign: string[]
  /** Files whose copy differs from them, or is not there. */
  damaged: string[]
}

interface Move {
  config: FileStores
  to: StoreName
  /** Whether each original goes once its copy is compared. */
  removesOriginals: boolean
  signal: AbortSignal
  /** Called after each file. */
  onFile: (sums: MoveSums) => void
}

/**
 * Copies all files and compares the SHA-256 of each copy, as read back, with that of the original. Stops between two files when
 * aborted. A repeated run continues: it compares copies that are there. Throws a startup error if the settings don't
 * name both stores.
 */
export async function moveFiles({ config, to, removesOriginals, signal, onFile }: Move): Promise<MoveSums> {
  if (config.filesIn !== to) {
    throw startupError(
      `New files still go to ${openFirst(config).label}. Set FILES=${to} and restart the product first, so that nothing is left behind.`,
    )
  }
  const [sources, target] = [openOthers(config), openStore(config, to)]
  if (sources.length === 0 || !target)
    throw startupError(`Set ${listMissingSettings(config).join(', or ')} first.`)
  const sums: MoveSums = { copied: 0, bytes: 0, present: 0, removed: 0, foreign: [], damaged: [] }
  for await (const { source, key } of listAll(sources)) {
    if (signal.aborted) return sums
    if (isFileKey(key)) await moveOne({ source, target, key, removesOriginals }, sums)
    // An export that is being written moves with the next run, or goes with the sweep.
    else if (!key.endsWith('.unfinished')) sums.foreign.push(key)
    onFile(sums)
  }
  return sums
}

/** The files of these stores. */
async function* listAll(sources: readonly FileStore[]): AsyncGenerator<{ source: FileStore; key: string }> {
  for (const source of sources) {
    for (const folder of fileFolders) {
      for await (const { key } of source.list(folder)) yield { source, key }
    }
  }
}

interface Step {
  source: FileStore
  target: FileStore
  key: string
  removesOriginals: boolean
}

async function moveOne({ source, target, key, removesOriginals }: Step, sums: MoveSums): Promise<void> {
  const known = await hashStored(target, key)
  const copied = known === null ? await copy(source, target, key) : null
  const [original, there] =
    copied === null ? [await hashStored(source, key), known] : [copied.hash, await hashStored(target, key)]
  // Removed while it was copied: the removal found no copy yet.
  if (original === null || !(await source.has(key))) {
    if (copied !== null) await target.remove(key)
    return
  }
  if (original !== there) {
    // What this run wrote is removed, so that the original is served and the next run tries again.
    if (copied !== null) await target.remove(key)
    sums.damaged.push(key)
    return
  }
  if (copied === null) sums.present += 1
  else {
    sums.copied += 1
    sums.bytes += copied.size
  }
  if (!removesOriginals) return
  await source.remove(key)
  sums.removed += 1
}

/** Copies a file; null if there is none. Returns the SHA-256 of what was read. */
async function copy(
  source: FileStore,
  target: FileStore,
  key: string,
): Promise<{ size: number; hash: string } | null> {
  const file = await source.open(key)
  if (!file) return null
  const hash = createHash('sha256')
  const hashed = file.content.pipe(
    new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    }),
  )
  // The target reads once its folder is there; a failure before that must not end the process.
  hashed.on('error', () => undefined)
  file.content.once('error', (error) => hashed.destroy(error))
  try {
    const size = await target.writeStream(key, hashed)
    return { size, hash: hash.digest('hex') }
  } catch (error) {
    // A file that was removed while it was read is gone, and no failure.
    if (await source.has(key)) throw error
    await target.remove(key)
    return null
  } finally {
    file.content.destroy()
  }
}

/** The SHA-256 of a stored file; null if there is none. */
async function hashStored(store: FileStore, key: string): Promise<string | null> {
  const file = await store.open(key)
  return file && hashAll(file.content)
}

async function hashAll(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}
