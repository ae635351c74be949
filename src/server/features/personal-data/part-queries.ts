/** What a part of an export is: the rows of one table that are about a person, and which of their columns it has. */
import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { personalColumns } from './rules.ts'

/** Whom an export is about. */
export interface ExportedPerson {
  id: string
  /** Null until the person has proved that the address is theirs: rows are found by it, and it may be someone else’s. */
  email: string | null
}

export interface ExportPart {
  table: PgTable
  /** The columns that lead to the person, as the code names them; the test of completeness reads them. */
  by: readonly string[]
  where: (person: ExportedPerson) => SQL | undefined
  /** Only these columns, where the rest of the row is someone else’s. */
  only?: readonly string[]
  /** Columns left out besides those that no export has: they name someone else. */
  omit?: readonly string[]
  /** Columns that are there although the rule about them is for other people’s rows. */
  also?: readonly string[]
  /** What replaces columns whose value the person may not always read. */
  instead?: Readonly<Record<string, SQL>>
  /** The order of the rows, before their primary key. */
  order?: PgColumn
}

type TableWith<Column extends string> = PgTable & Record<Column, PgColumn>
type Options = Omit<ExportPart, 'table' | 'by' | 'where'>

/** The rows whose column is the person’s account. */
export const ownRows = <Column extends string>(
  table: TableWith<Column>,
  by: Column,
  options: Options = {},
): ExportPart => ({ table, by: [by], where: ({ id }) => eq(table[by], id), ...options })

/**
 * Whether the person is a member of this organization now. What only its members may read is in no export of a former
 * member.
 */
export const isMemberOf = (organizationId: PgColumn, { id }: ExportedPerson): SQL =>
  sql`exists (select from organization_members own
    where own.organization_id = ${organizationId} and own.user_id = ${id})`

/** The same by a column with an application. */
export const isMemberOfApplication = (applicationId: PgColumn, { id }: ExportedPerson): SQL =>
  sql`exists (select from applications about join projects work on work.id = about.project_id
    join organization_members own on own.organization_id = work.organization_id
    where about.id = ${applicationId} and own.user_id = ${id})`

/** The rows whose column is the person’s account, while the person is a member of the organization whose they are. */
export const ownRowsOfMember = <Column extends string>(
  table: TableWith<Column>,
  by: Column,
  { isMember, ...options }: Options & { isMember: (person: ExportedPerson) => SQL },
): ExportPart => ({
  table,
  by: [by],
  where: (person) => and(eq(table[by], person.id), isMember(person)),
  ...options,
})

const withheld = new Set(
  personalColumns
    .filter((rule) => rule.export !== 'included')
    .map(({ table, column }) => `${table}.${column}`),
)

/** The name of a part's table in the database. */
export const tableOf = (table: PgTable): string => getTableConfig(table).name

/** The columns of a part that an export has, by the names that the code and the export use. */
export function columnsOf({ table, only, omit = [], also = [] }: ExportPart): Record<string, PgColumn> {
  const tableName = tableOf(table)
  const isIncluded = ([key, column]: [string, PgColumn]) =>
    also.includes(key) ||
    (!withheld.has(`${tableName}.${column.name}`) && !omit.includes(key) && (only?.includes(key) ?? true))
  return Object.fromEntries(Object.entries<PgColumn>(getTableColumns(table)).filter(isIncluded))
}

/** A total order of a part's rows. */
export function orderOf({ table, order }: ExportPart): SQL[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const keys = [...columns.filter((column) => column.primary), ...primaryKeys.flatMap((key) => key.columns)]
  return [...(order ? [order] : []), ...keys].map((column) => asc(column))
}
