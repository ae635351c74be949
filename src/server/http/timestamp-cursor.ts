import { Problem } from './problem.ts'

/** Where the next page of jobs or actions begins: the time, in ISO 8601, and the id of the row before it. */
export interface TimestampCursor {
  at: string
  id: number
}

export const formatTimestampCursor = ({ at, id }: TimestampCursor): string => `${at}_${id}`

/** Null for the first page. Throws `bad_cursor`. */
export function parseTimestampCursor(cursor: string | undefined): TimestampCursor | null {
  if (cursor === undefined) return null
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([1-9]\d{0,14})$/.exec(cursor) ?? []
  // A day that a month does not have would be read as one of the next month.
  if (at === undefined || Number.isNaN(Date.parse(at)) || new Date(at).toISOString() !== at)
    throw new Problem('bad_cursor')
  return { at, id: Number(id) }
}
