/** The uploaded files in a backup: lists, reads and restores them. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { startupError } from '#server/config/config.ts'
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

/** Adds every file in the folder, which may be missing. Skips files that are removed meanwhile. */
export async function addUploads(archive: ArchiveWriter, folder: string): Promise<Sums['uploads']> {
  const sums = sumUploads()
  for await (const file of listFiles(folder)) {
    const handle = await open(file).catch(ignoreMissing)
    if (!handle) continue
    try {
      const { size } = await handle.stat()
      const name = prefix + path.relative(folder, file).split(path.sep).join('/')
      const source = size === 0 ? [] : createReadStream(file, { fd: handle, autoClose: false, end: size - 1 })
      await archive.add(name, size, sums.pass(name, toAsync(source)))
    } finally {
      await handle.close()
    }
  }
  return sums.total()
}

async function* toAsync(source: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<unknown> {
  yield* source
}

async function* listFiles(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)
  for (const entry of entries ?? []) {
    // A file left by a check of the disk is not an upload.
    if (entry.name.startsWith('.')) continue
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* listFiles(full)
    else if (entry.isFile()) yield full
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}

export interface UploadTarget {
  take(entry: Entry): Promise<void>
  total(): Sums['uploads']
  /** Moves the files into place; the returned function removes them again. */
  place(): Promise<() => Promise<void>>
  /** Removes files that were not moved into place. */
  discard(): Promise<void>
}

/** Writes uploads next to the folder, which must be missing or empty; null only reads them. */
export async function openUploads(folder: string | null): Promise<UploadTarget> {
  const sums = sumUploads()
  if (folder === null) {
    return {
      async take({ name, bytes }) {
        for await (const _ of sums.pass(name, bytes)) continue
      },
      total: sums.total,
      place: async () => async () => undefined,
      discard: async () => undefined,
    }
  }
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
