import { and, eq, not, sql, type SQL } from 'drizzle-orm'
import type {
  addressStates,
  personRoles,
  PersonOrder,
  personStates,
} from '#contract/administration/list-filters.ts'
import type { MemberRole, UserType } from '#domain/accounts/accounts.ts'
import type { StaffRole } from '#domain/accounts/staff.ts'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { accountDeletions, accountTokens, sessions, users } from '#server/db/tables/accounts.ts'
import { userSuspensions } from '#server/db/tables/moderation.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { toLikePattern } from '#server/queries/text/like-pattern.ts'
import { pageRows } from '#server/http/lists/page.ts'
import { emailBouncedAt, isEmailBounced } from '#server/queries/accounts/email-bounces.ts'
import {
  deletionDueAt,
  isFormerMember,
  isPersonSuspended,
  shownEmail,
} from '#server/queries/accounts/leaving.ts'
import { hasStaffRoleOf, ownStaffRoles, staffRoleRows } from '#server/queries/accounts/staff.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import { hasSecondFactor } from '#server/queries/accounts/second-factors.ts'
import { enableAccount } from '#server/queries/disabled-accounts.ts'

export interface PeopleFilter {
  q?: string | undefined
  state?: (typeof personStates)[number] | undefined
  role?: (typeof personRoles)[number] | undefined
  address?: (typeof addressStates)[number] | undefined
  staff?: StaffRole | undefined
}

const hasVolunteerProfile = sql<boolean>`exists (
  select from ${volunteerProfiles} v where v.user_id = ${users}.id)`
const hasAccount = not(isFormerMember)
const isVolunteer = sql`(${hasAccount} and (${users.userType} = 'volunteer' or ${hasVolunteerProfile}))`
const isOrganization = sql`(${hasAccount} and (${users.userType} = 'organization' or exists (
  select from ${organizationMembers} m where m.user_id = ${users}.id)))`
const isEmailVerified = sql<boolean>`${users.emailVerifiedAt} is not null`

const columns = (now: Date) => ({
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: shownEmail,
  userType: users.userType,
  staffRoles: ownStaffRoles,
  isSuspended: isPersonSuspended,
  isEmailVerified,
  emailBouncedAt,
  isFormer: isFormerMember,
  deletionDueAt,
  roles: sql<UserType[]>`array_remove(array[
    case when ${isVolunteer} then 'volunteer' end, case when ${isOrganization} then 'organization' end], null)`,
  organizations: sql<number>`(
    select count(*)::int from ${organizationMembers} m where m.user_id = ${users}.id)`,
  createdAt: users.createdAt,
  lastSeenAt: sql<string | null>`(
    select to_char(max(s.last_seen_at), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${sessions} s
    where s.user_id = ${users}.id and s.idle_expires_at > ${now.toISOString()}::timestamptz
      and s.absolute_expires_at > ${now.toISOString()}::timestamptz)`,
})

const fits = ({ q, state, role, address, staff }: PeopleFilter): SQL[] => [
  ...(q
    ? [
        sql`(${users.email} ilike ${toLikePattern(q)} and ${shownEmail} <> ''
          or ${users.firstName} || ' ' || ${users.lastName} ilike ${toLikePattern(q)})`,
      ]
    : []),
  ...(state === 'active' ? [sql`${users.disabledAt} is null`] : []),
  ...(state === 'suspended' ? [isPersonSuspended] : []),
  ...(state === 'leaving' ? [sql`${deletionDueAt} is not null`] : []),
  ...(state === 'former' ? [isFormerMember] : []),
  ...(staff ? [hasStaffRoleOf(sql`${users}.id`, staff)] : []),
  ...(role === 'volunteer' ? [isVolunteer] : []),
  ...(role === 'organization' ? [isOrganization] : []),
  ...(address === 'verified' ? [isEmailVerified] : []),
  ...(address === 'bounced' ? [isEmailBounced] : []),
  ...(address === 'unverified' ? [sql`not (${isEmailVerified})`, hasAccount] : []),
]

