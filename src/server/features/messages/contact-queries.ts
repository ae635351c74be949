/** Queries for contacts: the lock over everything two sides send each other, blocks, and first contacts. */
import { and, eq, gte, sql } from 'drizzle-orm'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { Db } from '#server/db/db.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { countFirstContactsToday } from '#server/queries/applications/first-contacts.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import type { Pair } from './contact-status-queries.ts'

const matchesPair = ({ volunteerId, organizationId }: Pair) =>
  and(eq(contacts.volunteerId, volunteerId), eq(contacts.organizationId, organizationId))

/** Locks the volunteer or organization whose daily limit a first message counts against. */
export async function lockSender(db: Db, pair: Pair, side: UserType): Promise<void> {
  if (side === 'volunteer') {
    await lockUser(db, pair.volunteerId)
    return
  }
  const { organizationId } = pair
  await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('no key update')
}

/** How many strangers a side has written to since a timestamp; an organization's invites count, too. */
export async function countFirstContacts(
  db: Db,
  { pair, side, since }: { pair: Pair; side: UserType; since: Date },
): Promise<number> {
  if (side === 'organization') return countFirstContactsToday(db, pair.organizationId, since)
  return db.$count(
    contacts,
    and(
      eq(contacts.volunteerId, pair.volunteerId),
      eq(contacts.firstContactBy, side),
      gte(contacts.firstContactAt, since),
    ),
  )
}

/** Records that a side of a locked pair has written, and whether that was a first contact. */
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

/** Blocks or unblocks a locked pair for one side. */
export async function saveBlock(
  db: Db,
  pair: Pair,
  { side, at }: { side: UserType; at: Date | null },
): Promise<void> {
  const change = side === 'volunteer' ? { blockedByVolunteerAt: at } : { blockedByOrganizationAt: at }
  await db.update(contacts).set(change).where(matchesPair(pair))
}
