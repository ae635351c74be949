/** A person's profile, once they delete their account. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'

export async function removeProfile(db: Db, userId: string): Promise<void> {
  await db.delete(volunteerProfiles).where(eq(volunteerProfiles.userId, userId))
}
