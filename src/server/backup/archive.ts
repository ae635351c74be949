/** The archive file: a gzipped tar, written and read as a stream, so its size does not matter. */
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'

/** A file in an archive that is being read; read its bytes before the next file. */
export interface Entry {
  name: string
  bytes: AsyncIterable<Buffer>
}

export interface ArchiveWriter {
  /** Adds a file of exactly this many bytes. The source is read as fast as the archive is written. */
  add(name: string, size: number, source: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void>
  /** Resolves when everything is on disk. */
  close(): Promise<void>
  /** Gives up the archive and leaves the file unfinished. */
  abandon(): Promise<void>
}

interface Options {
  file: string
  /** The timestamp of the files in the archive. */
  now: Date
  signal: AbortSignal
}

/** Creates a new archive that only its user may read. Throws if the file exists or cannot be written. */
export function createArchive({ file, now, signal }: Options): ArchiveWriter {
  const tar = pack()
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(tar, createGzip(), target, { signal })
  written.catch(() => undefined)
  return {
    async add(name, size, source) {
      try {
        const entry = tar.entry({ name, size, mode: 0o600, mtime: now })
        await pipeline(Readable.from(source, { objectMode: false }), entry)
      } catch (error) {
        tar.destroy()
        // A full disk ends the archive first and the current entry second; only the first error says why.
        await written
        throw error
      }
    },
    async close() {
      tar.finalize()
      await written
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => undefined)
    },
  }
}

/** Yields the archive's files in order; read each to its end. Throws if the archive is damaged or truncated. */
export async function* readArchive(file: string, signal?: AbortSignal): AsyncGenerator<Entry> {
  const tar = extract()
  const extraction = pipeline(createReadStream(file), createGunzip(), tar, { signal })
  extraction.catch(() => undefined)
  try {
    for await (const source of tar) yield { name: source.header.name, bytes: toBuffers(source) }
    await extraction
  } finally {
    tar.destroy()
    await extraction.catch(() => undefined)
  }
}

async function* toBuffers(source: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of source) yield asBuffer(chunk)
}

/** A chunk of a byte stream, whose type the stream does not declare. */
export function asBuffer(chunk: unknown): Buffer {
  if (!Buffer.isBuffer(chunk)) throw new Error('a stream of bytes gave something else')
  return chunk
}

/** Reads a small file of the archive into memory. */
export async function readText(entry: Entry): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of entry.bytes) {
    size += chunk.length
    if (size > maxTextBytes) throw new Error(`${entry.name} is too large`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const maxTextBytes = 16 * 1024 * 1024
