/** The person whom a verification names, once its organization closes. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { verifications } from '#server/db/tables/verification.ts'

/** Removes the contact of an organization's verification. */
export async function clearContacts(db: Db, organizationId: string): Promise<void> {
  await db
    .update(verifications)
    .set({ contactName: null, contactTitle: null, contactEmail: null, phone: null })
    .where(eq(verifications.organizationId, organizationId))
}
