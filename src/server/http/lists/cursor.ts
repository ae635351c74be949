/** Keyset cursors of lists ordered newest first: opaque to the caller. */
import { isUuid } from '#domain/text/uuid.ts'
import { Problem } from '#server/http/problem.ts'

export interface Cursor {
  createdAt: Date
  id: string
}

/** The cursor after which the next page begins. */
export function encodeCursor(row: Cursor): string {
  return Buffer.from(`${row.createdAt.toISOString()}|${row.id}`).toString('base64url')
}

/** Parses one of our cursors; refuses anything else with 400. */
export function decodeCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  const [at = '', id = '', ...rest] = Buffer.from(text, 'base64url').toString('utf8').split('|')
  if (rest.length > 0 || !isIsoTimestamp(at) || !isUuid(id)) throw new Problem('bad_cursor')
  return { createdAt: new Date(at), id }
}

/** Whether it is a time as `toISOString` writes it, which both JavaScript and PostgreSQL parse. */
export function isIsoTimestamp(text: string): boolean {
  // A Date can have years of more than four digits, which PostgreSQL does not parse. A day that a month does not have
  // would be read as one of the next month.
  return /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text
}
