import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Work } from '#domain/hours/hours.ts'
import { dayInZone, type LocalDate } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { projects } from '#server/db/tables/projects.ts'
import { signedOffAt } from '#server/queries/work.ts'

type Row = typeof hourEntries.$inferSelect

/** Locks applications. Every change of their hours does this first, and no move of them runs meanwhile. */
export async function lockApplications(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(applications.id)
    .for('no key update')
}

/**
 * An application as work, read under its lock, with today's date in the project's time zone. Null if it no longer
 * exists.
 */
export async function findWork(
  db: Db,
  applicationId: string,
  now: Date,
): Promise<{ work: Work; today: LocalDate } | null> {
  const [row] = await db
    .select({
      status: applications.status,
      acceptedAt: applications.reviewedAt,
      timeZone: projects.timeZone,
      signedOffAt,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(eq(applications.id, applicationId))
  if (!row) return null
  const dayOf = (at: Date | null) => at && dayInZone(at, row.timeZone)
  return {
    work: { status: row.status, acceptedOn: dayOf(row.acceptedAt), signedOffOn: dayOf(row.signedOffAt) },
    today: dayInZone(now, row.timeZone),
  }
}

/** An hours entry, read under its application's lock. Null if it no longer exists. */
export async function findHours(db: Db, id: string): Promise<Row | null> {
  const [row] = await db.select().from(hourEntries).where(eq(hourEntries.id, id))
  return row ?? null
}

/** Several hours entries, read under their applications' locks, ordered by day. */
export function listHoursByIds(db: Db, ids: readonly string[]): Promise<Row[]> {
  return db
    .select()
    .from(hourEntries)
    .where(inArray(hourEntries.id, [...ids]))
    .orderBy(hourEntries.date, hourEntries.id)
}

/**
 * The hours that a volunteer has logged on a day across all projects, without one given entry and without rejected
 * ones.
 */
export async function sumOfDay(
  db: Db,
  { volunteerId, date, exceptId }: { volunteerId: string; date: LocalDate; exceptId: string | null },
): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${hourEntries.hours}), 0)::float8` })
    .from(hourEntries)
    .innerJoin(applications, eq(applications.id, hourEntries.applicationId))
    .where(
      and(
        eq(applications.volunteerId, volunteerId),
        eq(hourEntries.date, date),
        ne(hourEntries.status, 'rejected'),
        sql`${hourEntries.id} is distinct from ${exceptId}::uuid`,
      ),
    )
  return row?.sum ?? 0
}

/** Whether hours of an application await the organization's decision. */
export async function hasWaitingHours(db: Db, applicationId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: hourEntries.id })
    .from(hourEntries)
    .where(and(eq(hourEntries.applicationId, applicationId), eq(hourEntries.status, 'awaiting')))
    .limit(1)
  return row !== undefined
}

const one = ([row]: Row[]): Row => {
  if (!row) throw new Error('hours were not stored')
  return row
}

/** Stores hours that await the organization's decision. */
export async function insertHours(db: Db, entry: typeof hourEntries.$inferInsert): Promise<Row> {
  return one(await db.insert(hourEntries).values(entry).returning())
}

/** Stores changed hours, which await a decision again. */
export async function saveHours(
  db: Db,
  { id, at, ...entry }: { id: string; at: Date } & Pick<Row, 'date' | 'hours' | 'note'>,
): Promise<Row> {
  return one(
    await db
      .update(hourEntries)
      .set({
        ...entry,
        status: 'awaiting',
        reason: null,
        decidedBy: null,
        decidedAt: null,
        version: sql`${hourEntries.version} + 1`,
        updatedAt: at,
      })
      .where(eq(hourEntries.id, id))
      .returning(),
  )
}

/** Removes an hours entry and returns it. */
export async function removeHours(db: Db, id: string): Promise<Row> {
  return one(await db.delete(hourEntries).where(eq(hourEntries.id, id)).returning())
}

/** Stores the organization's decision on hours and returns them, in any order. A reason means that they are rejected. */
export async function saveDecision(
  db: Db,
  decision: { ids: readonly string[]; reason: string | null; actorId: string; at: Date },
): Promise<Row[]> {
  const { ids, reason, actorId, at } = decision
  return db
    .update(hourEntries)
    .set({
      status: reason === null ? 'confirmed' : 'rejected',
      reason,
      decidedBy: actorId,
      decidedAt: at,
      version: sql`${hourEntries.version} + 1`,
      updatedAt: at,
    })
    .where(inArray(hourEntries.id, [...ids]))
    .returning()
}
