/** Detects a conflict of interest: no one decides a case about themselves or about an organization of theirs. */
import { sql } from 'drizzle-orm'
import { hasInterest } from '#domain/moderation/moderation.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { domainEvents, organizationMembers, organizations } from '#server/db/schema.ts'

/** Events that show that a person is or was a member. */
const memberEvents = [
  'member.joined',
  'member.coordinator_joined',
  'member.left',
  'member.removed',
  'member.role_changed',
]
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
async function listOwnOrganizations(
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

/** Whom a case is about. */
export interface CaseParties {
  /** Missing for a case about a person alone. */
  organizationId?: string
  /** Null for a deleted account. */
  people?: readonly (string | null)[]
}

/** For each case, whether the caller has a conflict of interest. */
export async function findConflicts(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  cases: readonly CaseParties[],
): Promise<boolean[]> {
  const organizationIds = cases.flatMap(({ organizationId }) => organizationId ?? [])
  const own = await listOwnOrganizations(db, { userId: actor.id, organizationIds })
  return cases.map(({ organizationId, people = [] }) =>
    hasInterest(actor.id, {
      people,
      isOfOwnOrganization: organizationId !== undefined && own.has(organizationId),
    }),
  )
}

/** Whether the caller belongs to an organization, used to belong to it or registered it. */
export async function hasConflictOfInterest(
  ctx: Pick<Context, 'db' | 'actor'>,
  organizationId: string,
): Promise<boolean> {
  const [isOwn] = await findConflicts(ctx, [{ organizationId }])
  return isOwn === true
}
