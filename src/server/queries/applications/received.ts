/** Which applications a person decides on as a member of organizations. */
import { and, inArray, ne, type SQL } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { applications } from '#server/db/tables/applications.ts'
import { projects } from '#server/db/tables/projects.ts'
import { listOwnOrganizationIds } from '#server/queries/organizations/own-organizations.ts'

/**
 * Received by the reader's organizations, or by one of them. Without the reader's own: no one decides that for
 * themselves, and no one sees its triage.
 */
export function isReceived(ctx: Context, organizationId?: string): SQL | undefined {
  return and(
    inArray(projects.organizationId, listOwnOrganizationIds(ctx, organizationId)),
    ne(applications.volunteerId, ctx.actor.id),
  )
}
