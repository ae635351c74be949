import { sql } from 'drizzle-orm'
import { organizationMembers, organizations } from '#server/db/schema.ts'

/** Whether somebody may claim an organization, as `canBeClaimed` of the domain says: imported, and nobody's but a placeholder's. */
export const isClaimable = sql<boolean>`(${organizations}.imported_at is not null and not exists (
  select from ${organizationMembers} held
  where held.organization_id = ${organizations}.id and held.role = 'owner' and not held.is_placeholder))`
