/** Reads the people of a CSV list. Faults refer to line numbers. */
import { parse } from 'csv-parse/sync'
import { emailAddress } from '#contract/accounts/accounts.ts'
import { fieldText } from '#contract/field-texts.ts'
import { countCharacters } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
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

/** Spreadsheets separate cells by commas, semicolons or tabs; the header shows which. */
function separatorOf(csv: string): string {
  const header = csv.split(/[\r\n]/).find((line) => line.trim() !== '') ?? ''
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
}

const records = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }))

function parseRows(csv: string): { line: number; cells: string[] }[] {
  try {
    const parsed: unknown = parse(csv, {
      bom: true,
      delimiter: separatorOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return records.parse(parsed).map(({ info, record }) => ({ line: info.lines, cells: record }))
  } catch {
    throw refuseList(fieldText('accounts.importUnreadable'))
  }
}

/** The people of the list and the rows to correct. Throws if it is no list of people, or too long. */
export function readPeople(csv: string): { people: ListedPerson[]; faults: ListFault[] } {
  const [header, ...rows] = parseRows(csv)
  const columns = findImportColumns(header?.cells ?? [])
  if (!columns) throw refuseList(fieldText('accounts.importNoEmail'))
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) throw refuseList(fieldText('accounts.importEmpty'))
  if (filled.length > peopleImport.people) {
    throw refuseList(fieldText('accounts.importTooMany', { max: peopleImport.people }))
  }
  const lines = new Map<string, number>()
  const people: ListedPerson[] = []
  const faults: ListFault[] = []
  for (const { line, cells } of filled) {
    const cellOf = (index: number | undefined) => toSingleLine(cells[index ?? -1] ?? '').trim()
    const email = cellOf(columns.email)
    const full = splitFullName(cellOf(columns.name))
    const firstName = cellOf(columns.firstName) || full.firstName
    const lastName = cellOf(columns.lastName) || (columns.firstName === undefined ? full.lastName : '')
    const first = lines.get(email.toLowerCase())
    const fault = findFault({ email, firstName, lastName, first })
    if (fault) faults.push({ line, message: fault })
    else {
      lines.set(email.toLowerCase(), line)
      people.push({ line, email, firstName, lastName })
    }
  }
  return { people, faults }
}

interface Row {
  email: string
  firstName: string
  lastName: string
  /** The line that has the same address. */
  first: number | undefined
}

function findFault({ email, firstName, lastName, first }: Row): string | null {
  if (email === '') return fieldText('accounts.importRowNoEmail')
  if (!emailAddress.safeParse(email).success) return fieldText('accounts.importRowBadEmail', { text: email })
  if (first !== undefined) return fieldText('accounts.importRowTwice', { first })
  if (firstName === '') return fieldText('accounts.importRowNoName')
  const isTooLong = [firstName, lastName].some((name) => countCharacters(name) > limits.name)
  return isTooLong ? fieldText('accounts.importRowLongName', { max: limits.name }) : null
}
