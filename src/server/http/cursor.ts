/** Keyset cursors of lists ordered newest first: opaque to the caller. */
import { Problem } from './problem.ts'

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
  const createdAt = new Date(at)
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  // A Date can have years of more than four digits, which PostgreSQL does not parse.
  const isTimestamp =
    /^\d{4}-/.test(at) && !Number.isNaN(createdAt.getTime()) && createdAt.toISOString() === at
  if (rest.length > 0 || !isTimestamp || !uuid.test(id)) throw new Problem('bad_cursor')
  return { createdAt, id }
}
