/** Addresses of accounts that emails bounce from. The mark is about the address that the account has now. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { emailBounces } from '#server/db/tables/email.ts'

/** The mark `b` of a person of the table with this alias. */
const markAs = (alias: string) => `from email_bounces b
  where b.user_id = ${alias}.id and b.cleared_at is null and lower(b.email) = lower(${alias}.email)`

/** Whether the address of a person of the table with this alias is marked, for statements in SQL. */
export const isBouncedAs = (alias: string) => `exists (select ${markAs(alias)})`

/** The same for `users`. */
export const isEmailBounced = sql<boolean>`${sql.raw(isBouncedAs('users'))}`

/** When emails to a person's address began to bounce; null if they do not. */
export const emailBouncedAt = sql<Date | null>`(select b.bounced_at ${sql.raw(markAs('users'))})`.mapWith(
  emailBounces.bouncedAt,
)

/** Whether this address is that of the account, and marked. */
export async function isAddressBounced(
  db: Db,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const isOwn = and(eq(users.id, userId), sql`lower(${users.email}) = lower(${email})`)
  return (await db.$count(users, and(isOwn, isEmailBounced))) > 0
}

/** How many accounts have a marked address. */
export async function countBounced(db: Db): Promise<number> {
  return db.$count(users, isEmailBounced)
}

/** The last bounce of an account, marked or cleared. */
export async function findBounce(db: Db, userId: string) {
  const [row] = await db.select().from(emailBounces).where(eq(emailBounces.userId, userId))
  return row ?? null
}

/** Marks the address of an account. */
export async function saveBounce(
  db: Db,
  { userId, email, code, now }: { userId: string; email: string; code: string; now: Date },
): Promise<void> {
  const values = { email, code, bouncedAt: now, clearedAt: null }
  await db
    .insert(emailBounces)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: emailBounces.userId, set: values })
}

/** Ends the mark of an account; false if there is none. Bounces of emails from before do not bring it back. */
export async function clearBounce(db: Db, userId: string, now?: Date): Promise<boolean> {
  const cleared = await db
    .update(emailBounces)
    .set({ clearedAt: now ?? sql`now()` })
    .where(and(eq(emailBounces.userId, userId), isNull(emailBounces.clearedAt)))
    .returning({ userId: emailBounces.userId })
  return cleared.length > 0
}

/** Removes the bounce of an account, which is about an address that it no longer has. */
export async function removeBounce(db: Db, userId: string): Promise<void> {
  await db.delete(emailBounces).where(eq(emailBounces.userId, userId))
}

/** The address of an account; null if it is deleted. */
export async function lockAddress(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('update')
  return row?.email ?? null
}

/** The address of an account, without a lock. */
export async function findAddress(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email ?? null
}
