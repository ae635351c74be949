/** Whether people may still apply to the project that a notification offers them. */
import { inArray, sql, type SQL } from 'drizzle-orm'
import { offerKinds } from '#domain/notifications/notifications.ts'
import { applications } from '#server/db/tables/applications.ts'
import { dismissedMatches } from '#server/db/tables/matching.ts'
import { notifications } from '#server/db/tables/notifications.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isSeparated } from '#server/queries/organizations/blocks.ts'
import { takesApplications } from '#server/queries/projects/open-projects.ts'

/**
 * False for offers of a project that closed meanwhile, that their reader applied to or dismissed, or whose organization a
 * block separates from them. True for all other notifications.
 */
export function isStillOffered(acceptance: Parameters<typeof takesApplications>[0]): SQL {
  const { userId } = notifications
  return sql`(not ${inArray(notifications.kind, [...offerKinds])} or (${takesApplications(acceptance)}
    and not ${isSeparated({ volunteerId: userId, organizationId: projects.organizationId })}
    and not exists (select from ${applications} own where own.volunteer_id = ${userId} and own.project_id = ${projects.id})
    and not exists (select from ${dismissedMatches} d where d.user_id = ${userId} and d.project_id = ${projects.id})))`
}
