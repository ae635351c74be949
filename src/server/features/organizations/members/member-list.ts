/** Reads a CSV list of people to invite as members. */
import { fieldText } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import { memberRoles, type MemberRole } from '#domain/accounts/accounts.ts'
import { nameOf, parseListedName, type ListedName } from '#server/people-lists/names.ts'
import {
  cellOf,
  collectPeople,
  emailOf,
  parseListRows,
  type ListFault,
  type ListRow,
  type ParsedList,
} from '#server/people-lists/rows.ts'

export interface ListedMember extends ListedName {
  line: number
  email: string
  role: MemberRole
}

type Listed = ListedMember & { isRepeated: boolean }

/** The people of the list and the rows to correct. Throws if it is no list of people, or too long. */
export function parseMembers(csv: string): { people: Listed[]; faults: ListFault[]; list: ParsedList } {
  const list = parseListRows(csv, limits.members)
  return { ...collectPeople(list, (row) => readMember(row, list), findRoleConflict), list }
}

function readMember(row: ListRow, { columns }: ParsedList) {
  const word = cellOf(row, columns.role).toLowerCase()
  // Who is in no such column becomes what the form for one person suggests.
  const role = word === '' ? 'manager' : memberRoles.find((each) => each === word)
  const { name, fault } = parseListedName(nameOf(row, columns))
  return {
    person: { line: row.line, email: emailOf(row, columns.email), ...name, role: role ?? 'manager' },
    fault: role === undefined ? fieldText('accounts.importRowBadRole') : fault,
  }
}

/** Of two roles for one person, none is more likely. */
const findRoleConflict = (first: ListedMember, repeated: ListedMember) =>
  first.role === repeated.role ? null : fieldText('accounts.importRowOtherRole', { line: first.line })
