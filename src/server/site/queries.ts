/** The row with what the operator says about the site, and the pictures of its logo. */
import { and, eq, sql } from 'drizzle-orm'
import type { PublishedVersion } from '#contract/help/legal.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { siteIcons, siteSettings } from '#server/db/tables/site.ts'
import { listPublished } from '#server/queries/accounts/legal-versions.ts'

export type StoredSite = typeof siteSettings.$inferSelect & {
  /** The current versions of the documents of which versions were published. */
  publishedLegal: readonly PublishedVersion[]
  /** The year (UTC) of the first account; null if there is none. */
  startedIn: number | null
}

/** The settings of the site; the migrations created the row. */
export async function findSite(db: Db): Promise<StoredSite> {
  const [row] = await db.select().from(siteSettings)
  if (!row) throw new Error('site_settings has no row')
  return { ...row, publishedLegal: await listPublished(db), startedIn: await findFirstYear(db) }
}

/** The year (UTC) of the first account, which the index of their days answers. */
async function findFirstYear(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ year: sql<number | null>`extract(year from min(${users.createdAt}) at time zone 'UTC')::int` })
    .from(users)
  return row?.year ?? null
}

/** The bytes of a picture; null if it is not there. */
export async function findIcon(db: Db, logo: string, name: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: siteIcons.bytes })
    .from(siteIcons)
    .where(and(eq(siteIcons.logo, logo), eq(siteIcons.name, name)))
  return row?.bytes ?? null
}
