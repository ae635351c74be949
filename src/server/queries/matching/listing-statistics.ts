import { count, desc, eq, gt, sql } from 'drizzle-orm'
import type { MatchProject } from '#domain/matching/scoring/factors.ts'
import type { CorpusStatistics } from '#domain/matching/scoring/statistics.ts'
import { workVersion } from '#domain/matching/parsing/work-ids.ts'
import type { Db } from '#server/db/db.ts'
import { prepareOnce, prepareRead } from '#server/db/prepared.ts'
import { matchProjectColumns } from './matching.ts'
import { listingStatistics } from '#server/db/tables/matching.ts'
import { projects } from '#server/db/tables/projects.ts'

const ageColumns = { at: listingStatistics.countedAt }
const prepareAge = prepareOnce((db, name) =>
  prepareRead(db, { name, selection: ageColumns, query: db.select(ageColumns).from(listingStatistics) }),
)

/** When listings were last counted; null if never. */
export async function findStatisticsAge(db: Db): Promise<Date | null> {
  const [row] = await prepareAge(db, 'listing_statistics_age').execute({})
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

/** Of the newest published listings: how many there are, up to a limit, and how many of these came after a time. */
export async function countNewest(
  db: Db,
  { most, after }: { most: number; after: Date },
): Promise<{ listings: number; added: number }> {
  const newest = db
    .select({ createdAt: projects.createdAt })
    .from(projects)
    .where(eq(projects.visibility, 'published'))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(most)
    .as('newest')
  const [row] = await db
    .select({
      listings: count(),
      added: sql<number>`count(*) filter (where ${gt(newest.createdAt, after)})`.mapWith(Number),
    })
    .from(newest)
  return row ?? { listings: 0, added: 0 }
}

/** How many listings were counted last, when, and by which version of the vocabulary; null if never. */
export async function findCounted(
  db: Db,
): Promise<{ listings: number; countedAt: Date; workVersion: number } | null> {
  const { listings, countedAt, workVersion: version } = listingStatistics
  const [row] = await db.select({ listings, countedAt, workVersion: version }).from(listingStatistics)
  return row ?? null
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
    workVersion,
  }
  await db
    .insert(listingStatistics)
    .values({ id: true, ...row })
    .onConflictDoUpdate({ target: listingStatistics.id, set: { ...row, id: sql`true` } })
}
