/** Queries for sessions and their users. */
import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import { listRoles, type UserType } from '#domain/accounts/accounts.ts'
import { arrangeRoles } from '#domain/accounts/staff.ts'
import type { Database, Db } from '#server/db/db.ts'
import { endedSessions, sessions, users } from '#server/db/tables/accounts.ts'
import { createStatement, queryRows } from '#server/db/statement.ts'
import type { StoredUser } from '#server/queries/accounts/account-requirements.ts'
import { isBouncedAs } from '#server/queries/accounts/email-bounces.ts'
import { maySignIn } from '#server/queries/accounts/leaving.ts'
import { isStaffMember, rolesOf } from '#server/queries/accounts/staff.ts'
import { hasSecondFactorAs } from '#server/queries/accounts/second-factors.ts'

/** Maximum sessions per person; the oldest are ended. */
const sessionsPerUser = 20

export type NewSession = typeof sessions.$inferInsert

/** Stores a session and ends the person's oldest ones above the limit. */
export async function startSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session)
  const oldest = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    .orderBy(desc(sessions.createdAt))
    .offset(sessionsPerUser)
  await db.delete(sessions).where(inArray(sessions.tokenHash, oldest))
}

/** Whether the person is staff, whose sessions are shorter. */
export async function hasStaffRole(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ isStaff: isStaffMember }).from(users).where(eq(users.id, userId))
  return row?.isStaff ?? false
}

/** Locks a session until the transaction ends. False if it has ended. */
export async function lockSessionRow(db: Db, tokenHash: Buffer): Promise<boolean> {
  const rows = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .for('update')
  return rows.length === 1
}

/** Ends one session. */
export async function endSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

const endedColumns = { tokenHash: sessions.tokenHash, userId: sessions.userId }

/** Remembers these sessions, so that their browsers remove what the person typed there and did not send. */
async function recordEnds(db: Db, ended: { tokenHash: Buffer; userId: string }[]): Promise<void> {
  if (ended.length > 0) await db.insert(endedSessions).values(ended).onConflictDoNothing()
}

/** Whose session with this token was ended to protect them; null if it lives, or ended otherwise. */
export async function findEndedSession(db: Db, tokenHash: Buffer): Promise<string | null> {
  const [row] = await db
    .select({ userId: endedSessions.userId })
    .from(endedSessions)
    .where(eq(endedSessions.tokenHash, tokenHash))
  return row?.userId ?? null
}

/** Removes the records of sessions that were ended before a time. */
export async function removeEndedSessions(db: Db, endedBefore: Date): Promise<void> {
  await db.delete(endedSessions).where(lt(endedSessions.endedAt, endedBefore))
}

export interface SessionsEnd {
  /** The hash of the token of a session that stays. */
  except?: Buffer | null
  /**
   * Whether the browsers remove what the person typed there and did not send: only where a device may be in other hands.
   * Everyone else finds it again when they sign in.
   */
  removesWords: boolean
}

/** Ends the person's sessions and returns how many. */
export async function endSessions(
  db: Db,
  userId: string,
  { except = null, removesWords }: SessionsEnd,
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.tokenHash, except) : undefined))
    .returning(endedColumns)
  if (removesWords) await recordEnds(db, ended)
  return ended.length
}

/** A public session ID that grants no access: a UUID (version 8) from the hash of the token's hash. */
const sessionId = sql<string>`overlay(overlay(
  encode(substr(sha256(${sessions.tokenHash}), 1, 16), 'hex') placing '8' from 13) placing '8' from 17)::uuid`

/** The person's active sessions, most recently used first. */
export function listSessions(db: Db, userId: string, now: Date) {
  return db
    .select({
      id: sessionId,
      tokenHash: sessions.tokenHash,
      ipPrefix: sessions.ipPrefix,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), gt(sessions.idleExpiresAt, now), gt(sessions.absoluteExpiresAt, now)),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
}

/** Ends one of the person's sessions by ID; false if there is none. */
export async function endSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessionId, id)))
    .returning(endedColumns)
  await recordEnds(db, ended)
  return ended.length === 1
}

