/** Lists of people as CSV: what their columns mean. */

export type ImportColumn = 'email' | 'firstName' | 'lastName' | 'name' | 'role'

/** Names of columns as spreadsheets and other products write them, without spaces and signs. */
const columnNames: Readonly<Record<ImportColumn, readonly string[]>> = {
  email: ['email', 'emailaddress', 'mail'],
  firstName: ['firstname', 'first', 'givenname', 'forename'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  name: ['name', 'fullname', 'volunteername'],
  role: ['role', 'memberrole'],
}

/** Which cell of a row is what; null if the header names no email column. Other columns are left out. */
export function findImportColumns(
  header: readonly string[],
): (Partial<Record<ImportColumn, number>> & { email: number }) | null {
  const cells = header.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ''))
  const indexOf = (column: ImportColumn) => cells.findIndex((cell) => columnNames[column].includes(cell))
  const found: Partial<Record<ImportColumn, number>> = {}
  for (const column of ['firstName', 'lastName', 'name', 'role'] as const) {
    const index = indexOf(column)
    if (index >= 0) found[column] = index
  }
  const named = indexOf('email')
  // "Email 1 - Value" and "Email (required)" are such columns, too.
  const email = named < 0 ? cells.findIndex((cell) => cell.startsWith('email')) : named
  return email < 0 ? null : { ...found, email }
}

/** The first and last name in "Kim Lee" or "Lee, Kim": what is after the first space, or before a comma, is the last one. */
export function splitFullName(name: string): { firstName: string; lastName: string } {
  const [before = '', ...after] = name.split(',')
  if (after.length === 1 && after[0]?.trim()) return { firstName: after[0].trim(), lastName: before.trim() }
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
