import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { contacts } from '#server/db/tables/messages.ts'

/**
 * Creates the contact row of a volunteer and an organization that exist if it is missing, and locks it, so that messages,
 * invites and blocks between the two sides run one at a time.
 */
export async function lockContact(
  db: Db,
  { volunteerId, organizationId }: { volunteerId: string; organizationId: string },
): Promise<void> {
  await db.insert(contacts).values({ volunteerId, organizationId }).onConflictDoNothing()
  await db
    .select({ volunteerId: contacts.volunteerId })
    .from(contacts)
    .where(and(eq(contacts.volunteerId, volunteerId), eq(contacts.organizationId, organizationId)))
    .for('no key update')
}

/** The same for several volunteers of an organization, ordered by volunteer, so that two such calls never deadlock. */
export async function lockContacts(
  db: Db,
  { volunteerIds, organizationId }: { volunteerIds: readonly string[]; organizationId: string },
): Promise<void> {
  if (volunteerIds.length === 0) return
  const ordered = volunteerIds.toSorted()
  await db
    .insert(contacts)
    .values(ordered.map((volunteerId) => ({ volunteerId, organizationId })))
    .onConflictDoNothing()
  await db
    .select({ volunteerId: contacts.volunteerId })
    .from(contacts)
    .where(and(inArray(contacts.volunteerId, ordered), eq(contacts.organizationId, organizationId)))
    .orderBy(contacts.volunteerId)
    .for('no key update')
}
