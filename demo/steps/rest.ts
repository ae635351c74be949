/** Loads the weeks of rest that volunteers announced. */
import { demoRest } from '#demo/data.ts'
import { getRequired, type Loading } from '#demo/loading.ts'
import { daysBefore } from '#demo/rows.ts'
import { mondayOf } from '#domain/rewards/streaks.ts'
import { dayInZone } from '#domain/time/time.ts'
import { restWeeks } from '#server/db/tables/rewards.ts'

export async function loadRest({ db, now, people }: Loading): Promise<void> {
  for (const { volunteer, daysAgo } of demoRest) {
    const userId = getRequired(people, volunteer)
    const mondays = new Set(daysAgo.map((days) => mondayOf(dayInZone(daysBefore(now, days), 'UTC'))))
    const announcedAt = daysBefore(now, 30)
    await db.insert(restWeeks).values([...mondays].map((monday) => ({ userId, monday, announcedAt })))
  }
}
