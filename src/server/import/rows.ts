/** A file as a stream of rows, whatever its format. Never holds the whole file in memory. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { startupError } from '#server/config/config.ts'
import { sqlState } from '#server/db/db.ts'
import { parseCsv } from './csv.ts'
import { parseJsonLines } from './json-lines.ts'

/** Maximum bytes of one row. A longer row is rejected and not held in memory. */
export const longestRow = 1024 * 1024

export type SourceRow = { line: number } & (
  | { record: Record<string, unknown> }
  /** `endsFile`: the rest of the file could not be split into rows and was not read. */
  | { refusal: string; endsFile?: true }
)

export interface Source {
  path: string
  /** The file's name without its folders. */
  name: string
  rows(): AsyncGenerator<SourceRow>
}

const readers = { '.jsonl': parseJsonLines, '.ndjson': parseJsonLines, '.csv': parseCsv }

/**
 * Opens a file for reading row by row. Throws a startup error if its name has no known format or it cannot be read.
 */
export async function openSource(file: string): Promise<Source> {
  const name = path.basename(file)
  const extension = path.extname(file).toLowerCase()
  const [, read] = Object.entries(readers).find(([known]) => known === extension) ?? []
  if (!read) throw startupError(`The file ${name} must end in .jsonl, .ndjson or .csv.`)
  await checkReadable(file)
  return {
    path: file,
    name,
    async *rows() {
      try {
        yield* read(createReadStream(file), longestRow)
      } catch (error) {
        throw isFileError(error) ? describeFailure(error, file) : error
      }
    },
  }
}

async function checkReadable(file: string): Promise<void> {
  try {
    const handle = await open(file)
    const isFolder = (await handle.stat()).isDirectory()
    await handle.close()
    if (isFolder) throw Object.assign(new Error('it is a folder'), { code: 'EISDIR' })
  } catch (error) {
    throw describeFailure(error, file)
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'this account has no permission to read it',
  EISDIR: 'it is a folder',
}

const isFileError = (error: unknown) => error instanceof Error && 'syscall' in error

function describeFailure(error: unknown, file: string): unknown {
  const code = sqlState(error) ?? ''
  return startupError(`Could not read the file ${file}: ${reasons[code] ?? code}.`, error)
}
