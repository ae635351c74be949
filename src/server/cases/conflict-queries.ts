/** Detects a conflict of interest: no one decides a case about themselves or about an organization of theirs. */
import { sql, type SQL } from 'drizzle-orm'
import { hasInterest } from '#domain/moderation/moderation.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { domainEvents } from '#server/db/tables/events.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { hasSecondFactorAs } from '#server/queries/accounts/second-factors.ts'
import { hasStaffRoleOf, isActiveHolder } from '#server/queries/accounts/staff.ts'

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

/** In SQL: the cases that wait, as `waiting_cases`: what each is about, with the organization that it is about or between. */
export const waitingCases = sql`waiting_cases as materialized (
  select f.kind, f.item_id, f.created_at, case f.kind
    when 'organization' then f.item_id
    when 'project' then (select p.organization_id from projects p where p.id = f.item_id)
    when 'review' then (
      select p.organization_id from reviews w join projects p on p.id = w.project_id where w.id = f.item_id)
    when 'message' then (
      select c.organization_id from messages g join conversations c on c.id = g.conversation_id where g.id = f.item_id)
    when 'appeal' then (
      select coalesce(e.organization_id, c.organization_id, p.organization_id) from appeals e
      left join messages g on g.id = e.message_id left join conversations c on c.id = g.conversation_id
      left join reviews w on w.id = e.review_id left join projects p on p.id = w.project_id where e.id = f.item_id)
    end as organization_id
  from filed_cases f where f.decided_at is null)`

/**
 * In SQL: those of the organizations of a query that the reader belongs to, used to belong to or registered, as
 * `own_organizations`. Each is looked at once, however many cases it has.
 */
export const ownOrganizations = ({ id }: CaseReader, organizationIds: SQL): SQL =>
  sql`own_organizations as materialized (
    select o.id from ${organizations} o where o.id in (${organizationIds}) and (${isOwnOrganization(sql`o.id`, id)}))`

const isOwn = (organizationId: SQL) => sql`${organizationId} in (select own.id from own_organizations own)`

/** In SQL: a reader has no conflict of interest in a request of an organization, or of a person about one. Needs `own_organizations`. */
export function mayDecideRequest(
  { id }: CaseReader,
  { organizationId, personId }: { organizationId: SQL; personId?: SQL },
): SQL {
  const isOther = sql`not ${isOwn(organizationId)}`
  return personId ? sql`${isOther} and ${personId} <> ${id}::uuid` : isOther
}

/** In SQL: someone else than the reader could decide the appeal `e`: about someone on the staff only an administrator. */
const hasOtherDecider = (reader: SQL, withSecondFactor: boolean) => sql`exists (
  select from users d where d.id <> ${reader}
    and d.id is distinct from e.user_id and d.id is distinct from e.appealed_by
    and d.id is distinct from coalesce(c.volunteer_id, a.volunteer_id)
    and case when ${hasStaffRoleOf(sql`e.user_id`)} then ${isActiveHolder('d', 'administrator')}
      else ${isActiveHolder('d', 'moderator')} end
    and ${withSecondFactor ? sql.raw(hasSecondFactorAs('d')) : sql`true`})`

/**
 * In SQL: a reader may decide the case of `waiting_cases` f, as its own kind says: they have no conflict of interest, only
 * administrators decide about staff, and no one decides about their own decision while someone else can. Moderators don't decide what
 * they reported either. Needs `own_organizations`.
 */
export function mayDecideReported(
  { id, isAdmin }: CaseReader,
  { withSecondFactor }: { withSecondFactor: boolean },
): SQL {
  const reader = sql`${id}::uuid`
  const isKept = (userId: SQL) => (isAdmin ? sql`false` : hasStaffRoleOf(userId))
  const isRefused = sql`case f.kind
    when 'person' then f.item_id = ${reader} or ${isKept(sql`f.item_id`)}
    when 'review' then exists (
      select from reviews w join applications a on a.id = w.application_id
      where w.id = f.item_id and (w.writer_id = ${reader} or a.volunteer_id = ${reader}))
    when 'message' then exists (
      select from messages g join conversations c on c.id = g.conversation_id
      where g.id = f.item_id and (g.sender_id = ${reader} or c.volunteer_id = ${reader}))
    when 'appeal' then exists (
      select from appeals e
      left join messages g on g.id = e.message_id left join conversations c on c.id = g.conversation_id
      left join reviews w on w.id = e.review_id left join applications a on a.id = w.application_id
      where e.id = f.item_id and (e.user_id = ${reader} or e.appealed_by = ${reader}
        or coalesce(c.volunteer_id, a.volunteer_id) = ${reader} or ${isKept(sql`e.user_id`)}
        or (e.opposed_by = ${reader} and ${hasOtherDecider(reader, withSecondFactor)})))
    else false end`
  const isReporter = sql`exists (select from filed_reports r
    where r.kind = f.kind and r.item_id = f.item_id and r.reporter_id = ${reader})`
  const isOther = sql`(${isOwn(sql`f.organization_id`)}) is not true and (${isRefused}) is not true`
  return isAdmin ? isOther : sql`${isOther} and not ${isReporter}`
}
