/** Staff: who has which role, and the locks that keep an administrator. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { StaffRole } from '#domain/accounts/staff.ts'
import type { Db } from '#server/db/db.ts'
import { staffRoles, users } from '#server/db/tables/accounts.ts'
import { hasSecondFactor } from './second-factors.ts'

/** In SQL: whether the person of `users` is an administrator who can sign in. */
export const isActiveAdministrator = sql`is_admin and disabled_at is null`

/**
 * Locks the administrators who can sign in, in the order of their ids, so that two of them cannot end each other's access;
 * returns how many there are.
 */
export async function lockAdministrators(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`select id from ${users} where ${isActiveAdministrator} order by id for no key update`,
  )
  return rows.length
}

export const countAdministrators = (db: Db): Promise<number> => db.$count(users, isActiveAdministrator)

/** In SQL: whether the person with this id has a role of staff, or the given one. */
export const hasStaffRoleOf = (userId: SQL, role?: StaffRole): SQL<boolean> =>
  sql<boolean>`exists (select from ${staffRoles} held
    where held.user_id = ${userId} and ${role === undefined ? sql`true` : sql`held.role = ${role}`})`

/** In SQL: whether the person with this id may do what a role allows: they have it, or are an administrator. */
export const holdsRoleOf = (userId: SQL, role: StaffRole): SQL<boolean> =>
  sql<boolean>`exists (select from ${staffRoles} held
    where held.user_id = ${userId} and held.role in ('administrator', ${role}))`

/** Whether the person of `users` has any role of staff. */
export const isStaffMember = hasStaffRoleOf(sql`${users}.id`)

/** The roles of the person of the table with this alias, as a list. */
export const rolesOf = (alias: string) => `coalesce((
  select json_agg(held.role) from staff_roles held where held.user_id = ${alias}.id), '[]')`

/** The same for `users`. */
export const ownStaffRoles = sql<StaffRole[]>`${sql.raw(rolesOf('users'))}`

/** The roles of the person of `users`, with who gave them and when. */
export const staffRoleRows = sql<
  { role: StaffRole; grantedAt: string; grantedBy: string | null }[]
>`coalesce((
  select json_agg(json_build_object('role', held.role,
    'grantedAt', to_char(held.granted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'grantedBy', (select nullif(trim(g.first_name || ' ' || g.last_name), '') from users g where g.id = held.granted_by))
    order by held.granted_at, held.role)
  from ${staffRoles} held where held.user_id = ${users}.id), '[]')`

/** Whether the person of the table with this alias may do what a role allows, and can sign in. */
export const isActiveHolder = (alias: string, role: StaffRole) =>
  sql`(${sql.raw(alias)}.disabled_at is null and ${holdsRoleOf(sql.raw(`${alias}.id`), role)})`

/** The people who may do what a role allows and can sign in; optionally only those with two-step sign-in. */
export async function listHolders(
  db: Db,
  role: StaffRole,
  { withSecondFactor }: { withSecondFactor: boolean },
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isActiveHolder('users', role), withSecondFactor ? hasSecondFactor : undefined))
  return rows.map(({ id }) => id)
}

/** Removes all roles of a person. */
export async function removeStaffRoles(db: Db, userId: string): Promise<void> {
  await db.delete(staffRoles).where(eq(staffRoles.userId, userId))
}
