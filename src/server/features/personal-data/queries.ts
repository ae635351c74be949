/** The rows of data exports. */
import { and, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { jobs } from '#server/db/tables/job-queue.ts'
import { personalExports } from '#server/db/tables/personal-data.ts'
import { isStaffMember } from '#server/queries/accounts/staff.ts'
import { exportColumns } from '#server/queries/accounts/latest-export.ts'
import { isFormerMember, isPersonSuspended } from '#server/queries/accounts/leaving.ts'
import { exportKind } from './export-kind.ts'

/** An export of this person; null if there is none, or it is someone else's. */
export async function findExport(db: Db, { id, userId }: { id: string; userId: string }) {
  const [row] = await db
    .select(exportColumns)
    .from(personalExports)
    .where(and(eq(personalExports.id, id), eq(personalExports.userId, userId)))
  return row ?? null
}

/** What the email about an export says; null if the export is gone. */
export async function findExportForEmail(db: Db, id: string) {
  const [row] = await db
    .select({ expiresAt: personalExports.expiresAt, timeZone: users.timeZone })
    .from(personalExports)
    .innerJoin(users, eq(users.id, personalExports.userId))
    .where(and(eq(personalExports.id, id), eq(personalExports.state, 'ready')))
  return row ?? null
}

/** The person for whom an administrator asks; null if there is none. Who is leaving can sign in and take their data, until they are gone. */
export async function findPersonForAdministrator(db: Db, id: string) {
  const [row] = await db
    .select({
      id: users.id,
      isStaff: isStaffMember,
      isSuspended: isPersonSuspended,
      isLeaving: isFormerMember,
    })
    .from(users)
    .where(eq(users.id, id))
  return row ?? null
}

/** Starts an export; null if one is already being prepared, also by a request at the same time. */
export async function insertExport(
  db: Db,
  row: Pick<typeof personalExports.$inferInsert, 'userId' | 'requestedBy' | 'requestedAt'>,
) {
  const [inserted] = await db
    .insert(personalExports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: personalExports.id })
  return inserted ?? null
}

/**
 * Lets one attempt at a time make an export, until the transaction ends; false if another one does. The transaction
 * then waits as long as that takes.
 */
export async function takeExport(db: Db, id: string): Promise<boolean> {
  await db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('personal_exports'), hashtext(${id})) as taken`,
  )
  return rows[0]?.taken ?? false
}

const isPreparing = (id: string) => and(eq(personalExports.id, id), eq(personalExports.state, 'preparing'))

/** Counts a start of the job; null if the export is no longer being prepared. */
export async function countAttempt(db: Db, id: string) {
  const [row] = await db
    .update(personalExports)
    .set({ attempts: sql`${personalExports.attempts} + 1` })
    .where(isPreparing(id))
    .returning({ userId: personalExports.userId, attempts: personalExports.attempts })
  return row ?? null
}

/** Ends an export; false if it had ended already. */
export async function endExport(
  db: Db,
  id: string,
  end: Pick<typeof personalExports.$inferInsert, 'state' | 'expiresAt' | 'name' | 'size'>,
): Promise<boolean> {
  const ended = await db
    .update(personalExports)
    .set(end)
    .where(isPreparing(id))
    .returning({ id: personalExports.id })
  return ended.length === 1
}

/** Removes the person's earlier exports. Returns the names of their files. */
export async function removeEarlierExports(db: Db, { id, userId }: { id: string; userId: string }) {
  const removed = await db
    .delete(personalExports)
    .where(
      and(
        eq(personalExports.userId, userId),
        sql`${personalExports.id} <> ${id}`,
        sql`${personalExports.state} <> 'preparing'`,
      ),
    )
    .returning({ name: personalExports.name })
  return removed.flatMap(({ name }) => name ?? [])
}

/** Removes all exports of a person. No one can download their files then; the sweep removes them once they are old enough. */
export async function removeExportsOf(db: Db, userId: string): Promise<void> {
  await db.delete(personalExports).where(eq(personalExports.userId, userId))
}

/** Removes the rows of exports that have expired. */
export async function removeExpiredExports(db: Db, now: Date): Promise<void> {
  await db.delete(personalExports).where(lt(personalExports.expiresAt, now))
}

/** Exports that were requested before this time and have no job that could still make them. */
export async function listLostExports(db: Db, requestedBefore: Date) {
  return db
    .select({ id: personalExports.id, userId: personalExports.userId })
    .from(personalExports)
    .where(
      and(
        eq(personalExports.state, 'preparing'),
        lt(personalExports.requestedAt, requestedBefore),
        notInArray(
          personalExports.id,
          db
            .select({ id: sql<string>`(${jobs.payload} ->> 'exportId')::uuid` })
            .from(jobs)
            .where(and(eq(jobs.kind, exportKind), isNull(jobs.deadAt))),
        ),
      ),
    )
}

/** Which of these names of files still belong to an export. */
export async function listUsedNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await db
    .select({ name: personalExports.name })
    .from(personalExports)
    .where(inArray(personalExports.name, [...names]))
  return new Set(rows.flatMap(({ name }) => name ?? []))
}
