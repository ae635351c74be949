/** A file as rows, one after the other, whatever its format; never the whole of it in memory. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { startupError } from '#server/config.ts'
import { sqlState } from '#server/db/db.ts'
import { readCsv } from './csv.ts'
import { readJsonLines } from './json-lines.ts'

/** Bytes of one row; a longer one is refused, not held in memory. */
export const longestRow = 1024 * 1024

export type SourceRow = { line: number } & (
  | { record: Record<string, unknown> }
  /** `endsFile`: what follows could not be told apart and was not read. */
  | { refusal: string; endsFile?: true }
)

export interface Source {
  path: string
  /** As the person knows it: the name without its folders. */
  name: string
  rows(): AsyncGenerator<SourceRow>
}

const readers = { '.jsonl': readJsonLines, '.ndjson': readJsonLines, '.csv': readCsv }

/** Opens a file for reading row by row; a startup error where its name tells no format or it cannot be read. */
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
