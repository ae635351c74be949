import { and, eq, sql } from 'drizzle-orm'
import { projects } from '#server/db/tables/projects.ts'
import { transact, type Db } from '#server/db/db.ts'

/** Titles of published projects with a word like this one; `most` at most, so that a frequent word costs no more. */
export const listSimilarTitles = (db: Db, word: string, most: number): Promise<string[]> =>
  transact(db, async (tx) => {
    // Low enough for a short word in which two letters changed places.
    await tx.execute(sql`set local pg_trgm.word_similarity_threshold = 0.4`)
    const rows = await tx
      .select({ title: projects.title })
      .from(projects)
      .where(and(eq(projects.visibility, 'published'), sql`${projects.title} %> ${word}`))
      .limit(most)
    return rows.map(({ title }) => title)
  })
