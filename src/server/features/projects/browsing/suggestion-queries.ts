import { and, eq, sql, type SQL } from 'drizzle-orm'
import { projects } from '#server/db/tables/projects.ts'
import { sqlState, transact, type Db } from '#server/db/db.ts'

const queryCanceled = '57014'

interface Bounds {
  /** How many titles at most. */
  most: number
  /** How many milliseconds are left for it; after these the answer is null. */
  leftMs: () => number
}

/** Titles of published projects with one of these words, maybe as a part of another. */
export async function listTitlesWith(
  db: Db,
  words: readonly string[],
  bounds: Bounds,
): Promise<string[] | null> {
  if (words.length === 0) return []
  const patterns = words.map((word) => `%${word}%`)
  return unlessSlow(db, bounds, (tx) =>
    selectTitles(tx, sql`${projects.title} ilike any(${sql.param(patterns)}::text[])`).limit(bounds.most),
  )
}

/** Titles of published projects with a word like this one, the most similar first. */
export const listSimilarTitles = (
  db: Db,
  word: string,
  {
    similarity,
    ...bounds
  }: Bounds & {
    /** How similar a word of a title is at least, from 0 to 1. */
    similarity: number
  },
): Promise<string[] | null> =>
  unlessSlow(db, bounds, async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(similarity)}, true)`)
    return selectTitles(tx, sql`${projects.title} %> ${word}`)
      .orderBy(sql`${projects.title} <->> ${word}`)
      .limit(bounds.most)
  })

const selectTitles = (db: Db, isLike: SQL) =>
  db
    .select({ title: projects.title })
    .from(projects)
    .where(and(eq(projects.visibility, 'published'), isLike))

async function unlessSlow(
  db: Db,
  { leftMs }: Bounds,
  list: (tx: Db) => PromiseLike<{ title: string }[]>,
): Promise<string[] | null> {
  if (leftMs() < 1) return null
  try {
    return await transact(db, async (tx) => {
      // Less than before, if all connections were busy. Zero would be no limit.
      const limit = Math.floor(leftMs())
      if (limit < 1) return null
      await tx.execute(sql`select set_config('statement_timeout', ${String(limit)}, true)`)
      return (await list(tx)).map(({ title }) => title)
    })
  } catch (error) {
    // A suggestion is an extra: without it, the answer is still whole.
    if (sqlState(error) === queryCanceled) return null
    throw error
  }
}
