/** How many different volunteers one member looks at in a day (docs/decisions/0107). */
import { dayInZone, findLimitDay } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { addSeen, removeDaysBefore } from './directory-day-queries.ts'

const dayOf = (at: Date) => dayInZone(at, 'UTC')

/**
 * Counts these volunteers as shown to the caller today, each once however often; throws if that would be too many, and
 * then counts none of them.
 */
export async function countShown(
  { db, actor, config, now, signer }: Context,
  volunteerIds: readonly string[],
): Promise<void> {
  if (volunteerIds.length === 0) return
  const day = dayOf(now())
  const marks = volunteerIds.map((id) => signer.pseudonymize('directory-day', `${actor.id} ${day} ${id}`))
  const isShown = await addSeen(db, { readerId: actor.id, day, marks, most: config.volunteersADay })
  if (!isShown) throw new Problem('directory_used_up', undefined, findLimitDay(now()).secondsLeft)
}

/** Removes the counts of days that are over. */
export const removeOldDays = (db: Db, now: Date): Promise<void> => removeDaysBefore(db, dayOf(now))
