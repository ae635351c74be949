import { sql, type SQL } from 'drizzle-orm'
import { users } from '#server/db/tables/accounts.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'

/**
 * The id of a person's primary organization in SQL: the chosen one while they belong to it, otherwise the first they
 * joined (decision A27). With the power `organization`, not one that they help as a coordinator.
 */
export const primaryOrganizationOf = (
  userId: SQL,
  power: 'daily-work' | 'organization' = 'daily-work',
): SQL<string | null> =>
  sql`(select own.organization_id
    from ${organizationMembers} own join ${users} person on person.id = own.user_id
    where own.user_id = ${userId} and person.disabled_at is null
      and ${power === 'daily-work' ? sql`true` : sql`not own.is_coordinator`}
    order by (own.organization_id = person.primary_organization_id) desc nulls last, own.joined_at, own.organization_id
    limit 1)`
