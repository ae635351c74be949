/** Writes what the operator says about the site, and the pictures of its logo. */
import { ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { siteIcons, siteSettings } from '#server/db/tables/site.ts'

export type SiteColumns = Partial<typeof siteSettings.$inferInsert>

/** Locks the settings until the transaction ends. */
export async function lockSite(db: Db): Promise<void> {
  await db.select({ id: siteSettings.id }).from(siteSettings).for('update')
}

/** Saves a change as the next version. */
export async function saveSite(db: Db, change: SiteColumns, at: Date): Promise<void> {
  await db.update(siteSettings).set({ ...change, updatedAt: at, version: sql`${siteSettings.version} + 1` })
}

/** Stores the pictures of a logo. Does nothing if they are there. */
export async function insertIcons(db: Db, rows: (typeof siteIcons.$inferInsert)[]): Promise<void> {
  await db.insert(siteIcons).values(rows).onConflictDoNothing()
}

/** Removes the pictures of all other logos; null keeps none. */
export async function removeOtherIcons(db: Db, logo: string | null): Promise<void> {
  await db.delete(siteIcons).where(logo === null ? undefined : ne(siteIcons.logo, logo))
}
