import { Problem } from '#server/http/problem.ts'

/** The position after which the next page begins, of rows that are numbered; null for the first page. Throws `bad_cursor`. */
export function parsePosition(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  if (!/^[1-9]\d{0,14}$/.test(cursor)) throw new Problem('bad_cursor')
  return Number(cursor)
}
