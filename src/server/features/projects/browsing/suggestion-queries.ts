import { and, eq, sql } from 'drizzle-orm'
import { projects } from '#server/db/tables/projects.ts'
import { sqlState, transact, type Db } from '#server/db/db.ts'

const queryCanceled = '57014'

interface Bounds {
  /** How many titles at most, the most similar first. */
  most: number
  /** How similar a word of a title is at least, from 0 to 1. */
  similarity: number
  /** How long the search may take, in milliseconds; after that it finds nothing. */
  limitMs: number
}

/** Titles of published projects with a word like this one. */
export async function listSimilarTitles(
  db: Db,
  word: string,
  { most, similarity, limitMs }: Bounds,
): Promise<string[]> {
  try {
    return await transact(db, async (tx) => {
      await tx.execute(
        sql`select set_config('pg_trgm.word_similarity_threshold', ${String(similarity)}, true),
          set_config('statement_timeout', ${String(limitMs)}, true)`,
      )
      const rows = await tx
        .select({ title: projects.title })
        .from(projects)
        .where(and(eq(projects.visibility, 'published'), sql`${projects.title} %> ${word}`))
        .orderBy(sql`${projects.title} <->> ${word}`)
        .limit(most)
      return rows.map(({ title }) => title)
    })
  } catch (error) {
    // A suggestion is an extra: without it, the answer is still whole.
    if (sqlState(error) === queryCanceled) return []
    throw error
  }
}
