/** CSV: UTF-8, comma-separated, with a header line of field names. Lists use ; or | between their entries. */
import { finished } from 'node:stream/promises'
import { parse, type Parser } from 'csv-parse'
import { startupError } from '#server/config/config.ts'
import { z } from '#contract/zod.ts'
import type { SourceRow } from './rows.ts'
import { decodeText } from './text.ts'

type Cells = { line: number; cells: Buffer[] }

const bufferList = z.array(z.instanceof(Buffer))

/** Rows of a CSV file. Cells of list, number and boolean fields are converted; empty cells are left out. */
export async function* parseCsv(chunks: AsyncIterable<Buffer>, longest: number): AsyncGenerator<SourceRow> {
  let header: string[] | undefined
  for await (const row of parseCells(chunks, longest)) {
    if ('refusal' in row) {
      yield row
      continue
    }
    const { line } = row
    const cells = decode(row.cells)
    if (header === undefined) {
      header = checkHeader(cells)
    } else if (cells === null) {
      yield { line, refusal: 'is not UTF-8 text' }
    } else if (cells.length > header.length) {
      yield { line, refusal: `has ${cells.length} cells where the header names ${header.length}` }
    } else {
      const named = header.map((name, index) => [name, convertCell(name, cells[index] ?? '')] as const)
      yield { line, record: Object.fromEntries(named.filter(([, value]) => value !== null)) }
    }
  }
}

function checkHeader(cells: string[] | null): string[] {
  const names = cells?.map((cell) => cell.trim()) ?? []
  if (!names.includes('externalId')) {
    throw startupError(
      'The first line of a CSV file must name its columns, with commas, externalId among them.',
    )
  }
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice) throw startupError(`The first line of the CSV file names the column ${twice} twice.`)
  return names
}

/**
 * Records with their first line number. The parser returns what it has after every chunk, so that an error does not
 * discard the valid rows before it. A record that never ends (an unclosed quote) is given up.
 */
async function* parseCells(
  chunks: AsyncIterable<Buffer>,
  longest: number,
): AsyncGenerator<Cells | (SourceRow & { refusal: string })> {
  const ready: Cells[] = []
  const counter = createLineCounter()
  const parser: Parser = parse({
    encoding: null,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    on_record(record, { bytes }) {
      const cells = bufferList.parse(record)
      ready.push({ line: counter.lineOf(cells, bytes), cells })
      return null
    },
  })
  const done = finished(parser.resume()).catch(() => undefined)
  let pending = 0
  for await (const chunk of chunks) {
    const bytes = counter.take(chunk)
    parser.write(bytes)
    pending = ready.length > 0 ? 0 : pending + bytes.length
    yield* ready.splice(0)
    if (parser.errored || pending > longest) break
  }
  const isWhole = !parser.errored && pending <= longest
  if (isWhole) parser.end()
  else parser.destroy()
  await done
  yield* ready.splice(0)
  if (isWhole && !parser.errored) return
  yield {
    line: counter.nextLine(),
    refusal: `starts a row that does not end (an open quote, or more than ${longest} bytes). The rest was not read`,
    endsFile: true,
  }
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])
const newline = 10

/** Counts lines by bytes, because the parser counts a two-character line break inside quotes twice. */
function createLineCounter() {
  const lineBreaks: number[] = []
  let seen = 0
  let line = 1
  const advanceTo = (offset: number) => {
    const ahead = lineBreaks.findIndex((each) => each >= offset)
    const passed = lineBreaks.splice(0, ahead === -1 ? lineBreaks.length : ahead)
    line += passed.length
  }
  return {
    /** The next chunk for the parser, without the byte order mark, which would make the parser return text. */
    take(given: Buffer): Buffer {
      const hasMark = seen === 0 && given.subarray(0, byteOrderMark.length).equals(byteOrderMark)
      const chunk = hasMark ? given.subarray(byteOrderMark.length) : given
      for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1))
        lineBreaks.push(seen + at)
      seen += chunk.length
      return chunk
    },
    /** The first line of the record that ends before the offset (its own line break included). */
    lineOf(cells: Buffer[], offset: number): number {
      advanceTo(offset - 1)
      const lineBreaksInside = cells.reduce(
        (sum, cell) => sum + cell.filter((byte) => byte === newline).length,
        0,
      )
      const first = line - lineBreaksInside
      advanceTo(offset)
      return first
    },
    /** The line after the last record. */
    nextLine: () => line,
  }
}

function decode(cells: Buffer[]): string[] | null {
  const texts = cells.map(decodeText)
  return texts.every((text) => text !== null) ? texts : null
}

const lists = ['requiredSkills', 'skillsRequired', 'preferredSkills', 'causeAreas']
const numbers = ['hoursPerWeek', 'timeCommitment', 'timeCommitmentHours', 'volunteersNeeded', 'maxVolunteers']
const words = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
])

/**
 * Converts a cell to its field's type. Text that is not a number stays text, so that validation rejects it like other
 * wrong types.
 */
function convertCell(name: string, cell: string): unknown {
  const text = cell.trim()
  if (text === '') return null
  if (lists.includes(name)) return text.split(/[;|]/)
  if (numbers.includes(name)) return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (name === 'isRemote') return words.get(text.toLowerCase()) ?? text
  return text
}
