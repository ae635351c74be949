/** Reads the people of a CSV list. Faults refer to the first line of their row. */
import { parse } from 'csv-parse/sync'
import { emailAddress, personName } from '#contract/accounts/accounts.ts'
import { fieldText } from '#contract/field-texts.ts'
import { z } from '#contract/zod.ts'
import { findImportColumns, peopleImport, splitFullName } from '#domain/accounts/account-invitations.ts'
import { toSingleLine } from '#domain/text/text.ts'
import { Problem } from '#server/http/problem.ts'

export interface ListedPerson {
  line: number
  email: string
  firstName: string
  lastName: string
}

export interface ListFault {
  line: number
  message: string
}

/** A refusal of the list as a whole. */
const refuseList = (message: string) => new Problem('invalid', [{ path: 'csv', message }])

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

interface ListRow {
  line: number
  cells: string[]
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
      // The header, and one more than may be invited.
      to: peopleImport.people + 2,
    })
    return records.parse(parsed).map(({ info, record, raw }) => ({
      line: info.lines - raw.trim().split('\n').length + 1,
      cells: record,
    }))
  } catch (error) {
    const { data } = parseError.safeParse(error)
    throw refuseList(fieldText('accounts.importUnreadable', { line: data?.lines ?? 1 }))
  }
}

/** The people of the list and the rows to correct. Throws if it is no list of people, or too long. */
export function parsePeople(csv: string): { people: ListedPerson[]; faults: ListFault[] } {
  const [header, ...rows] = parseRows(csv)
  const columns = findImportColumns(header?.cells ?? [])
  if (!columns) throw refuseList(fieldText('accounts.importNoEmail'))
  if (columns.firstName === undefined && columns.name === undefined) {
    throw refuseList(fieldText('accounts.importNoName'))
  }
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) throw refuseList(fieldText('accounts.importEmpty'))
  if (filled.length > peopleImport.people) {
    throw refuseList(fieldText('accounts.importTooMany', { max: peopleImport.people }))
  }
  const lines = new Map<string, number>()
  const people: ListedPerson[] = []
  const faults: ListFault[] = []
  for (const row of filled) {
    const person = readPerson(row, columns)
    const key = person.email.toLowerCase()
    const fault = findFault(person, lines.get(key))
    if (fault === null) {
      lines.set(key, row.line)
      people.push(person)
    } else faults.push({ line: row.line, message: fault })
  }
  return { people, faults }
}

function readPerson(
  { line, cells }: ListRow,
  columns: NonNullable<ReturnType<typeof findImportColumns>>,
): ListedPerson {
  const cellOf = (index: number | undefined) => toSingleLine(cells[index ?? -1] ?? '').trim()
  const lastName = cellOf(columns.lastName)
  const name = cellOf(columns.name)
  // Beside a column for last names, the other one has first names.
  const full = lastName === '' ? splitFullName(name) : { firstName: name, lastName }
  const firstName = cellOf(columns.firstName)
  return {
    line,
    email: cellOf(columns.email),
    firstName: firstName || full.firstName,
    lastName: firstName === '' ? full.lastName : lastName,
  }
}

/** How much of a wrong address is repeated. */
const shownCharacters = 80

/** What is wrong with a row; `first` is the line that has the same address. */
function findFault({ email, firstName, lastName }: ListedPerson, first: number | undefined): string | null {
  if (email === '') return fieldText('accounts.importRowNoEmail')
  if (!emailAddress.safeParse(email).success) {
    return fieldText('accounts.importRowBadEmail', { text: email.slice(0, shownCharacters) })
  }
  if (first !== undefined) return fieldText('accounts.importRowTwice', { first })
  if (firstName === '') return fieldText('accounts.importRowNoName')
  const [issue] = [
    personName.firstName.safeParse(firstName),
    personName.lastName.safeParse(lastName),
  ].flatMap(({ error }) => error?.issues ?? [])
  return issue?.message ?? null
}
