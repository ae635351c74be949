import { and, asc, eq, gt, inArray, not, or, sql } from 'drizzle-orm'
import type { EarnedBadge } from '#domain/rewards/recompute.ts'
import { earningKinds, sourceOf, type Booked, type EarningKind } from '#domain/rewards/rewards.ts'
import type { LocalDate } from '#domain/time/time.ts'
import { isFormerMember } from '#server/queries/accounts/leaving.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { badgeAwards, pointAccounts, pointEntries, restWeeks } from '#server/db/tables/rewards.ts'

/** The volunteer of an application; null if it was deleted. */
export async function findVolunteerId(db: Db, applicationId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: applications.volunteerId })
    .from(applications)
    .where(eq(applications.id, applicationId))
  return row?.id ?? null
}

/** IDs of people who may have earned something, after an ID, in order. */
export async function listVolunteerIdsAfter(
  db: Db,
  afterId: string | null,
  limit: number,
): Promise<string[]> {
  const hasProfile = sql`exists (select from ${volunteerProfiles} v where v.user_id = ${users.id})`
  const hasApplied = sql`exists (select from ${applications} a where a.volunteer_id = ${users.id})`
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        afterId === null ? undefined : gt(users.id, afterId),
        or(hasProfile, hasApplied),
        not(isFormerMember),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

const isEarning = (kind: string): kind is EarningKind => earningKinds.some((each) => each === kind)

/** A person's ledger entries, summed by the source of the points. */
export async function listPostedEntries(db: Db, userId: string): Promise<Map<string, Booked>> {
  const rows = await db
    .select({
      source: pointEntries.source,
      kind: pointEntries.kind,
      points: pointEntries.points,
      data: pointEntries.data,
    })
    .from(pointEntries)
    .where(and(eq(pointEntries.userId, userId), inArray(pointEntries.kind, [...earningKinds])))
    .orderBy(asc(pointEntries.id))
  const booked = new Map<string, Booked>()
  for (const { source, kind, points, data } of rows) {
    const name = sourceOf(source)
    const { sum = 0, count = 0 } = booked.get(name) ?? {}
    if (isEarning(kind)) booked.set(name, { kind, sum: sum + points, count: count + 1, data })
  }
  return booked
}

/** The sum of a person's ledger. */
export async function sumEntries(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${pointEntries.points}), 0)::int` })
    .from(pointEntries)
    .where(eq(pointEntries.userId, userId))
  return row?.sum ?? 0
}

/** Saves an account's totals, under its lock. */
export async function saveAccount(
  db: Db,
  {
    userId,
    ...account
  }: { userId: string; balance: number; earned: number; earnedAt: Date | null; updatedAt: Date },
): Promise<void> {
  await db.update(pointAccounts).set(account).where(eq(pointAccounts.userId, userId))
}

/** Awards badges to a person, under the lock of their account, and returns the new ones. */
export async function insertAwards(
  db: Db,
  userId: string,
  earned: readonly EarnedBadge[],
): Promise<{ id: string; badgeId: string; earnedAt: Date }[]> {
  if (earned.length === 0) return []
  const { id, badgeId, earnedAt } = badgeAwards
  return db
    .insert(badgeAwards)
    .values(
      earned.map(({ evidence, ...badge }) => ({
        ...badge,
        userId,
        evidence: evidence.map(({ applicationId, at }) => ({ applicationId, at: at.toISOString() })),
      })),
    )
    .onConflictDoNothing()
    .returning({ id, badgeId, earnedAt })
}

/** Announces a week of rest. Repeating it changes nothing. */
export async function insertRestWeek(
  db: Db,
  week: { userId: string; monday: LocalDate; announcedAt: Date },
): Promise<void> {
  await db.insert(restWeeks).values(week).onConflictDoNothing()
}

/** Removes a week of rest. */
export async function removeRestWeek(
  db: Db,
  { userId, monday }: { userId: string; monday: LocalDate },
): Promise<void> {
  await db.delete(restWeeks).where(and(eq(restWeeks.userId, userId), eq(restWeeks.monday, monday)))
}

/** Removes the weeks of rest of a person who deletes the account. Points and badges stay. */
export async function removeRestWeeks(db: Db, userId: string): Promise<void> {
  await db.delete(restWeeks).where(eq(restWeeks.userId, userId))
}

/** Whether the account is deleted: what it earned stays as it is, though the profile that earned it is gone. */
export async function isDeleted(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isFormerMember))) > 0
}
