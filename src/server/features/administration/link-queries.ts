/** Administrators, and the links that create them. */
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { administratorLinks, users } from '#server/db/tables/accounts.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import { isStaffMember, ownStaffRoles } from '#server/queries/accounts/staff.ts'
import { hasSecondFactor } from '#server/queries/accounts/second-factors.ts'

/** Stores a link for an address and replaces the previous one. */
export async function saveLink(
  db: Db,
  link: { email: string; tokenHash: Buffer; createdAt: Date; expiresAt: Date; verifiesAddress: boolean },
): Promise<void> {
  const { tokenHash, createdAt, expiresAt, verifiesAddress } = link
  await db
    .insert(administratorLinks)
    .values({ ...link, email: link.email.toLowerCase() })
    .onConflictDoUpdate({
      target: administratorLinks.email,
      set: { tokenHash, createdAt, expiresAt, verifiesAddress },
    })
}

/** Whether an address has a valid link that verifies it. */
export async function hasVerifyingLink(
  db: Db,
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  const found = await db.$count(
    administratorLinks,
    and(
      eq(administratorLinks.email, email.toLowerCase()),
      eq(administratorLinks.verifiesAddress, true),
      gt(administratorLinks.expiresAt, now),
    ),
  )
  return found > 0
}

const isLive = (tokenHash: Buffer, now: Date) =>
  and(eq(administratorLinks.tokenHash, tokenHash), gt(administratorLinks.expiresAt, now))

/** The address of a valid link, and whether opening it verifies the address; null for any other link. */
export async function findLink(db: Db, tokenHash: Buffer, now: Date) {
  const { email, verifiesAddress } = administratorLinks
  const [row] = await db
    .select({ email, verifiesAddress })
    .from(administratorLinks)
    .where(isLive(tokenHash, now))
  return row ?? null
}

/** Uses up a link and returns what it does. Null if it was used, replaced, has expired or belongs to another address. */
export async function consumeLink(
  db: Db,
  { tokenHash, email, now }: { tokenHash: Buffer; email: string; now: Date },
): Promise<{ verifiesAddress: boolean } | null> {
  const taken = await db
    .delete(administratorLinks)
    .where(and(isLive(tokenHash, now), eq(administratorLinks.email, sql`lower(${email})`)))
    .returning({ verifiesAddress: administratorLinks.verifiesAddress })
  return taken[0] ?? null
}

/** Locks an account and returns whether it is an administrator. */
export async function lockAdministrator(db: Db, userId: string): Promise<boolean> {
  await lockUser(db, userId)
  return (await db.$count(users, and(eq(users.id, userId), eq(users.isAdmin, true)))) > 0
}

/** The active account with an address; with the option, also a suspended one. Null if there is none. */
export async function findAccountOf(
  db: Db,
  email: string,
  { orSuspended = false } = {},
): Promise<{ id: string; isAdmin: boolean; isVerified: boolean } | null> {
  const [row] = await db
    .select({
      id: users.id,
      isAdmin: users.isAdmin,
      isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
    })
    .from(users)
    .where(
      and(sql`lower(${users.email}) = lower(${email})`, orSuspended ? undefined : isNull(users.disabledAt)),
    )
  return row ?? null
}

/** The staff who can sign in, each with their roles and whether they have a second factor. */
export async function listActiveStaff(db: Db) {
  return db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      roles: ownStaffRoles,
      hasSecondFactor,
    })
    .from(users)
    .where(and(isStaffMember, isNull(users.disabledAt)))
    .orderBy(asc(users.email))
}
