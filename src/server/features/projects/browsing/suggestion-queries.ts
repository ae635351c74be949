import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'

/** Titles of published projects with a word like this one; `most` at most, so that a frequent word costs no more. */
export async function listSimilarTitles(db: Db, word: string, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ title: string }>(
    sql`select similar_titles as title from similar_titles(${word}, ${most})`,
  )
  return rows.map(({ title }) => title)
}
