import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/schema.ts'

/** Sets where the organization's logo is read; null has none. */
export async function saveLogo(db: Db, organizationId: string, logoUrl: string | null): Promise<void> {
  await db.update(organizations).set({ logoUrl }).where(eq(organizations.id, organizationId))
}
