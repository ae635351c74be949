import { sql } from 'drizzle-orm'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'

/**
 * True if someone may claim an organization, like `canBeClaimed` of the domain: it was imported, and its only owner
 * is a placeholder.
 */
export const isClaimable = sql<boolean>`(${organizations}.imported_at is not null and ${organizations}.closed_at is null and not exists (
  select from ${organizationMembers} held
  where held.organization_id = ${organizations}.id and held.role = 'owner' and not held.is_placeholder))`
