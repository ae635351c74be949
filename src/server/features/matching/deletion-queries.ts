/** What matching knows about a person, once they delete their account. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { removeExposuresOf } from '#server/queries/matching/match-exposures.ts'
import {
  directoryDays,
  dismissedMatches,
  matchChecks,
  matchExclusions,
  matchingWeights,
  notifiedMatches,
} from '#server/db/tables/matching.ts'

/** Removes a person's weights, dismissals and exclusions, what they were shown or notified of, and whom they looked at in the directory. */
export async function removeMatching(db: Db, userId: string): Promise<void> {
  for (const table of [matchingWeights, dismissedMatches, matchExclusions, matchChecks, notifiedMatches]) {
    await db.delete(table).where(eq(table.userId, userId))
  }
  await removeExposuresOf(db, userId)
  await db.delete(directoryDays).where(eq(directoryDays.readerId, userId))
}
