/** The archive file: a gzipped tar, written and read as a stream, so that its size does not matter. */
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'

/** A file in an archive that is read; its bytes must be read before the next file. */
export interface Entry {
  name: string
  bytes: AsyncIterable<Buffer>
}

export interface ArchiveWriter {
  /** Adds a file of exactly so many bytes; the source is read as fast as the archive is written. */
  add(name: string, size: number, source: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void>
  /** Resolves when everything is on the disk. */
  close(): Promise<void>
  /** Gives the archive up; the file stays unfinished. */
  abandon(): Promise<void>
}

interface Options {
  file: string
  /** The time that the files in the archive carry. */
  now: Date
  signal: AbortSignal
}

/** Begins a new archive that only its user may read; throws where the file exists or cannot be written. */
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
        // A full disk ends the archive first and the entry after it: the first one tells why.
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

/** The archive's files in their order; each must be read to its end. Throws where the archive is broken or cut off. */
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

/** A chunk of a byte stream, whose type the stream does not tell. */
export function asBuffer(chunk: unknown): Buffer {
  if (!Buffer.isBuffer(chunk)) throw new Error('a stream of bytes gave something else')
  return chunk
}

/** The whole of a small file in the archive. */
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
