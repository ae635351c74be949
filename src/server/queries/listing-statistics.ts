import { desc, eq, sql } from 'drizzle-orm'
import type { MatchProject } from '#domain/matching/factors.ts'
import type { CorpusStatistics } from '#domain/matching/statistics.ts'
import type { Db } from '#server/db/db.ts'
import { matchProjectColumns } from './matching.ts'
import { listingStatistics, projects } from '#server/db/schema.ts'

/** When listings were last counted; null if never. */
export async function findStatisticsAge(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: listingStatistics.countedAt }).from(listingStatistics)
  return row?.at ?? null
}

export async function findStatistics(db: Db): Promise<CorpusStatistics | null> {
  const [row] = await db.select().from(listingStatistics)
  if (!row) return null
  const { listings, meanLength, withWord, withWork } = row
  return {
    listings,
    meanLength,
    withWord: new Map(Object.entries(withWord)),
    withWork: new Map(Object.entries(withWork)),
  }
}

/** Lists the newest published listings for counting, up to a limit, open or not. */
export function listCounted(db: Db, most: number): Promise<MatchProject[]> {
  return db
    .select(matchProjectColumns)
    .from(projects)
    .where(eq(projects.visibility, 'published'))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(most)
}

export async function saveStatistics(db: Db, statistics: CorpusStatistics, countedAt: Date): Promise<void> {
  const row = {
    listings: statistics.listings,
    meanLength: statistics.meanLength,
    withWord: Object.fromEntries(statistics.withWord),
    withWork: Object.fromEntries(statistics.withWork),
    countedAt,
  }
  await db
    .insert(listingStatistics)
    .values({ id: true, ...row })
    .onConflictDoUpdate({ target: listingStatistics.id, set: { ...row, id: sql`true` } })
}
