import { sql } from 'drizzle-orm'
import { projectReports, projects } from '#server/db/tables/projects.ts'

/**
 * Why staff removed the project last, as they wrote it to everyone involved; null if they did not. Needs the project in
 * the query.
 */
export const removalReason = sql<string | null>`(
  select r.note from ${projectReports} r where r.project_id = ${projects.id} and r.verdict = 'remove'
  order by r.decided_at desc limit 1)`