const visitorStatement = createStatement({
  name: 'session_visitor',
  // The same person fields as `findUser` of accounts, in the single statement that every request starts with.
  text: `
    select s.last_seen_at, coalesce(s.reauth_at, s.created_at) as authenticated_at, ${rolesOf('u')} as staff_roles, u.id, u.email, u.first_name, u.last_name, u.user_type, u.profile_image_url,
      u.email_verified_at is not null as is_email_verified, nullif(u.time_zone, 'UTC') as time_zone, u.language,
      ${isBouncedAs('u')} as is_email_bounced,
      (select d.due_at from account_deletions d where d.user_id = u.id and d.completed_at is null) as deletion_due_at,
      exists (select from volunteer_profiles v where v.user_id = u.id) as has_volunteer_profile,
      ${hasSecondFactorAs('u')} as has_second_factor,
      coalesce((
        select json_agg(json_build_object('id', o.id, 'name', o.name, 'isNamed', o.named_at is not null,
    'isSuspended', exists (select from organization_suspensions s where s.organization_id = o.id), 'role', m.role, 'isCoordinator', m.is_coordinator,
           'timeZone', o.time_zone)
                 order by (o.id = u.primary_organization_id) desc nulls last, m.joined_at, o.id)
        from organization_members m join organizations o on o.id = m.organization_id
        where m.user_id = u.id), '[]') as organizations
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.idle_expires_at > $2 and s.absolute_expires_at > $2 and ${maySignIn('u')}`,
})

interface VisitorRow {
  last_seen_at: Date
  authenticated_at: Date
  staff_roles: string[]
  has_second_factor: boolean
  id: string
  email: string
  first_name: string
  last_name: string
  user_type: UserType
  profile_image_url: string | null
  is_email_verified: boolean
  is_email_bounced: boolean
  time_zone: string | null
  language: string | null
  deletion_due_at: Date | null
  has_volunteer_profile: boolean
  organizations: User['organizations']
}

/** The user of an active session, or null, with the times of its last update and last password check. */
export async function findVisitor(
  { pool }: Pick<Database, 'pool'>,
  tokenHash: Buffer,
  now: Date,
): Promise<{ user: StoredUser; lastSeenAt: Date; authenticatedAt: Date } | null> {
  const [row] = await queryRows<VisitorRow>(pool, visitorStatement, [tokenHash, now])
  if (!row) return null
  const person = {
    userType: row.user_type,
    hasVolunteerProfile: row.has_volunteer_profile,
    organizations: row.organizations,
  }
  const user = {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    isEmailVerified: row.is_email_verified,
    isEmailBounced: row.is_email_bounced,
    timeZone: row.time_zone,
    language: row.language,
    deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
    isAdmin: row.staff_roles.includes('administrator'),
    staffRoles: arrangeRoles(row.staff_roles),
    hasSecondFactor: row.has_second_factor,
    ...person,
    ...listRoles({ ...person, organizationCount: row.organizations.length }),
    hasOrganizationProfile: row.organizations.some((organization) => organization.isNamed),
    primaryRole: row.user_type,
  }
  return { user, lastSeenAt: row.last_seen_at, authenticatedAt: row.authenticated_at }
}

/** Extends the idle expiry of a session in use. */
export async function touchSession(
  db: Db,
  tokenHash: Buffer,
  seen: { now: Date; idleUntil: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({
      lastSeenAt: seen.now,
      idleExpiresAt: sql`least(${seen.idleUntil.toISOString()}::timestamptz, ${sessions.absoluteExpiresAt})`,
    })
    // Of several concurrent requests, only one writes.
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, seen.now)))
}

/** Removes expired sessions and returns how many. */
export async function removeExpiredSessions(db: Db, now: Date): Promise<number> {
  const removed = await db
    .delete(sessions)
    .where(or(lt(sessions.idleExpiresAt, now), lt(sessions.absoluteExpiresAt, now)))
    .returning({ userId: sessions.userId })
  return removed.length
}
