/**
 * How rare words and kinds of work are across all listings. A job counts them; the process caches the latest count.
 */
import { noStatistics, type CorpusStatistics } from '#domain/matching/scoring/statistics.ts'
import type { Db } from '#server/db/db.ts'
import { findStatistics, findStatisticsAge } from '#server/queries/matching/listing-statistics.ts'

/** The job that counts again immediately, as after an import. */
export const recountKind = 'matching.recount'

const kept = new WeakMap<Db, { at: number; statistics: CorpusStatistics }>()

/** The latest count. Before the first one, all words are equally rare. */
export async function loadStatistics(db: Db): Promise<CorpusStatistics> {
  const at = await findStatisticsAge(db)
  if (at === null) return noStatistics
  const known = kept.get(db)
  if (known?.at === at.getTime()) return known.statistics
  const statistics = (await findStatistics(db)) ?? noStatistics
  kept.set(db, { at: at.getTime(), statistics })
  return statistics
}
