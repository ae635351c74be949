/** Detects a conflict of interest: no one decides about an organization they belong to or used to belong to. */
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { domainEvents, organizationMembers, organizations } from '#server/db/schema.ts'

/** Events that show that a person is or was a member. */
const memberEvents = ['member.joined', 'member.left', 'member.removed', 'member.role_changed']
const ownerEvents = ['organization.claimed', 'organization.handed_over']
/** Actions that only members can take. */
const memberActions = [
  'verification.asked',
  'organization.named',
  'organization.edited',
  'organization.handed_over',
]

const listOf = (words: readonly string[]) => sql`any(${sql.param([...words])}::text[])`

/** Lists those of the organizations that a person belongs to, used to belong to or registered. */
export async function listConflictingCases(
  db: Db,
  { userId, organizationIds }: { userId: string; organizationIds: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from ${organizations} o where o.id = any(${sql.param([...organizationIds])}::uuid[]) and (
      o.registered_by = ${userId}::uuid
      or exists (select from ${organizationMembers} m where m.organization_id = o.id and m.user_id = ${userId}::uuid)
      or exists (select from ${domainEvents} f where f.subject_id = o.id and (
        (f.type = ${listOf([...memberEvents, ...ownerEvents])} and f.data ->> 'memberId' = ${userId})
        or (f.type = ${listOf(memberActions)} and f.actor_id = ${userId}::uuid))))`)
  return new Set(rows.map(({ id }) => id))
}

/** True if a person belongs to an organization, used to belong to it or registered it. */
export async function hasConflictOfInterest(
  db: Db,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<boolean> {
  return (await listConflictingCases(db, { userId, organizationIds: [organizationId] })).has(organizationId)
}
