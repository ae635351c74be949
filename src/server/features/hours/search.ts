/** Hours as the two sides of an application see them. */
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { HourEntry } from '#contract/hours/hours.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { countFound, newestFirst } from '#server/db/keyset.ts'
import { applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { projects } from '#server/db/tables/projects.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'

type Row = typeof hourEntries.$inferSelect

/** An hours entry as both sides see it. */
export function presentHours(row: Row): HourEntry {
  return {
    id: row.id,
    applicationId: row.applicationId,
    date: row.date,
    hours: row.hours,
    note: row.note,
    status: row.status,
    reason: row.reason,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    confirmedAfterDays: row.confirmedAfterDays,
  }
}

/** An application that the reader is a side of. */
interface Side {
  applicationId: string
  projectId: string
  side: ApplicationSide
}

const isMine = (ctx: Context) =>
  or(
    eq(applications.volunteerId, ctx.actor.id),
    inArray(
      projects.organizationId,
      ctx.actor.organizations.map(({ id }) => id),
    ),
  )

const sideColumns = (ctx: Context) => ({
  applicationId: applications.id,
  projectId: applications.projectId,
  side: sql<ApplicationSide>`case when ${applications.volunteerId} = ${ctx.actor.id} then 'volunteer' else 'organization' end`,
})

/** The reader's side of an application, or null. */
export async function findSide(ctx: Context, applicationId: string): Promise<Side | null> {
  const [row] = await ctx.db
    .select(sideColumns(ctx))
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(and(eq(applications.id, applicationId), isMine(ctx)))
  return row ?? null
}

/** The given hours entries whose application the reader is a side of. */
export function listSidesOfHours(ctx: Context, ids: readonly string[]): Promise<(Side & { id: string })[]> {
  return ctx.db
    .select({ id: hourEntries.id, ...sideColumns(ctx) })
    .from(hourEntries)
    .innerJoin(applications, eq(applications.id, hourEntries.applicationId))
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(and(inArray(hourEntries.id, [...ids]), isMine(ctx)))
}

/** The start of the day serves as the timestamp that orders the list. */
const keyOf = ({ date, id }: Row) => ({ createdAt: new Date(`${date}T00:00:00Z`), id })

/** One page of an application's hours, the latest day first. */
export async function listHourEntries(
  db: Db,
  applicationId: string,
  cursor: string | undefined,
): Promise<Page<HourEntry>> {
  const after = decodeCursor(cursor)
  const keyset = { createdAt: hourEntries.date, id: hourEntries.id }
  const own = eq(hourEntries.applicationId, applicationId)
  const isAfter =
    after &&
    sql`(${hourEntries.date}, ${hourEntries.id}) < (${after.createdAt.toISOString().slice(0, 10)}::date, ${after.id}::uuid)`
  const rows = await db
    .select()
    .from(hourEntries)
    .where(and(own, isAfter ?? undefined))
    .orderBy(...newestFirst(keyset))
    .limit(pageRows)
  return pageOf(rows, {
    isFirst: !after,
    keyOf,
    present: presentHours,
    count: () => countFound(db, (rows) => rows.from(hourEntries).where(own)),
  })
}
