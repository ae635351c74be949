/** The row with what the operator says about the site. */
import type { LegalDocument } from '#contract/help/legal.ts'
import type { Db } from '#server/db/db.ts'
import { legalVersions, siteSettings } from '#server/db/schema.ts'

export type StoredSite = typeof siteSettings.$inferSelect & {
  /** The documents of which versions were published. */
  publishedLegal: readonly LegalDocument[]
}

/** The settings of the site; the migrations created the row. */
export async function findSite(db: Db): Promise<StoredSite> {
  const [row] = await db.select().from(siteSettings)
  if (!row) throw new Error('site_settings has no row')
  const published = await db.selectDistinct({ document: legalVersions.document }).from(legalVersions)
  return { ...row, publishedLegal: published.map(({ document }) => document) }
}
