/** Whether people may still apply to the project that a notification offers them. */
import { inArray, sql, type SQL } from 'drizzle-orm'
import { offerKinds } from '#domain/notifications/notifications.ts'
import { applications } from '#server/db/tables/applications.ts'
import { dismissedMatches } from '#server/db/tables/matching.ts'
import { notifications } from '#server/db/tables/notifications.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isKeptFromApplying } from '#server/queries/applications/reapplication.ts'
import { isSeparated } from '#server/queries/organizations/blocks.ts'
import { takesApplications } from '#server/queries/projects/open-projects.ts'

/**
 * False for offers of a project that closed meanwhile, or whose organization a block separates from the reader; of a new match
 * that they applied to or dismissed, as their list of matches leaves these out; and of a project that reopened if they
 * can't apply to it again. Someone who asked to be notified of that may have dismissed it as a match. True for all
 * other notifications.
 */
export function isStillOffered(acceptance: Parameters<typeof takesApplications>[0]): SQL {
  const { kind, userId } = notifications
  return sql`(not ${inArray(kind, [...offerKinds])} or (${takesApplications(acceptance)}
    and not ${isSeparated({ volunteerId: userId, organizationId: projects.organizationId })}
    and not case when ${kind} = 'project.matched' then
      exists (select from ${applications} own where own.volunteer_id = ${userId} and own.project_id = ${projects.id})
      or exists (select from ${dismissedMatches} d where d.user_id = ${userId} and d.project_id = ${projects.id})
    else ${isKeptFromApplying({ volunteerId: userId, projectId: projects.id })} end))`
}
