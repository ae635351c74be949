/** How rare words and kinds of work are in all listings: counted by a job, kept in the process while it is the latest count. */
import { noStatistics, type CorpusStatistics } from '#domain/matching/statistics.ts'
import type { Db } from '#server/db/db.ts'
import { findStatistics, findStatisticsAge } from '#server/db/listing-statistics.ts'

const kept = new WeakMap<Db, { at: number; statistics: CorpusStatistics }>()

/** The latest count; before the first one every word is as rare as the next. */
export async function readStatistics(db: Db): Promise<CorpusStatistics> {
  const at = await findStatisticsAge(db)
  if (at === null) return noStatistics
  const known = kept.get(db)
  if (known?.at === at.getTime()) return known.statistics
  const statistics = (await findStatistics(db)) ?? noStatistics
  kept.set(db, { at: at.getTime(), statistics })
  return statistics
}
