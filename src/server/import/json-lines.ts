/** JSON Lines: one JSON object per line, UTF-8. Blank lines are skipped but counted. */
import type { SourceRow } from './rows.ts'
import { decodeText } from './text.ts'

/**
 * Rows of JSON Lines. We split lines ourselves because a line reader holds a line of any length in memory before we
 * could reject it.
 */
export async function* parseJsonLines(
  chunks: AsyncIterable<Buffer>,
  longest: number,
): AsyncGenerator<SourceRow> {
  for await (const { line, bytes } of splitLines(chunks, longest)) {
    if (bytes === null) yield { line, refusal: `is longer than ${longest} bytes` }
    else yield* parseLine(line, bytes)
  }
}

function* parseLine(line: number, bytes: Buffer): Generator<SourceRow> {
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

/** The lines of a file, numbered from 1. `bytes` is null for a line longer than `longest`. */
async function* splitLines(chunks: AsyncIterable<Buffer>, longest: number): AsyncGenerator<Line> {
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
