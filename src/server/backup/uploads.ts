/** The uploaded files in a backup: lists, reads and restores them. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { startupError } from '#server/config/config.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { listFrom, openFirst, openFrom, type FileStores } from '#server/files/stores.ts'
import { isFileKey, type FileStore, type OpenFile } from '#server/files/store.ts'
import { asBuffer, type ArchiveWriter, type Entry } from './archive.ts'
import type { Sums } from './format.ts'

const prefix = 'uploads/'

/** True if the archive's file is an upload. */
export const isUpload = (name: string) => name.startsWith(prefix)

/** Counts and checksums files in order. */
export function sumUploads() {
  const whole = createHash('sha256')
  const sums = { files: 0, bytes: 0 }
  return {
    async *pass(name: string, source: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
      const hash = createHash('sha256')
      let size = 0
      for await (const chunk of source) {
        const bytes = asBuffer(chunk)
        hash.update(bytes)
        size += bytes.length
        yield bytes
      }
      whole.update(`${name}\0${size}\0${hash.digest('hex')}\n`)
      sums.files += 1
      sums.bytes += size
    },
    total: (): Sums['uploads'] => ({ ...sums, sha256: whole.copy().digest('hex') }),
  }
}

/** Adds every uploaded file of all stores. Skips files that are unfinished or removed meanwhile. */
export async function addUploads(archive: ArchiveWriter, stores: FileStores): Promise<Sums['uploads']> {
  const sums = sumUploads()
  for await (const { key } of listFrom(stores, prefix)) {
    if (key.endsWith('.unfinished')) continue
    const file = await openListed(stores, key)
    if (!file) continue
    try {
      await archive.add(key, file.size, sums.pass(key, file.content))
    } finally {
      file.content.destroy()
    }
  }
  return sums.total()
}

/** An object store has no files with foreign names, because others may use it, too. */
const openListed = (stores: FileStores, key: string): Promise<OpenFile | null> =>
  isFileKey(key) ? openFrom(stores, key) : openDiskStore(stores.dataDir).open(key)

export interface UploadTarget {
  take(entry: Entry): Promise<void>
  total(): Sums['uploads']
  /** Moves the files into place; the returned function removes them again. */
  place(): Promise<() => Promise<void>>
  /** Removes files that were not moved into place. */
  discard(): Promise<void>
}

/** Reads uploads without storing them. */
export function readUploads(): UploadTarget {
  const sums = sumUploads()
  return {
    async take({ name, bytes }) {
      for await (const _ of sums.pass(name, bytes)) continue
    },
    total: sums.total,
    place: async () => async () => undefined,
    discard: async () => undefined,
  }
}

/** Stores uploads in the place of new files, which must have none yet. Logs what cannot be stored there. */
export function openUploads(stores: FileStores, log: (sentence: string) => void): Promise<UploadTarget> {
  const store = openFirst(stores)
  return store.folder === null ? openObjects(store, log) : openFolder(path.join(store.folder, 'uploads'))
}

/** Writes the objects under their names, which nothing uses before the rows are restored. */
async function openObjects(store: FileStore, log: (sentence: string) => void): Promise<UploadTarget> {
  for await (const _ of store.list(prefix)) {
    throw startupError(`Nothing was changed, because ${store.label} already has uploads. ${store.separateBy}`)
  }
  const sums = sumUploads()
  let written: string[] = []
  const removeWritten = async () => {
    for (const key of written) await store.remove(key)
    written = []
  }
  return {
    async take({ name, bytes }) {
      if (!isFileKey(name)) {
        // A disk may have had files of its administrators among the uploads; their checksums count, too.
        for await (const _ of sums.pass(name, bytes)) continue
        log(`Skipping the file ${JSON.stringify(name)}, which the product did not write.`)
        return
      }
      written.push(name)
      await store.writeStream(name, Readable.from(sums.pass(name, bytes), { objectMode: false }))
    },
    total: sums.total,
    async place() {
      const placed = written
      written = []
      return async () => {
        written = placed
        await removeWritten()
      }
    },
    discard: removeWritten,
  }
}

/** Writes uploads next to the folder, which must be missing or empty. */
async function openFolder(folder: string): Promise<UploadTarget> {
  const sums = sumUploads()
  const present = await readdir(folder).catch(ignoreMissing)
  if (present && present.length > 0) {
    throw startupError(`The folder ${folder} is not empty. Move it away first. Nothing was changed.`)
  }
  const unfinished = `${folder}.unfinished-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  return {
    async take({ name, bytes }) {
      const file = path.join(unfinished, name.slice(prefix.length))
      if (!file.startsWith(unfinished + path.sep)) throw new Error(`the file ${name} leaves its folder`)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(sums.pass(name, bytes), target)
    },
    total: sums.total,
    async place() {
      if (sums.total().files === 0) return async () => undefined
      await rename(unfinished, folder)
      return () => rename(folder, unfinished)
    },
    discard: () => rm(unfinished, { recursive: true, force: true }),
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}
