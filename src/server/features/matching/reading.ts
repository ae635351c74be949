/** What matching reads of everything that is stored, now and then. */
import { countListings } from '#domain/matching/statistics.ts'
import { readProject, type ReadProject } from '#domain/matching/read-project.ts'
import type { Db } from '#server/db/db.ts'
import { listCounted, saveStatistics } from '#server/db/listing-statistics.ts'
import { refreshStaleWork } from '#server/db/work-ids.ts'
import { addJob } from '#server/jobs/queries.ts'
import { giveWay, giveWayEvery } from '#server/matching/turns.ts'

/** Reads a batch of what an older vocabulary has read, and goes on in another job while there is more. */
export async function readStale({ db }: { db: Db }): Promise<void> {
  if (await refreshStaleWork(db)) await addJob(db, { kind: readMoreKind })
}

export const readMoreKind = 'matching.read_more'

/** So many of the newest listings tell how rare a word is. */
const counted = 1000

/** Counts words and kinds of work in the platform's listings; while there are hardly any, nothing is rare. */
export async function countAll(db: Db, now: Date): Promise<void> {
  const listings = await listCounted(db, counted)
  if (listings.length < fewest) return
  const read: ReadProject[] = []
  for (const [index, listing] of listings.entries()) {
    if (index % giveWayEvery === 0) await giveWay()
    read.push(readProject(listing))
  }
  await saveStatistics(db, countListings(read), now)
}

/** In fewer listings a word is rare by chance. */
const fewest = 50
