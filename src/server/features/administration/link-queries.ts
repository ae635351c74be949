/** Administrators, and the links that make them. */
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { administratorLinks, secondFactors, users } from '#server/db/schema.ts'

/** Stores a link for an address, in place of the one before. */
export async function saveLink(
  db: Db,
  link: { email: string; tokenHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, createdAt, expiresAt } = link
  await db
    .insert(administratorLinks)
    .values({ ...link, email: link.email.toLowerCase() })
    .onConflictDoUpdate({
      target: administratorLinks.email,
      set: { tokenHash, createdAt, expiresAt },
    })
}

const isLive = (tokenHash: Buffer, now: Date) =>
  and(eq(administratorLinks.tokenHash, tokenHash), gt(administratorLinks.expiresAt, now))

/** The address of a link that still lasts; null where there is none. */
export async function findLinkEmail(db: Db, tokenHash: Buffer, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: administratorLinks.email })
    .from(administratorLinks)
    .where(isLive(tokenHash, now))
  return row?.email ?? null
}

/** Uses a link up; false where it was used, replaced, is over or is of another address. */
export async function consumeLink(
  db: Db,
  { tokenHash, email, now }: { tokenHash: Buffer; email: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .delete(administratorLinks)
    .where(and(isLive(tokenHash, now), eq(administratorLinks.email, sql`lower(${email})`)))
    .returning({ email: administratorLinks.email })
  return taken.length === 1
}

/** The account of an address that may act, or, where asked, is suspended; null where there is none. */
export async function findAccountOf(
  db: Db,
  email: string,
  { orSuspended = false } = {},
): Promise<{ id: string; isAdmin: boolean } | null> {
  const [row] = await db
    .select({ id: users.id, isAdmin: users.isAdmin })
    .from(users)
    .where(
      and(sql`lower(${users.email}) = lower(${email})`, orSuspended ? undefined : isNull(users.disabledAt)),
    )
  return row ?? null
}

/**
 * The administrators who may act, each with whether they have a second factor; locked where asked, so that they stay: by
 * id then, as whoever suspends one locks them, since two that waited for each other would both fail.
 */
export async function listAdministrators(db: Db, { isLocked = false } = {}) {
  const requested = db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      hasSecondFactor: sql<boolean>`exists (select from ${secondFactors} f
        where f.user_id = ${users}.id and f.confirmed_at is not null)`,
    })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.disabledAt)))
    .orderBy(asc(isLocked ? users.id : users.email))
  return isLocked ? requested.for('no key update') : requested
}
