/** What counts toward an organization's daily limit (safeguard S18): first messages to strangers, and invites. */
import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { invites } from '#server/db/tables/invites.ts'
import { contacts } from '#server/db/tables/messages.ts'

/** How many strangers an organization has written to since a timestamp, and how many people it has invited. */
export async function countFirstContactsToday(db: Db, organizationId: string, since: Date): Promise<number> {
  const written = await db.$count(
    contacts,
    and(
      eq(contacts.organizationId, organizationId),
      eq(contacts.firstContactBy, 'organization'),
      gte(contacts.firstContactAt, since),
    ),
  )
  const invited = await db.$count(
    invites,
    and(eq(invites.organizationId, organizationId), gte(invites.createdAt, since)),
  )
  return written + invited
}
