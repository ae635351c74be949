/** The people who saved a project, for any query of `saved_projects` and `projects`. */
import { sql } from 'drizzle-orm'
import { applications } from '#server/db/tables/applications.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import { projects, savedProjects } from '#server/db/tables/projects.ts'
import { isSeparated } from '#server/queries/organizations/blocks.ts'

/**
 * True if the person is to be reminded that they saved the project: they have not applied, are no member of its
 * organization, and no block separates them from it.
 */
export const isToRemind = sql<boolean>`(
  not exists (select from ${applications} a
    where a.project_id = ${projects.id} and a.volunteer_id = ${savedProjects.userId})
  and not exists (select from ${organizationMembers} m
    where m.organization_id = ${projects.organizationId} and m.user_id = ${savedProjects.userId})
  and not ${isSeparated({ volunteerId: savedProjects.userId, organizationId: projects.organizationId })})`
