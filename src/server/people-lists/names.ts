/** The names of the people of a CSV list. */
import { invitedName } from '#contract/accounts/accounts.ts'
import { fieldText } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { splitFullName } from '#domain/accounts/people-lists.ts'
import { cellOf, type ListRow, type ParsedList } from './rows.ts'

export interface ListedName {
  firstName: string
  lastName: string
}

/** The name of a row, from a column for the whole name or from one each; empty where the list has none. */
export function nameOf(row: ListRow, columns: ParsedList['columns']): ListedName {
  const lastName = cellOf(row, columns.lastName)
  const name = cellOf(row, columns.name)
  // Beside a column for last names, the other one has first names.
  const full = lastName === '' ? splitFullName(name) : { firstName: name, lastName }
  const firstName = cellOf(row, columns.firstName)
  return {
    firstName: firstName || full.firstName,
    lastName: firstName === '' ? full.lastName : lastName,
  }
}

const listedName = z.object(invitedName)

/** A name as it is stored, each letter in one form, and what is wrong with it. */
export function parseListedName(name: ListedName): { name: ListedName; fault: string | null } {
  const { data, error } = listedName.safeParse(name)
  const long = fieldText('accounts.importRowLongName', { max: limits.name })
  return { name: data ?? name, fault: error ? long : null }
}
