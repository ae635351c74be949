import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/schema.ts'

/** Locks a person until the transaction ends, so that what is counted across their rows stays correct. */
export async function lockVolunteer(db: Db, id: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}
