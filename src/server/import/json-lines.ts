/** JSON Lines: one JSON object a line, UTF-8; blank lines count but are no rows. */
import type { SourceRow } from './rows.ts'
import { decodeText } from './text.ts'

/**
 * Rows of JSON Lines. Lines are cut by hand because a line reader holds a line of any length in memory before it is told
 * that it is too long.
 */
export async function* readJsonLines(
  chunks: AsyncIterable<Buffer>,
  longest: number,
): AsyncGenerator<SourceRow> {
  for await (const { line, bytes } of cutLines(chunks, longest)) {
    if (bytes === null) yield { line, refusal: `is longer than ${longest} bytes` }
    else yield* readLine(line, bytes)
  }
}

function* readLine(line: number, bytes: Buffer): Generator<SourceRow> {
  const text = decodeText(bytes)
  if (text === null) {
    yield { line, refusal: 'is not UTF-8 text' }
    return
  }
  if (text.trim() === '') return
  const record = parse(text)
  if (record === undefined) yield { line, refusal: 'is not readable as JSON' }
  else if (!isRecord(record)) yield { line, refusal: 'is not a JSON object' }
  else yield { line, record }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Line = { line: number; bytes: Buffer | null }

/** The lines of a file with their numbers from 1; `bytes` is null of a line longer than `longest`. */
async function* cutLines(chunks: AsyncIterable<Buffer>, longest: number): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let length = 0
  let line = 1
  const keep = (part: Buffer) => {
    length += part.length
    if (length <= longest) parts.push(part)
    else parts = []
  }
  const take = (): Line => {
    const taken = { line, bytes: length <= longest ? Buffer.concat(parts) : null }
    parts = []
    length = 0
    line += 1
    return taken
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      keep(chunk.subarray(start, end))
      yield take()
      start = end + 1
    }
    keep(chunk.subarray(start))
  }
  if (length > 0) yield take()
}
