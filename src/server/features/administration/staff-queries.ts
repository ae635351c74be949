/** The roles of staff: who has which, since when and by whom. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { StaffMember, StaffRole } from '#domain/accounts/staff.ts'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { staffRoles, users } from '#server/db/tables/accounts.ts'
import type { Cursor } from '#server/http/lists/cursor.ts'
import { pageRows } from '#server/http/lists/page.ts'
import { hasDeletion, isFormerMember, isPersonSuspended } from '#server/queries/accounts/leaving.ts'
import {
  hasStaffRoleOf,
  isStaffMember,
  ownStaffRoles,
  staffRoleRows,
} from '#server/queries/accounts/staff.ts'
import { hasSecondFactor } from '#server/queries/accounts/second-factors.ts'

/** A person who may get roles; null if there is none, or the account is deleted. */
export async function findCandidate(db: Db, id: string) {
  const [row] = await db
    .select({
      id: users.id,
      roles: ownStaffRoles,
      isSuspended: isPersonSuspended,
      isLeaving: hasDeletion,
      isEmailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
    })
    .from(users)
    .where(and(eq(users.id, id), sql`not ${isFormerMember}`))
  return row ?? null
}

/** What a person may do as staff now; nothing if they cannot sign in. */
export async function findStaffMember(db: Db, id: string): Promise<StaffMember> {
  const [row] = await db
    .select({ roles: ownStaffRoles })
    .from(users)
    .where(and(eq(users.id, id), sql`${users.disabledAt} is null`))
  const roles = row?.roles ?? []
  return { isAdmin: roles.includes('administrator'), staffRoles: roles }
}

interface Change {
  userId: string
  granted: readonly StaffRole[]
  revoked: readonly StaffRole[]
  /** Null for an operator's command. */
  grantedBy: string | null
  at: Date
}

/** Gives and takes roles. */
export async function saveRoles(db: Db, { userId, granted, revoked, grantedBy, at }: Change): Promise<void> {
  if (revoked.length > 0) {
    await db
      .delete(staffRoles)
      .where(and(eq(staffRoles.userId, userId), inArray(staffRoles.role, [...revoked])))
  }
  if (granted.length > 0) {
    await db
      .insert(staffRoles)
      .values(granted.map((role) => ({ userId, role, grantedBy, grantedAt: at })))
      .onConflictDoNothing()
  }
}

const changedAt = sql<Date>`(
  select max(held.granted_at) from ${staffRoles} held where held.user_id = ${users}.id)`.mapWith(
  users.createdAt,
)

const isShown = (role: StaffRole | undefined) =>
  role ? hasStaffRoleOf(sql`${users}.id`, role) : isStaffMember

/** Staff; the person who got a role last comes first. */
export function listStaff(
  db: Db,
  role: StaffRole | undefined,
  { after, limit = pageRows }: { after: Cursor | null; limit?: number },
) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      isSuspended: isPersonSuspended,
      hasSecondFactor,
      roles: staffRoleRows,
      createdAt: changedAt,
    })
    .from(users)
    .where(
      and(
        isShown(role),
        after
          ? sql`(${changedAt}, ${users.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`${changedAt} desc, ${users.id} desc`)
    .limit(limit)
}

export function countStaff(db: Db, role: StaffRole | undefined): Promise<number> {
  return countFound(db, (rows) => rows.from(users).where(isShown(role)))
}
