/** Cursors of lists ordered by two values and an ID: opaque to clients, and valid for one sort order. */
import type { OrganizationSort } from '#domain/rankings/top-organizations.ts'
import { Problem } from '#server/http/problem.ts'
import { uuidForm } from '#domain/text/uuid.ts'

/** The start of a page: the previous row's values as PostgreSQL literals. */
export interface CursorPosition {
  first: string
  second: string
  id: string
}

export function encodePosition(sort: OrganizationSort, { first, second, id }: CursorPosition): string {
  return Buffer.from([sort, first, second, id].join('|')).toString('base64url')
}

// Formats that PostgreSQL parses as bigint, float8 and timestamp, and that are never out of range.
const whole = String.raw`\d{1,15}`
const decimal = String.raw`\d{1,9}(?:\.\d{1,20})?`
const timestampPattern = String.raw`\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z`
const formOf = (first: string, second: string) => new RegExp(`^(${first})\\|(${second})\\|(${uuidForm})$`)
const cursorPatterns: Record<OrganizationSort, RegExp> = {
  rating: formOf(decimal, whole),
  impact: formOf(whole, decimal),
  projects: formOf(whole, decimal),
  recent: formOf(timestampPattern, decimal),
}

/** Parses a cursor for this sort order; anything else is refused with 400. */
export function decodePosition(sort: OrganizationSort, text: string | undefined): CursorPosition | null {
  if (text === undefined) return null
  const plain = Buffer.from(text, 'base64url').toString('utf8')
  const [, first, second, id] = plain.startsWith(`${sort}|`)
    ? (cursorPatterns[sort].exec(plain.slice(sort.length + 1)) ?? [])
    : []
  if (first === undefined || second === undefined || id === undefined) throw new Problem('bad_cursor')
  if (sort === 'recent' && Number.isNaN(Date.parse(first))) throw new Problem('bad_cursor')
  return { first, second, id }
}
