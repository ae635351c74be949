import { sqlState } from '#server/db/db.ts'
import { quote } from './fields.ts'

/** Data that PostgreSQL does not take: wrong values, violated constraints, values too large. */
const dataClasses = ['22', '23', '54']

/** Why the database refused a row; null where the error is not about the row. */
export function tellRefusal(error: unknown): string | null {
  if (!dataClasses.includes(sqlState(error)?.slice(0, 2) ?? '')) return null
  let told = ''
  for (let cause = error; cause instanceof Error; cause = cause.cause) told = cause.message
  return `the database rejects it: ${quote(told, 300)}`
}
