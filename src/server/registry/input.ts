/** Where the loader reads a register file from. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'

/** A register file, in one piece or in parts. */
export interface RegisterInput {
  name: string
  /** In bytes. */
  size: number
  /** When it was last written: the posting date, if none is given. */
  writtenAt: Date
  open(): AsyncIterable<unknown>
}

/** A file on this machine. */
export async function openFileSource(file: string): Promise<RegisterInput> {
  const { size, mtime } = await stat(file)
  return {
    name: path.basename(file),
    size,
    writtenAt: mtime,
    open: () => createReadStream(file, { highWaterMark: 256 * 1024 }),
  }
}
