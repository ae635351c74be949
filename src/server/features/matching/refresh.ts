/** What matching reads of everything that is stored, now and then. */
import { countListings } from '#domain/matching/statistics.ts'
import { parseProject, type ParsedProject } from '#domain/matching/parse-project.ts'
import type { Db } from '#server/db/db.ts'
import { listCounted, saveStatistics } from '#server/queries/listing-statistics.ts'
import { refreshStaleWork } from '#server/queries/work-ids.ts'
import { addJob } from '#server/jobs/queries.ts'
import { yieldToEventLoop, yieldEvery } from '#server/matching/event-loop.ts'

/** Reads a batch of what an older vocabulary has read, and goes on in another job while there is more. */
export async function refreshStaleBatch({ db }: { db: Db }): Promise<void> {
  if (await refreshStaleWork(db)) await addJob(db, { kind: refreshStaleKind })
}

export const refreshStaleKind = 'matching.read_more'

/** So many of the newest listings tell how rare a word is. */
const maxListings = 1000

/** Counts words and kinds of work in the platform's listings; while there are hardly any, nothing is rare. */
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

/** In fewer listings a word is rare by chance. */
const minListings = 50
