/** Who wants a weekly summary, and when the next one is. */
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { defaultDigestHour } from '#domain/notifications/email-timing.ts'
import { defaultWeekday, type Weekday } from '#domain/notifications/weekly-summary.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { emailTimes, weeklySummaries } from '#server/db/tables/notifications.ts'
import type { FindCauses } from '#server/schedule/action-queries.ts'

interface Choice {
  userId: string
  now: Date
}

/** Saves the day of a person's summary, null for none. Returns whether that is a change. */
export async function saveSummaryDay(
  db: Db,
  { userId, weekday, now }: Choice & { weekday: Weekday | null },
): Promise<boolean> {
  if (weekday === null) {
    const ended = await db
      .update(weeklySummaries)
      .set({ weekday, weekdayBefore: null })
      .where(and(eq(weeklySummaries.userId, userId), isNotNull(weeklySummaries.weekday)))
      .returning({ userId: weeklySummaries.userId })
    return ended.length > 0
  }
  const saved = await db
    .insert(weeklySummaries)
    .values({ userId, weekday, chosenAt: now })
    .onConflictDoUpdate({
      target: weeklySummaries.userId,
      set: { weekday, weekdayBefore: null, chosenAt: now },
      setWhere: sql`${weeklySummaries.weekday} is distinct from excluded.weekday`,
    })
    .returning({ weekday: weeklySummaries.weekday })
  return saved.length > 0
}

/** Turns the summary off and remembers its day. */
export async function disableSummary(db: Db, userId: string): Promise<void> {
  await db
    .update(weeklySummaries)
    .set({
      weekday: null,
      weekdayBefore: sql`coalesce(${weeklySummaries.weekday}, ${weeklySummaries.weekdayBefore})`,
    })
    .where(eq(weeklySummaries.userId, userId))
}

/** Turns it on again, on the day it had. */
export async function enableSummary(db: Db, { userId, now }: Choice): Promise<void> {
  await db
    .update(weeklySummaries)
    .set({
      weekday: sql`coalesce(${weeklySummaries.weekday}, ${weeklySummaries.weekdayBefore}, ${defaultWeekday})`,
      weekdayBefore: null,
      chosenAt: now,
    })
    .where(eq(weeklySummaries.userId, userId))
}

/** The day of a person's summary; null if they want none. */
export async function findSummaryDay(db: Db, userId: string): Promise<Weekday | null> {
  const [row] = await db
    .select({ weekday: weeklySummaries.weekday })
    .from(weeklySummaries)
    .where(eq(weeklySummaries.userId, userId))
  return row?.weekday ?? null
}

const hour = sql`coalesce(t.digest_hour, ${defaultDigestHour})::int`
const localDayOf = (at: Date) => sql`(${at.toISOString()}::timestamptz at time zone u.time_zone)::date`

/**
 * When each summary is due: on its day, at the hour of the digest in the person's time zone. Not before they chose it,
 * not within a week after the last one, and not once its week is over.
 */
export const findSummaryCauses: FindCauses = (now) => sql`
  select w.user_id as subject_id, ((f.day + (w.weekday - extract(isodow from f.day)::int + 7) % 7)
    + make_interval(hours => ${hour})) at time zone u.time_zone as since
  from ${weeklySummaries} w join ${users} u on u.id = w.user_id left join ${emailTimes} t on t.user_id = w.user_id
  cross join lateral (select greatest(
    (w.chosen_at at time zone u.time_zone - make_interval(hours => ${hour}))::date + 1,
    w.last_day + 7, ${localDayOf(now)} - 6) as day) f
  where w.weekday is not null and u.disabled_at is null`

/** Locks a person's choice until the end of the transaction. Null if they never made one. */
export async function lockSummary(db: Db, userId: string): Promise<{ lastAt: Date | null } | null> {
  const [row] = await db
    .select({ lastAt: weeklySummaries.lastAt })
    .from(weeklySummaries)
    .where(eq(weeklySummaries.userId, userId))
    .for('update')
  return row ?? null
}

/** Records the summary of a week. Returns its day in the person's time zone. */
export async function saveSummaryMade(db: Db, { userId, now }: Choice): Promise<string | null> {
  const [row] = await db
    .update(weeklySummaries)
    .set({
      lastAt: now,
      lastDay: sql`(select ${localDayOf(now)} from ${users} u where u.id = ${userId})`,
    })
    .where(eq(weeklySummaries.userId, userId))
    .returning({ day: weeklySummaries.lastDay })
  return row?.day ?? null
}
