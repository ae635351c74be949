/** Queries of hot reads, built once because building one takes several times as long as sending it. */
import { createHash } from 'node:crypto'
import { Column, is, sql, type SQL } from 'drizzle-orm'
import { types } from 'pg'
import { connectionOf, type Db } from './db.ts'
import { createStatement, parserOf, queryRows, textArray, type Decode, type Described } from './statement.ts'

/**
 * Caches queries per database by name; a transaction gets its own. Use few names: each stays prepared on every
 * connection.
 */
export function prepareOnce<Query>(build: (db: Db, name: string) => Query): (db: Db, name: string) => Query {
  const queryCache = new WeakMap<Db, Map<string, Query>>()
  return (db, name) => {
    const queries = queryCache.get(db) ?? new Map<string, Query>()
    const query = queries.get(name) ?? build(db, name)
    queryCache.set(db, queries.set(name, query))
    return query
  }
}

const orCountToBillion = '::boolean or (select count(*) > 0 from generate_series(1, 1000000000))'

/**
 * A condition that is always true, for prepared statements whose best plan depends on their values, such as filters. It makes the
 * generic plan look so expensive that PostgreSQL always chooses a custom plan (docs/decisions/0129-plans-of-prepared-statements.md).
 */
export const forceCustomPlan = sql`(${true}${sql.raw(orCountToBillion)})`

/** {@link forceCustomPlan} in the text of a statement, for the name of a parameter that is always true. */
export const forceCustomPlanText = (parameter: `$${number}`) => `(${parameter}${orCountToBillion})`

/**
 * Stands in the query of a prepared read for a value that each execution has. The query builder makes it an ordinary text, one
 * that no value equals, because a text of PostgreSQL never contains NUL.
 */
export const parameter = (name: string): SQL => sql`${`\0${name}`}`

/** The same for the value `limit`: only a number can be a limit of the query builder. */
export const limitParameter: number = Number.MAX_SAFE_INTEGER

/** The name of the parameter that is at a place of the query; null for a value. */
function nameAt(param: unknown): string | null {
  if (param === limitParameter) return 'limit'
  return typeof param === 'string' && param.startsWith('\0') ? param.slice(1) : null
}

/** A query of the query builder. */
interface Query<Row> extends PromiseLike<Row[]> {
  toSQL(): { sql: string; params: unknown[] }
}

interface Read<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>
}

/**
 * Prepares `select(selection)` under a name. This code decodes the rows into the same objects as the query builder, which
 * chooses the parser again for every field of every row.
 */
export function prepareRead<Row extends object>(
  db: Db,
  { name, selection, query }: { name: string; selection: object; query: Query<Row> },
): Read<Row> {
  const connection = connectionOf(db)
  const { sql: text, params } = query.toSQL()
  const places = params.map((value) => ({ name: nameAt(value), value }))
  const fields = listFields(selection)
  const statement = createStatement({ name: shorten(name), text }, (columns) => decoderOf(fields, columns))
  const fill = (values: Record<string, unknown>) =>
    places.map(({ name: key, value }) => (key === null ? value : requireValue(values, key)))
  return { execute: (values) => queryRows<Row>(connection, statement, fill(values)) }
}

function requireValue(values: Record<string, unknown>, name: string): unknown {
  if (!(name in values)) throw new Error(`The prepared read needs the value ${name}.`)
  return values[name]
}

/**
 * Runs `select(selection)` without a name, for queries that differ from call to call, and decodes the rows as `prepareRead`
 * does: for hundreds of rows, the query builder takes as long as PostgreSQL.
 */
export async function listRows<Row extends object>(
  db: Db,
  { selection, query }: { selection: object; query: Query<Row> },
): Promise<Row[]> {
  const { sql: text, params } = query.toSQL()
  const fields = listFields(selection)
  return queryRows<Row>(
    connectionOf(db),
    createStatement({ text }, (columns) => decoderOf(fields, columns)),
    params,
  )
}

/** PostgreSQL distinguishes names by their first 63 characters. */
const shorten = (name: string) =>
  name.length > 63
    ? `${name.slice(0, 30)}_${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
    : name

interface Field {
  /** The nested object of the field; null for the row itself. */
  group: string | null
  name: string
  column: Column | null
}

/** The fields of a selection in the order of the statement's columns. */
function listFields(selection: object, group: string | null = null): Field[] {
  return Object.entries(selection).flatMap(([name, field]: [string, unknown]): Field[] => {
    if (is(field, Column)) return [{ group, name, column: field }]
    const isGroup =
      typeof field === 'object' && field !== null && Object.getPrototypeOf(field) === Object.prototype
    return isGroup ? listFields(field, name) : [{ group, name, column: null }]
  })
}

/** Maps rows with these columns to objects with these fields. */
function decoderOf(fields: readonly Field[], columns: readonly Described[]): Decode {
  const read = fields.map(({ column }, at) => readerOf(column, columns[at]?.dataTypeID ?? 0))
  const own = fields.flatMap(({ group, name }, at) => (group === null ? [{ at, name, read: read[at] }] : []))
  const groups = groupsOf(fields)
  // A copy has room for all of them from the start; an object that grows field by field takes twice as long.
  const empty = Object.fromEntries([...own, ...groups].map(({ name }) => [name, null]))
  return (values) => {
    const row: Record<string, unknown> = { ...empty }
    for (const field of own) {
      const text = values[field.at] ?? null
      row[field.name] = text === null ? null : field.read?.(text)
    }
    for (const { name, optional, parts } of groups) {
      const group: Record<string, unknown> = {}
      let isThere = !optional
      for (const { at, key } of parts) {
        const text = values[at] ?? null
        group[key] = text === null ? null : read[at]?.(text)
        isThere ||= text !== null
      }
      row[name] = isThere ? group : null
    }
    return row
  }
}

/** The types that {@link readerOf} parses like the query builder. */
const knownTypes = new Set<number>([
  types.builtins.BOOL,
  types.builtins.INT2,
  types.builtins.INT4,
  types.builtins.FLOAT8,
  types.builtins.TEXT,
  types.builtins.VARCHAR,
  types.builtins.UUID,
  types.builtins.JSON,
  types.builtins.JSONB,
  types.builtins.DATE,
  types.builtins.TIMESTAMPTZ,
  textArray,
])

/** Parses a value like the query builder: a timestamp column is a Date, a `date` and a raw timestamp are text. */
function readerOf(column: Column | null, type: number): (text: string) => unknown {
  if (!knownTypes.has(type)) throw new Error(`prepareRead does not read the type ${type}`)
  const isText = type === types.builtins.DATE || (type === types.builtins.TIMESTAMPTZ && !column)
  return isText ? (text) => text : parserOf(type)
}

/**
 * Groups the fields by their object. As in the query builder, the object of an optional row is null if it has no
 * values.
 */
function groupsOf(fields: readonly Field[]) {
  const names = new Set(fields.flatMap(({ group }) => group ?? []))
  return [...names].map((name) => {
    const own = fields.flatMap((field, at) =>
      field.group === name ? [{ ...field, at, key: field.name }] : [],
    )
    const optional = own.some(({ column }) => column?.notNull)
    return { name, optional, parts: own.map(({ at, key }) => ({ at, key })) }
  })
}
