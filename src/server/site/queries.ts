/** The row with what the operator says about the site. */
import type { PublishedVersion } from '#contract/help/legal.ts'
import type { Db } from '#server/db/db.ts'
import { siteSettings } from '#server/db/schema.ts'
import { listPublished } from '#server/queries/legal-versions.ts'

export type StoredSite = typeof siteSettings.$inferSelect & {
  /** The current versions of the documents of which versions were published. */
  publishedLegal: readonly PublishedVersion[]
}

/** The settings of the site; the migrations created the row. */
export async function findSite(db: Db): Promise<StoredSite> {
  const [row] = await db.select().from(siteSettings)
  if (!row) throw new Error('site_settings has no row')
  return { ...row, publishedLegal: await listPublished(db) }
}
