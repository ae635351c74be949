/** Whether a project is under review, for everyone who reads it: its card, its page and matches. */
import { sql, type SQL } from 'drizzle-orm'
import { projectReports, projects } from '#server/db/tables/projects.ts'

/** Which reports `r` await a decision or had one: findings that only warn have none. */
export const opensCase: SQL = sql`r.effect is distinct from 'warn'`

/** Which reports `r` are undecided findings about the project of a query that ask for a decision. */
export const isOpenFinding: SQL = sql`r.project_id = ${projects.id} and r.source = 'product'
  and r.decided_at is null and ${opensCase}`

/**
 * Whether a finding about the project of a query awaits a decision. Not `exists`, for which PostgreSQL may read the
 * findings of all projects first.
 */
export const isUnderReview = sql<boolean>`(
  select true from ${projectReports} r where ${isOpenFinding} limit 1) is not null`
