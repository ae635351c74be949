/**
 * Hot reads as named prepared statements. The driver returns every value as text, and one decoder per statement
 * parses the rows: choosing a parser again for every field of every row takes longer than reading a page of rows.
 */
import { types, type ClientBase, type Pool } from 'pg'
import { z } from 'zod'

type Values = readonly (string | null)[]
export type Decode = (values: Values) => object

/** A column as PostgreSQL describes it. */
export interface Described {
  name: string
  dataTypeID: number
}

export interface Statement {
  /** Undefined for one that is not prepared. */
  name: string | undefined
  text: string
  /** Creates the decoder for rows of these columns. */
  decoderOf: (columns: readonly Described[]) => Decode
  /** The decoder and the column types it was created for; null until the first result. */
  current: { types: readonly number[]; decode: Decode } | null
}

/** A statement, prepared if it has a name. Its rows are objects by column name unless `decoderOf` says otherwise. */
export function createStatement(
  { name, text }: { name?: string; text: string },
  decoderOf: Statement['decoderOf'] = byName,
): Statement {
  return { name, text, decoderOf, current: null }
}

const leaveText = (text: string) => text
/** Leaves every value as PostgreSQL's text. The driver asks for every column of every result. */
const asText = { getTypeParser: () => leaveText }

/** Runs a statement with these values and decodes its rows. */
export function queryRows<Row extends object>(
  connection: Pool | ClientBase,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]>
// The caller states what rows the statement has, as with the driver's own `query`.
export async function queryRows(
  connection: Pool | ClientBase,
  statement: Statement,
  values: readonly unknown[],
): Promise<object[]> {
  const { name, text } = statement
  const { rows, fields } = await connection.query<(string | null)[]>({
    name,
    text,
    values: [...values],
    rowMode: 'array',
    types: asText,
  })
  const decode = decoderFor(statement, fields)
  return rows.map(decode)
}

/** The statement's decoder; a new one if a migration has changed the type of a column. */
function decoderFor(statement: Statement, columns: readonly Described[]): Decode {
  const { current } = statement
  if (current && columns.every(({ dataTypeID }, at) => current.types[at] === dataTypeID))
    return current.decode
  const decode = statement.decoderOf(columns)
  statement.current = { types: columns.map(({ dataTypeID }) => dataTypeID), decode }
  return decode
}

/** Decodes a row by the names of its columns, each as the driver parses its type. */
function byName(columns: readonly Described[]): Decode {
  const parsers = columns.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
  return (values) => {
    const row: Record<string, unknown> = {}
    for (const [at, { name, parse }] of parsers.entries()) {
      const value = values[at] ?? null
      row[name] = value === null ? null : parse(value)
    }
    return row
  }
}

export const textArray: number = 1009

const parser = z.custom<(text: string) => unknown>((value) => typeof value === 'function')

/** The parser of a type's text. */
export const parserOf = (type: number) =>
  type === textArray ? parseTexts : parser.parse(types.getTypeParser(type))

const parseAnyTexts = parser.parse(types.getTypeParser(textArray))

/** Parses a list of texts, because the driver's own parser works character by character. */
function parseTexts(text: string): unknown {
  if (!/^\{[^{]/.test(text) || /\\|NULL/i.test(text)) return parseAnyTexts(text)
  const end = text.length - 1
  const texts: string[] = []
  for (let at = 1; at < end;) {
    const isQuoted = text[at] === '"'
    const found = text.indexOf(isQuoted ? '"' : ',', at + 1)
    const close = found === -1 ? end : found
    texts.push(text.slice(isQuoted ? at + 1 : at, close))
    at = isQuoted ? close + 2 : close + 1
  }
  return texts
}
