/** Whether somebody would decide about themselves: nobody does about an organization they belong or belonged to. */
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { domainEvents, organizationMembers, organizations } from '#server/db/schema.ts'

/** What tells of somebody that they are or were a member. */
const memberEvents = ['member.joined', 'member.left', 'member.removed', 'member.role_changed']
const ownerEvents = ['organization.claimed', 'organization.handed_over']
/** What only members do. */
const memberActions = [
  'verification.asked',
  'organization.named',
  'organization.edited',
  'organization.handed_over',
]

const listOf = (words: readonly string[]) => sql`any(${sql.param([...words])}::text[])`

/** Of these organizations those that a person belongs or belonged to, or registered. */
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

/** Whether a person belongs or belonged to an organization, or registered it. */
export async function hasConflictOfInterest(
  db: Db,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<boolean> {
  return (await listConflictingCases(db, { userId, organizationIds: [organizationId] })).has(organizationId)
}
