/**
 * Statements of hot reads. The driver describes the columns of a result again with each answer and reads that description
 * anew, which takes longer than to read a page of rows: here both are done once for each connection and statement.
 */
import { types, type Pool, type QueryConfig } from 'pg'
import { z } from 'zod'

type Fields = readonly (string | null)[]
export type Decode = (fields: Fields) => object

/** A column as PostgreSQL describes it. */
export interface Described {
  name: string
  dataTypeID: number
}

export interface Statement {
  name: string
  text: string
  /** Makes what reads a row of these columns. */
  decoderOf: (columns: readonly Described[]) => Decode
  /** What reads a row; null until a result was described. */
  decode: Decode | null
}

/** The driver's connection, as far as a query of one's own speaks with it. */
interface Wire {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  submittedNamedStatements: Record<string, string | undefined>
  parse(statement: { name: string; text: string }): void
  bind(portal: { statement: string; values: readonly (string | null)[] }): void
  describe(what: { type: 'P' }): void
  execute(portal: Record<string, never>): void
  sync(): void
}

interface Reading extends QueryConfig {
  rows: object[]
  callback?: (error: Error | null, result?: { rows: object[] }) => void
}

/** A statement under its name, whose rows are objects by the names of their columns unless something else reads them. */
export function createStatement(
  { name, text }: { name: string; text: string },
  decoderOf: Statement['decoderOf'] = byName,
): Statement {
  return { name, text, decoderOf, decode: null }
}

/** The rows of a statement with these values, read on a connection of the pool. */
export function parseRows<Row extends object>(
  pool: Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const submittable = createSubmittable(statement, values.map(encode))
    pool.query<Row>(submittable, (error, result) => {
      // The driver says that there is always one; there is none where all went well.
      if (error instanceof Error) reject(error)
      else resolve(result.rows)
    })
  })
}

/** What the driver submits and tells of each message that comes back (its interface for queries of one's own). */
function createSubmittable(statement: Statement, values: (string | null)[]) {
  const { name, text } = statement
  let decode = statement.decode
  let failure: Error | null = null
  const submittable = {
    name,
    text,
    values,
    rows: Array<object>(),
    submit(wire: Wire) {
      const isKnown = (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) !== undefined
      wire.stream.cork()
      if (!isKnown) {
        wire.parse({ name, text })
        wire.submittedNamedStatements[name] = text
      }
      wire.bind({ statement: name, values })
      // Where a statement was parsed anew its columns may have become others.
      if (!isKnown || !decode) wire.describe({ type: 'P' })
      wire.execute({})
      wire.sync()
      wire.stream.uncork()
    },
    handleRowDescription({ fields }: { fields: Described[] }) {
      decode = statement.decoderOf(fields)
      statement.decode = decode
    },
    handleDataRow({ fields }: { fields: Fields }) {
      if (failure || !decode) return
      try {
        submittable.rows.push(decode(fields))
      } catch (error) {
        failure = error instanceof Error ? error : new Error('a row could not be read', { cause: error })
      }
    },
    handleCommandComplete: () => undefined,
    handleEmptyQuery: () => undefined,
    handleError: (error: Error) => callbackOf(submittable)?.(error),
    handleReadyForQuery() {
      if (failure) callbackOf(submittable)?.(failure)
      else callbackOf(submittable)?.(null, { rows: submittable.rows })
    },
  }
  return submittable
}

/** Set by the driver, and replaced by it when the answer comes too late. */
const callbackOf = ({ callback }: Reading) => callback

/** Reads a row by the names of its columns, each as the driver reads its type. */
function byName(columns: readonly Described[]): Decode {
  const parsers = columns.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
  return (fields) => {
    const row: Record<string, unknown> = {}
    for (const [at, { name, parse }] of parsers.entries()) {
      const field = fields[at] ?? null
      row[name] = field === null ? null : parse(field)
    }
    return row
  }
}

const textArray: number = 1009

const parser = z.custom<(text: string) => unknown>((value) => typeof value === 'function')

/** What reads the text of a value of a type. */
export const parserOf = (type: number) =>
  type === textArray ? parseTexts : parser.parse(types.getTypeParser(type))

const parseAnyTexts = parser.parse(types.getTypeParser(textArray))

/** Reads a list of texts; the driver's own way goes through it letter by letter. */
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

/** A value as PostgreSQL reads it; a value of no kind that a read takes is a mistake in the code. */
function encode(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.map((each) => quote(String(each))).join(',')}}`
  throw new Error('a read takes texts, numbers, moments, bytes and lists of texts')
}

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`
