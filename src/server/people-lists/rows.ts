/** Reads a CSV list of people, as spreadsheets write it. Faults refer to the first line of their row. */
import { domainToASCII } from 'node:url'
import { parse } from 'csv-parse/sync'
import { emailAddress } from '#contract/accounts/accounts.ts'
import { fieldText } from '#contract/field-texts.ts'
import { z } from '#contract/zod.ts'
import { findImportColumns } from '#domain/accounts/people-lists.ts'
import { toSingleLine } from '#domain/text/text.ts'
import { Problem } from '#server/http/problem.ts'

type Columns = NonNullable<ReturnType<typeof findImportColumns>>

/** A row to correct. */
export interface ListFault {
  line: number
  message: string
}

/** A refusal of the list as a whole. */
export const refuseList = (message: string) => new Problem('invalid', [{ path: 'csv', message }])

/** Spreadsheets separate cells by commas, semicolons or, when they are pasted, tabs: the one that the header shows. */
function separatorOf(csv: string): string {
  const written = csv.split('\n').find((line) => line.trim() !== '') ?? ''
  // Within quotation marks they separate nothing.
  const header = written.replaceAll(/"([^"]*)"/g, (_, text: string) => text.replaceAll(/[,;\t]/g, ' '))
  const found = [',', ';', '\t'].flatMap((mark) => {
    const cells = header.split(mark)
    return findImportColumns(cells) ? [{ mark, count: cells.length }] : []
  })
  return found.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
}

const records = z.array(
  z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()), raw: z.string() }),
)
const parseError = z.object({ lines: z.number() })

/** A row of the list; the line is its first one. */
export interface ListRow {
  line: number
  cells: string[]
  /** As it was written, without the line break at its end. */
  text: string
}

/** A list as it was read. */
export interface ParsedList {
  columns: Columns
  header: ListRow
  rows: ListRow[]
}

function parseRows(text: string): ListRow[] {
  // One kind of line break, so that a quoted one counts as one line.
  const csv = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .replace(/^sep=.\n/i, '\n')
  const delimiter = separatorOf(csv)
  try {
    const parsed: unknown = parse(csv, {
      delimiter,
      // What is pasted from a spreadsheet has no quotation marks of its own.
      quote: delimiter === '\t' ? null : '"',
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return records.parse(parsed).map(({ info, record, raw }) => ({
      line: info.lines - raw.trim().split('\n').length + 1,
      cells: record,
      text: raw.replace(/^\n+/, '').replace(/\n+$/, ''),
    }))
  } catch (error) {
    const { data } = parseError.safeParse(error)
    throw refuseList(fieldText('accounts.importUnreadable', { line: data?.lines ?? 1 }))
  }
}

/** The columns of a list and its rows that are not empty. Throws if it is no list of people, or too long. */
export function parseListRows(csv: string, maxPeople: number): ParsedList {
  const [header, ...rows] = parseRows(csv)
  const columns = findImportColumns(header?.cells ?? [])
  if (!header || !columns) throw refuseList(fieldText('accounts.importNoEmail'))
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) throw refuseList(fieldText('accounts.importEmpty'))
  if (filled.length > maxPeople) throw refuseList(fieldText('accounts.importTooMany', { max: maxPeople }))
  return { columns, header, rows: filled }
}

/** The header and the rows at these lines as they were written, so that they can be sent later; null without any. */
export function writeRest({ header, rows }: ParsedList, lines: readonly number[]): string | null {
  const left = new Set(lines)
  if (left.size === 0) return null
  return [header, ...rows.filter(({ line }) => left.has(line))].map(({ text }) => text).join('\n')
}

/** The cell of a column, in one line; empty if the list has no such column. */
export const cellOf = ({ cells }: ListRow, index: number | undefined) =>
  toSingleLine(cells[index ?? -1] ?? '').trim()

/**
 * The address of a row. An international domain becomes the form that email uses: `例え.jp` is `xn--r8jz45g.jp`. What is
 * no domain stays as it was typed.
 */
export function emailOf(row: ListRow, index: number | undefined): string {
  const email = cellOf(row, index)
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  if (at === 0 || isAscii.test(domain) || endsDomain.test(domain)) return email
  return `${email.slice(0, at)}${domainToASCII(domain) || domain}`
}

const isAscii = /^[\x20-\x7e]*$/

/** `domainToASCII` reads a URL: it drops what follows these, and decodes `%`. */
const endsDomain = /[/?#\\:%@\s]/

/** How much of a wrong address is repeated. */
const shownCharacters = 80

/** What is wrong with the address of a row, which was written like this. */
function findAddressFault(email: string, written: string): string | null {
  if (email === '') return fieldText('accounts.importRowNoEmail')
  if (!emailAddress.safeParse(email).success) {
    return fieldText('accounts.importRowBadEmail', { text: written.slice(0, shownCharacters) })
  }
  return null
}

/**
 * Reads each row as a person. Those with a fault are listed apart. Of rows with the same address, all but the first are
 * marked as repeated: nothing is to be done for them, unless `findConflict` returns a fault.
 */
export function collectPeople<Person extends { line: number; email: string }>(
  { columns, rows }: ParsedList,
  read: (row: ListRow) => { person: Person; fault: string | null },
  findConflict: (first: Person, repeated: Person) => string | null = () => null,
): { people: (Person & { isRepeated: boolean })[]; faults: ListFault[] } {
  const known = new Map<string, Person>()
  const people: (Person & { isRepeated: boolean })[] = []
  const faults: ListFault[] = []
  for (const row of rows) {
    const { person, fault: other } = read(row)
    const key = person.email.toLowerCase()
    const first = known.get(key)
    const fault =
      findAddressFault(person.email, cellOf(row, columns.email)) ??
      other ??
      (first ? findConflict(first, person) : null)
    if (fault === null) {
      people.push({ ...person, isRepeated: first !== undefined })
      if (!first) known.set(key, person)
    } else faults.push({ line: row.line, message: fault })
  }
  return { people, faults }
}
