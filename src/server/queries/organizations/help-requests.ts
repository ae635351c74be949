/** Which organizations ask for a coordinator of the site. */
import { and, isNotNull, sql } from 'drizzle-orm'
import { domainEvents } from '#server/db/tables/events.ts'
import { organizationSuspensions } from '#server/db/tables/moderation.ts'
import { organizations } from '#server/db/tables/organizations.ts'

/** In SQL: the organization of `organizations` asks for a coordinator, and coordinators can see it. */
export const isHelpRequested = and(
  isNotNull(organizations.asksCoordinatorAt),
  sql`${organizations.closedAt} is null and not exists (
    select from ${organizationSuspensions} s where s.organization_id = ${organizations}.id)`,
)

/** In SQL: the organization removed a person since it asks. They can only come back if it asks again. */
export const wasRemovedSinceRequest = (userId: string) => sql<boolean>`exists (select from ${domainEvents} e
  where e.subject_id = ${organizations}.id and e.type = 'member.removed' and e.data ->> 'memberId' = ${userId}
    and date_trunc('milliseconds', e.at) > ${organizations.asksCoordinatorAt})`
