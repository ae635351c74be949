/** Detects a conflict of interest: no one decides a case about themselves or about an organization of theirs. */
import { sql, type SQL } from 'drizzle-orm'
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

/** In SQL: a person belongs to an organization, used to belong to it or registered it. */
const isOwnOrganization = (id: SQL, userId: string): SQL => sql`(
  exists (select from ${organizations} own where own.id = ${id} and own.registered_by = ${userId}::uuid)
  or exists (select from ${organizationMembers} m where m.organization_id = ${id} and m.user_id = ${userId}::uuid)
  or exists (select from ${domainEvents} ev where ev.subject_id = ${id} and (
    (ev.type = ${listOf([...memberEvents, ...ownerEvents])} and ev.data ->> 'memberId' = ${userId})
    or (ev.type = ${listOf(memberActions)} and ev.actor_id = ${userId}::uuid))))`

/** Lists those of the organizations that a person belongs to, used to belong to or registered. */
async function listOwnOrganizations(
  db: Db,
  { userId, organizationIds }: { userId: string; organizationIds: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from ${organizations} o
    where o.id = any(${sql.param([...organizationIds])}::uuid[]) and ${isOwnOrganization(sql`o.id`, userId)}`)
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

/** Whose cases are counted. */
export interface CaseReader {
  id: string
  isAdmin: boolean
}

/** In SQL: a reader has no conflict of interest in a request of an organization, or of a person about one. */
export function mayDecideRequest(
  { id }: CaseReader,
  { organizationId, personId }: { organizationId: SQL; personId?: SQL },
): SQL {
  const isOther = sql`not ${isOwnOrganization(organizationId, id)}`
  return personId ? sql`${isOther} and ${personId} <> ${id}::uuid` : isOther
}

/**
 * In SQL: a reader has no conflict of interest in the case of \`filed_cases\` f. Its parties are those that each kind of case
 * names for \`findConflicts\`. Moderators don't decide what they reported either.
 */
export function mayDecideReported({ id, isAdmin }: CaseReader): SQL {
  const reader = sql`${id}::uuid`
  const isOwn = (organizationId: string) => isOwnOrganization(sql.raw(organizationId), id)
  const isParty = sql`case f.kind
    when 'person' then f.item_id = ${reader}
    when 'organization' then ${isOwn('f.item_id')}
    when 'project' then exists (select from projects p where p.id = f.item_id and ${isOwn('p.organization_id')})
    when 'review' then exists (
      select from reviews w join applications a on a.id = w.application_id join projects p on p.id = w.project_id
      where w.id = f.item_id
        and (w.writer_id = ${reader} or a.volunteer_id = ${reader} or ${isOwn('p.organization_id')}))
    when 'message' then exists (
      select from messages g join conversations c on c.id = g.conversation_id where g.id = f.item_id
        and (g.sender_id = ${reader} or c.volunteer_id = ${reader} or ${isOwn('c.organization_id')}))
    when 'appeal' then exists (
      select from appeals e
      left join messages g on g.id = e.message_id left join conversations c on c.id = g.conversation_id
      left join reviews w on w.id = e.review_id left join applications a on a.id = w.application_id
      left join projects p on p.id = w.project_id
      where e.id = f.item_id and (e.user_id = ${reader} or e.appealed_by = ${reader}
        or coalesce(c.volunteer_id, a.volunteer_id) = ${reader}
        or ${isOwn('coalesce(e.organization_id, c.organization_id, p.organization_id)')}))
    end`
  const isReporter = sql`exists (select from filed_reports r
    where r.kind = f.kind and r.item_id = f.item_id and r.reporter_id = ${reader})`
  return isAdmin ? sql`(${isParty}) is not true` : sql`(${isParty}) is not true and not ${isReporter}`
}
