import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { contacts } from '#server/db/message-tables.ts'

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
