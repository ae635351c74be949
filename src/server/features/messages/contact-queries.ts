/** Rows of contacts: the lock of all that two send each other, what they blocked, and whom they wrote to first. */
import { and, eq, gte, sql } from 'drizzle-orm'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { Db } from '#server/db/db.ts'
import { contacts } from '#server/db/message-tables.ts'
import { organizations, users } from '#server/db/schema.ts'
import type { Pair } from './contact-status-queries.ts'

const matchesPair = ({ volunteerId, organizationId }: Pair) =>
  and(eq(contacts.volunteerId, volunteerId), eq(contacts.organizationId, organizationId))

/** Makes the two a pair where they are none yet, and locks it: what they send and block comes one by one. */
export async function lockContact(db: Db, pair: Pair): Promise<void> {
  await db.insert(contacts).values(pair).onConflictDoNothing()
  await db
    .select({ volunteerId: contacts.volunteerId })
    .from(contacts)
    .where(matchesPair(pair))
    .for('no key update')
}

/** Locks whose daily limit a first message counts against: a volunteer, or an organization. */
export async function lockSender(db: Db, pair: Pair, side: UserType): Promise<void> {
  if (side === 'volunteer') {
    await db.select({ id: users.id }).from(users).where(eq(users.id, pair.volunteerId)).for('no key update')
    return
  }
  const { organizationId } = pair
  await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('no key update')
}

/** How many strangers a side has written to since a moment. */
export async function countFirstContacts(
  db: Db,
  { pair, side, since }: { pair: Pair; side: UserType; since: Date },
): Promise<number> {
  const own =
    side === 'volunteer'
      ? eq(contacts.volunteerId, pair.volunteerId)
      : eq(contacts.organizationId, pair.organizationId)
  return db.$count(contacts, and(own, eq(contacts.firstContactBy, side), gte(contacts.firstContactAt, since)))
}

/** Writes of a locked pair that a side has written, and whether to a stranger. */
export async function saveFirstMessage(
  db: Db,
  pair: Pair,
  { side, at, isFirstContact }: { side: UserType; at: Date; isFirstContact: boolean },
): Promise<void> {
  const wroteAt =
    side === 'volunteer'
      ? { volunteerWroteAt: sql`coalesce(${contacts.volunteerWroteAt}, ${at.toISOString()}::timestamptz)` }
      : {
          organizationWroteAt: sql`coalesce(${contacts.organizationWroteAt}, ${at.toISOString()}::timestamptz)`,
        }
  await db
    .update(contacts)
    .set({ ...wroteAt, ...(isFirstContact && { firstContactAt: at, firstContactBy: side }) })
    .where(matchesPair(pair))
}

/** Blocks a locked pair from one side, or takes that block away. */
export async function saveBlock(
  db: Db,
  pair: Pair,
  { side, at }: { side: UserType; at: Date | null },
): Promise<void> {
  const change = side === 'volunteer' ? { blockedByVolunteerAt: at } : { blockedByOrganizationAt: at }
  await db.update(contacts).set(change).where(matchesPair(pair))
}
