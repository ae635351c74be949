import { sql, type SQL } from 'drizzle-orm'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import { reviews } from '#server/db/tables/reviews.ts'

/** True if a review is about a person: about their work, or about an organization they belong to. */
export const isAboutSide = (
  userId: SQL,
) => sql<boolean>`(${reviews.revieweeUserId} is not distinct from ${userId}
  or exists (select from ${organizationMembers} m
    where m.organization_id = ${reviews.revieweeOrganizationId} and m.user_id = ${userId}))`