const sortName = sql<string>`lower(trim(${users.firstName} || ' ' || ${users.lastName})) collate "C"`
/** In microseconds, as text: a Date would lose digits that the column may have. */
const sortTime = sql<string>`to_char(${users.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** What each order sorts by, and which way; ties by id the same way. */
const orders: Record<PersonOrder, { key: SQL<string>; by: SQL; type: SQL; isDescending: boolean }> = {
  newest: { key: sortTime, by: sql`${users.createdAt}`, type: sql`timestamptz`, isDescending: true },
  oldest: { key: sortTime, by: sql`${users.createdAt}`, type: sql`timestamptz`, isDescending: false },
  name: { key: sortName, by: sortName, type: sql`text`, isDescending: false },
}

/** The position in a list after which a page begins. */
export interface PersonPosition {
  key: string
  id: string
}

/** People that fit a filter, in an order. */
export function listPeople(
  db: Db,
  filter: PeopleFilter,
  {
    order,
    after,
    now,
    limit = pageRows,
  }: { order: PersonOrder; after: PersonPosition | null; now: Date; limit?: number },
) {
  const { key, by, type, isDescending } = orders[order]
  const direction = isDescending ? sql`desc` : sql`asc`
  const isAfter =
    after &&
    sql`(${by}, ${users.id}) ${isDescending ? sql`<` : sql`>`} (${after.key}::${type}, ${after.id}::uuid)`
  return db
    .select({ ...columns(now), key })
    .from(users)
    .where(and(...fits(filter), isAfter ?? undefined))
    .orderBy(sql`${by} ${direction}, ${users.id} ${direction}`)
    .limit(limit)
}

export function countPeople(db: Db, filter: PeopleFilter): Promise<number> {
  return countFound(db, (rows) => rows.from(users).where(and(...fits(filter))))
}

/** A person by ID; null if there is none. */
export async function findPerson(db: Db, id: string, now: Date) {
  const [row] = await db
    .select({
      ...columns(now),
      hasVolunteerProfile,
      heldRoles: staffRoleRows,
      hasSecondFactor,
      pendingEmail: sql<string | null>`(
        select t.email from ${accountTokens} t where t.user_id = ${users}.id and t.purpose = 'change'
          and t.expires_at > ${now.toISOString()}::timestamptz)`,
      deletion: {
        requestedAt: accountDeletions.requestedAt,
        dueAt: accountDeletions.dueAt,
        reason: accountDeletions.reason,
        completedAt: accountDeletions.completedAt,
        isByAdministrator: sql<boolean>`${accountDeletions.requestedBy} is not null`,
      },
      suspension: {
        reason: userSuspensions.reason,
        at: userSuspensions.suspendedAt,
        by: sql<string | null>`(select trim(a.first_name || ' ' || a.last_name) from users a
          where a.id = ${userSuspensions.suspendedBy})`,
      },
    })
    .from(users)
    .leftJoin(userSuspensions, eq(userSuspensions.userId, users.id))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .where(eq(users.id, id))
  return row ?? null
}

/** A person's organizations, and whether they are the only owner who can sign in. */
export async function listMemberships(db: Db, userId: string) {
  const { rows } = await db.execute<{ id: string; name: string; role: MemberRole; isOnlyOwner: boolean }>(sql`
    select o.id, o.name, m.role, m.role = 'owner' and not exists (
        select from ${organizationMembers} x join ${users} u on u.id = x.user_id
        where x.organization_id = o.id and x.role = 'owner' and x.user_id <> m.user_id and u.disabled_at is null
      ) as "isOnlyOwner"
    from ${organizationMembers} m join ${organizations} o on o.id = m.organization_id
    where m.user_id = ${userId} order by o.name, o.id`)
  return rows
}

const zeroApplications = { pending: 0, accepted: 0, completed: 0, declined: 0, withdrawn: 0 }

/** A volunteer's applications by status. */
export async function countApplications(db: Db, userId: string) {
  const { rows } = await db.execute<{ status: keyof typeof zeroApplications; count: number }>(sql`
    select status, count(*)::int as count from applications where volunteer_id = ${userId} group by status`)
  return { ...zeroApplications, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}

/** Locks a person whose account is not deleted, without blocking their own writes. */
export async function lockPerson(db: Db, id: string) {
  // In a statement of its own: the other reads what is stored once the lock is held.
  await lockUser(db, id)
  const [row] = await db
    .select({
      id: users.id,
      isAdmin: users.isAdmin,
      isSuspended: isPersonSuspended,
    })
    .from(users)
    .where(and(eq(users.id, id), not(isFormerMember)))
  return row ?? null
}

/** Blocks a person from signing in. Links in earlier emails stop working. */
export async function savePersonSuspension(
  db: Db,
  suspension: { userId: string; reason: string; suspendedBy: string; suspendedAt: Date },
): Promise<void> {
  const { userId, suspendedAt } = suspension
  await db.update(users).set({ disabledAt: suspendedAt }).where(eq(users.id, userId))
  await db.delete(accountTokens).where(eq(accountTokens.userId, userId))
  await db.insert(userSuspensions).values(suspension).onConflictDoUpdate({
    target: userSuspensions.userId,
    set: suspension,
  })
}

export async function removePersonSuspension(db: Db, userId: string): Promise<void> {
  await db.delete(userSuspensions).where(eq(userSuspensions.userId, userId))
  await enableAccount(db, userId)
}

/** Removes the link of the email about a suspension, once the account is deleted. The suspension stays. */
export async function clearAppealToken(db: Db, userId: string): Promise<void> {
  await db.update(userSuspensions).set({ appealTokenHash: null }).where(eq(userSuspensions.userId, userId))
}
