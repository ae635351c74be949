/** Reads the people of a CSV list of whom to invite to create an account. */
import { personName } from '#contract/accounts/accounts.ts'
import { fieldText } from '#contract/field-texts.ts'
import { peopleImport } from '#domain/accounts/account-invitations.ts'
import { splitFullName } from '#domain/accounts/people-lists.ts'
import {
  cellOf,
  collectPeople,
  emailOf,
  parseListRows,
  refuseList,
  type ListFault,
  type ListRow,
  type ParsedList,
} from '#server/people-lists/rows.ts'

export interface ListedPerson {
  line: number
  email: string
  firstName: string
  lastName: string
}

type Columns = ParsedList['columns']

/** The people of the list and the rows to correct. Throws if it is no list of people, or too long. */
export function parsePeople(csv: string): {
  people: (ListedPerson & { isRepeated: boolean })[]
  faults: ListFault[]
  list: ParsedList
} {
  const list = parseListRows(csv, peopleImport.people)
  const { columns } = list
  if (columns.firstName === undefined && columns.name === undefined) {
    throw refuseList(fieldText('accounts.importNoName'))
  }
  const read = collectPeople(list, (row) => {
    const person = readPerson(row, columns)
    return { person, fault: findNameFault(person) }
  })
  return { ...read, list }
}

function readPerson(row: ListRow, columns: Columns): ListedPerson {
  const lastName = cellOf(row, columns.lastName)
  const name = cellOf(row, columns.name)
  // Beside a column for last names, the other one has first names.
  const full = lastName === '' ? splitFullName(name) : { firstName: name, lastName }
  const firstName = cellOf(row, columns.firstName)
  return {
    line: row.line,
    email: emailOf(row, columns.email),
    firstName: firstName || full.firstName,
    lastName: firstName === '' ? full.lastName : lastName,
  }
}

function findNameFault({ firstName, lastName }: ListedPerson): string | null {
  if (firstName === '') return fieldText('accounts.importRowNoName')
  const [issue] = [
    personName.firstName.safeParse(firstName),
    personName.lastName.safeParse(lastName),
  ].flatMap(({ error }) => error?.issues ?? [])
  return issue?.message ?? null
}
