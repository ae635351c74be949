import { asc, sql, type SQL } from 'drizzle-orm'
import { organizationMembers } from '#server/db/tables/organizations.ts'

/** Owners first, then by the day they joined. */
export const memberOrder: SQL[] = [
  sql`${organizationMembers.role} <> 'owner'`,
  asc(organizationMembers.joinedAt),
  asc(organizationMembers.userId),
]
