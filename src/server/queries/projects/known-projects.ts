import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { applications } from '#server/db/tables/applications.ts'
import { invites } from '#server/db/tables/invites.ts'
import { notifiedMatches } from '#server/db/tables/matching.ts'
import { reopenAlerts, savedProjects, searchAlerts } from '#server/db/tables/projects.ts'

/**
 * Whether someone has nothing to do with a project yet: no application, no invite, no notification of a match or of a saved
 * search, and they neither saved it nor asked to be notified when it reopens.
 */
export function isUnknown({ userId, projectId }: { userId: SQLWrapper; projectId: SQLWrapper }): SQL {
  const isNone = (table: unknown, column: string) => sql`not exists (select from ${table} known
    where known.project_id = ${projectId} and known.${sql.raw(column)} = ${userId})`
  return sql`${isNone(applications, 'volunteer_id')} and ${isNone(invites, 'volunteer_id')}
    and ${isNone(notifiedMatches, 'user_id')} and ${isNone(searchAlerts, 'user_id')}
    and ${isNone(savedProjects, 'user_id')} and ${isNone(reopenAlerts, 'user_id')}`
}
