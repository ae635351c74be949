/** Reads the people of a CSV list of whom to invite to create an account. */
import { fieldText } from '#contract/field-texts.ts'
import { peopleImport } from '#domain/accounts/account-invitations.ts'
import { nameOf, parseListedName, type ListedName } from '#server/people-lists/names.ts'
import {
  collectPeople,
  emailOf,
  parseListRows,
  refuseList,
  type ListFault,
  type ParsedList,
} from '#server/people-lists/rows.ts'

export interface ListedPerson extends ListedName {
  line: number
  email: string
}

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
    const { name, fault } = parseListedName(nameOf(row, columns))
    return {
      person: { line: row.line, email: emailOf(row, columns.email), ...name },
      fault: name.firstName === '' ? fieldText('accounts.importRowNoName') : fault,
    }
  })
  return { ...read, list }
}
