import { and, eq, or, sql } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import { provisionalOrganizationName, listRoles } from '#domain/accounts/accounts.ts'
import { arrangeRoles } from '#domain/accounts/staff.ts'
import type { Db } from '#server/db/db.ts'
import { secondFactors, users } from '#server/db/tables/accounts.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import type { StoredUser } from '#server/queries/accounts/account-requirements.ts'
import { isEmailBounced } from '#server/queries/accounts/email-bounces.ts'
import { canSignIn, deletionDueAt, isPersonSuspended } from '#server/queries/accounts/leaving.ts'
import { ownStaffRoles } from '#server/queries/accounts/staff.ts'

/**
 * A person's organizations, the primary one first: the chosen one, or the first one they joined (decision A27).
 * Drizzle omits the table name in a query with one table, which would refer to the organization's id here.
 */
const organizationsOfUser = sql<User['organizations']>`coalesce((
  select json_agg(json_build_object('id', o.id, 'name', o.name, 'isNamed', o.named_at is not null,
    'isSuspended', exists (select from organization_suspensions s where s.organization_id = o.id), 'role', m.role, 'isCoordinator', m.is_coordinator,
           'timeZone', o.time_zone)
           order by (o.id = ${users.primaryOrganizationId}) desc nulls last, m.joined_at, o.id)
  from ${organizationMembers} m join ${organizations} o on o.id = m.organization_id
  where m.user_id = ${users}.id), '[]')`

const hasVolunteerProfile = sql<boolean>`exists (
  select from ${volunteerProfiles} where ${volunteerProfiles.userId} = ${users.id})`

const hasSecondFactor = sql<boolean>`exists (
  select from ${secondFactors}
  where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`

/** Someone who can sign in, as responses show them. Null for an unknown or disabled account. */
export async function findUser(db: Db, id: string): Promise<StoredUser | null> {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      userType: users.userType,
      profileImageUrl: users.profileImageUrl,
      isEmailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      isEmailBounced,
      timeZone: sql<string | null>`nullif(${users.timeZone}, 'UTC')`,
      language: users.language,
      deletionDueAt,
      isAdmin: users.isAdmin,
      staffRoles: ownStaffRoles,
      hasSecondFactor,
      hasVolunteerProfile,
      organizations: organizationsOfUser,
    })
    .from(users)
    .where(and(eq(users.id, id), canSignIn))
  if (!row) return null
  const roles = listRoles({ ...row, organizationCount: row.organizations.length })
  return {
    ...row,
    staffRoles: arrangeRoles(row.staffRoles),
    deletionDueAt: row.deletionDueAt?.toISOString() ?? null,
    ...roles,
    hasOrganizationProfile: row.organizations.some((organization) => organization.isNamed),
    primaryRole: row.userType,
  }
}

/** The id and password hash of the account with this address, ignoring case; also of a suspended one. */
export async function findCredentials(
  db: Db,
  email: string,
): Promise<{ id: string; passwordHash: string; isSuspended: boolean } | null> {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, isSuspended: isPersonSuspended })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, or(canSignIn, isPersonSuspended)))
  return row ?? null
}

/** Inserts an account. Null if the address is taken. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<string | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return row?.id ?? null
}

/**
 * Creates a person's own organization with them as the only member and owner, and makes it their primary one
 * (decision A20).
 */
export async function insertOwnOrganization(
  db: Db,
  { userId, name, timeZone }: { userId: string; name: string; timeZone: string },
): Promise<string> {
  const [organization] = await db
    .insert(organizations)
    .values({ name, registeredBy: userId, timeZone })
    .returning({ id: organizations.id })
  const { id } = required(organization)
  await db.insert(organizationMembers).values({ organizationId: id, userId, role: 'owner' })
  await db.update(users).set({ primaryOrganizationId: id }).where(eq(users.id, userId))
  return id
}

/**
 * Gives a person without an organization one of their own. Two concurrent calls create one. Events that name the
 * person lock the key of their row, so two calls that lock the whole row would deadlock.
 */
export async function ensureOwnOrganization(db: Db, userId: string): Promise<void> {
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  const [membership] = await db
    .select({ organizationId: organizationMembers.organizationId })
    .from(organizationMembers)
    .where(eq(organizationMembers.userId, userId))
    .limit(1)
  if (membership || !person) return
  await insertOwnOrganization(db, {
    userId,
    name: provisionalOrganizationName(person),
    timeZone: person.timeZone,
  })
}

function required<T>(row: T | undefined): T {
  if (!row) throw new Error('an insert returned no row')
  return row
}
