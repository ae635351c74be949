/** Periodic jobs that refresh the stored data that matching uses. */
import { countListings, haveListingsGrown } from '#domain/matching/scoring/statistics.ts'
import { workVersion } from '#domain/matching/parsing/work-ids.ts'
import { parseProject, type ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import type { Db } from '#server/db/db.ts'
import {
  countNewest,
  findCounted,
  listCounted,
  saveStatistics,
} from '#server/queries/matching/listing-statistics.ts'
import { refreshStaleWork } from '#server/queries/matching/work-ids.ts'
import { addJob } from '#server/jobs/queries.ts'
import { yieldToEventLoop, yieldEvery } from '#server/matching/event-loop.ts'
import { dayMs } from '#domain/time/time.ts'

/** Refreshes a batch of rows that an older vocabulary produced, and enqueues another job while more are left. */
export async function refreshStaleBatch({ db }: { db: Db }): Promise<void> {
  if (await refreshStaleWork(db)) await addJob(db, { kind: refreshStaleKind })
}

export const refreshStaleKind = 'matching.read_more'

/** Number of newest listings that determine how rare a word is. */
const maxListings = 1000

/**
 * Counts again if the last count is a day old or of an older version of the vocabulary, or if the number of listings grew by a fifth since. Looking costs little,
 * so a job looks every few minutes.
 */
export async function countIfGrown(db: Db, now: Date): Promise<void> {
  const counted = await findCounted(db)
  // While versions run side by side, the newer one counts.
  if (counted !== null && counted.workVersion > workVersion) return
  const isOld =
    counted === null ||
    counted.workVersion < workVersion ||
    now.getTime() - counted.countedAt.getTime() >= dayMs
  if (isOld) return countAll(db, now)
  const { listings, added } = await countNewest(db, { most: maxListings, after: counted.countedAt })
  if (haveListingsGrown({ counted: counted.listings, listings, added })) await countAll(db, now)
}

/** Counts words and kinds of work across the platform's listings. With very few listings, nothing counts as rare. */
export async function countAll(db: Db, now: Date): Promise<void> {
  const listings = await listCounted(db, maxListings)
  if (listings.length < minListings) return
  const read: ParsedProject[] = []
  for (const [index, listing] of listings.entries()) {
    if (index % yieldEvery === 0) await yieldToEventLoop()
    read.push(parseProject(listing))
  }
  await saveStatistics(db, countListings(read), now)
}

/** With fewer listings, a word would look rare by chance. */
const minListings = 50
