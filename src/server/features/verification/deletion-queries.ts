/** The person whom a verification names, once they delete their account. */
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { verifications } from '#server/db/schema.ts'

async function clear(db: Db, which: SQL | undefined): Promise<void> {
  await db
    .update(verifications)
    .set({ contactName: null, contactTitle: null, contactEmail: null, phone: null })
    .where(which)
}

/** Removes the contact of an organization's verification. */
export const clearContacts = (db: Db, organizationId: string): Promise<void> =>
  clear(db, eq(verifications.organizationId, organizationId))

/** The same wherever a person's address is the contact. */
export const clearOwnContacts = (db: Db, email: string): Promise<void> =>
  clear(db, sql`lower(${verifications.contactEmail}) = lower(${email})`)
