import { Problem } from '#server/http/problem.ts'
import { isIsoTimestamp } from './cursor.ts'

/** Where the next page of jobs or actions begins: the time, in ISO 8601, and the id of the row before it. */
export interface TimestampCursor {
  at: string
  id: number
}

export const formatTimestampCursor = ({ at, id }: TimestampCursor): string => `${at}_${id}`

/** Null for the first page. Throws `bad_cursor`. */
export function parseTimestampCursor(cursor: string | undefined): TimestampCursor | null {
  if (cursor === undefined) return null
  const [, at, id] = /^([^_]+)_([1-9]\d{0,14})$/.exec(cursor) ?? []
  if (at === undefined || !isIsoTimestamp(at)) throw new Problem('bad_cursor')
  return { at, id: Number(id) }
}
