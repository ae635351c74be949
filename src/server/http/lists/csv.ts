/** Writes CSV files. */
import { Readable } from 'node:stream'
import { quoteCsvCell } from '#domain/text/csv.ts'
import type { Download } from '#server/http/route.ts'

/**
 * Formats a cell. Text that a spreadsheet would run as a formula gets a leading apostrophe (safeguard S15); some read
 * the full-width signs as the plain ones.
 */
export function csvCell(text: string | null): string {
  if (!text) return ''
  return quoteCsvCell(/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)
}

/** Formats a row with its line break. */
const csvRow = (cells: readonly (string | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Spreadsheets take a file with it for UTF-8. */
export const byteOrderMark = '\uFEFF'

/** A column: its label, and what is in it for a row. */
export type CsvColumn<Row> = readonly [label: string, cell: (row: Row) => string | null]

interface CsvFile {
  name: string
  /** False for a file that programs read, to which the mark is a part of the name of the first column. */
  hasByteOrderMark?: boolean
}

/** A CSV file with a header, whose rows are written as they are read: it is never in memory as a whole. */
export function csvDownload<Row>(
  file: string | CsvFile,
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: readonly CsvColumn<Row>[],
): Download {
  const { name, hasByteOrderMark = true } = typeof file === 'string' ? { name: file } : file
  async function* lines() {
    yield (hasByteOrderMark ? byteOrderMark : '') + csvRow(columns.map(([label]) => label))
    for await (const row of rows) yield csvRow(columns.map(([, cell]) => cell(row)))
  }
  return { name, mediaType: 'text/csv; charset=utf-8', content: Readable.from(lines()) }
}

/** The rows of a stream, each as it is written. */
export async function* mapRows<Row, Written>(
  rows: AsyncIterable<Row>,
  write: (row: Row) => Written,
): AsyncGenerator<Written> {
  for await (const row of rows) yield write(row)
}

/** How many rows of a file are read at a time. */
export const csvBatch = 500

/**
 * The rows of a list in batches: `read` returns those after a row, in the same order. Only one batch is in memory, and no
 * connection waits for a slow reader of the file.
 */
export async function* readInBatches<Row>(
  read: (after: Row | null, limit: number) => Promise<readonly Row[]>,
  limit = csvBatch,
): AsyncGenerator<Row> {
  for (let after: Row | null = null; ;) {
    const rows: readonly Row[] = await read(after, limit)
    yield* rows
    after = rows.at(-1) ?? null
    if (after === null || rows.length < limit) return
  }
}

/** A time of a row, to the minute in UTC, in the form that every spreadsheet recognizes. */
export const csvTime = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')

/** The name of a file that is made on a day (UTC). */
export const csvName = (what: string, now: Date): string => `${what}-${now.toISOString().slice(0, 10)}.csv`
