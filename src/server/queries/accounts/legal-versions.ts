/** The current versions of the terms and the privacy notice, for pages and for those who sign up. */
import { desc } from 'drizzle-orm'
import type { PublishedVersion } from '#contract/help/legal.ts'
import type { Db } from '#server/db/db.ts'
import { legalVersions } from '#server/db/tables/legal.ts'

/** The current version of each document that the operator published. */
export async function listPublished(db: Db): Promise<PublishedVersion[]> {
  const { document, number, publishedAt } = legalVersions
  const rows = await db
    .selectDistinctOn([document], { document, number, publishedAt })
    .from(legalVersions)
    .orderBy(document, desc(number))
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }))
}
