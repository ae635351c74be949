import { sqlState } from '#server/db/db.ts'
import { quote } from './fields.ts'

/** SQL states of data that PostgreSQL rejects: wrong values, violated constraints, values too large. */
const dataClasses = ['22', '23', '54']

/** Why the database rejected a row, or null if the error is not about the row. */
export function explainRefusal(error: unknown): string | null {
  if (!dataClasses.includes(sqlState(error)?.slice(0, 2) ?? '')) return null
  let report = ''
  for (let cause = error; cause instanceof Error; cause = cause.cause) report = cause.message
  return `the database rejects it: ${quote(report, 300)}`
}
