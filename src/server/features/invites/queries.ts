/** Invites as they are written, and what is counted and locked before. */
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import type { InviteClosedReason, InviteStatus, InvitedPair } from '#domain/invites/invites.ts'
import type { ResponseCounts } from '#domain/applications/responses.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { invites } from '#server/db/tables/invites.ts'
import { projects } from '#server/db/tables/projects.ts'
import { scheduledActions } from '#server/db/tables/schedule.ts'
import { newestFirst } from '#server/db/keyset.ts'
import { statusNow } from '#server/queries/applications/open-invites.ts'
import type { FindCauses } from '#server/schedule/action-queries.ts'

/** Stores an invite; returns its id. Null if an open one is there. */
export async function insertInvite(db: Db, invite: typeof invites.$inferInsert): Promise<string | null> {
  const [row] = await db
    .insert(invites)
    .values(invite)
    .onConflictDoNothing({
      target: [invites.projectId, invites.volunteerId],
      where: sql`status = 'pending'`,
    })
    .returning({ id: invites.id })
  return row?.id ?? null
}

/** An invite, locked until the end of the transaction; null if it is gone. Lock its project first. */
export async function lockInvite(db: Db, id: string) {
  const [row] = await db.select().from(invites).where(eq(invites.id, id)).for('update')
  return row ?? null
}
export type LockedInvite = NonNullable<Awaited<ReturnType<typeof lockInvite>>>

/** The project of an open invite, before both are locked; null if it has ended. */
export async function findOpenInvite(db: Db, id: string): Promise<{ projectId: string } | null> {
  const [row] = await db
    .select({ projectId: invites.projectId })
    .from(invites)
    .where(and(eq(invites.id, id), eq(invites.status, 'pending')))
  return row ?? null
}

/** Whether an open invite should have expired by now: after a downtime, its reminder may come first. */
export async function isExpiryDue(db: Db, id: string, now: Date): Promise<boolean> {
  const due = await db.$count(
    scheduledActions,
    and(
      eq(scheduledActions.subjectId, id),
      eq(scheduledActions.rule, 'invite.expiry'),
      lte(scheduledActions.dueAt, now),
    ),
  )
  return due > 0
}

/** Removes invites that ended long ago; returns how many there were, at most `most`. */
export async function removeOld(db: Db, { before, most }: { before: Date; most: number }): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${invites} where id in (
      select i.id from ${invites} i where i.ended_at < ${before.toISOString()}::timestamptz
      order by i.ended_at limit ${most} for update skip locked)`)
  return rowCount ?? 0
}

type Ending = Partial<typeof invites.$inferInsert> & { status: InviteStatus; endedAt: Date }

/** Ends a locked invite. */
export async function saveEnded(db: Db, id: string, ending: Ending): Promise<void> {
  await db.update(invites).set(ending).where(eq(invites.id, id))
}

/** Closes a locked invite that no one answered. */
export async function saveClosed(db: Db, id: string, closedReason: InviteClosedReason): Promise<void> {
  await db
    .update(invites)
    .set({ status: 'closed', closedReason, endedAt: sql`now()` })
    .where(eq(invites.id, id))
}

/** Closes a locked invite for its volunteer; for the organization, it waits until its last day. */
export async function saveClosedForVolunteer(db: Db, id: string): Promise<void> {
  await db
    .update(invites)
    .set({ closedForVolunteerAt: sql`now()` })
    .where(eq(invites.id, id))
}

/** Whether an invite is closed for its volunteer, who is not notified of it anymore. */
export async function isClosedForVolunteer(db: Db, id: string): Promise<boolean> {
  const closed = await db.$count(invites, and(eq(invites.id, id), isNotNull(invites.closedForVolunteerAt)))
  return closed > 0
}

/**
 * Locks the open invites that match, ordered by volunteer, like every transaction that notifies several people.
 */
export function lockOpen(
  db: Db,
  {
    projectId,
    volunteerId,
    organizationId,
  }: Partial<Record<'projectId' | 'volunteerId' | 'organizationId', string>>,
) {
  return db
    .select({
      id: invites.id,
      projectId: invites.projectId,
      organizationId: invites.organizationId,
      volunteerId: invites.volunteerId,
      createdAt: invites.createdAt,
      closedForVolunteerAt: invites.closedForVolunteerAt,
    })
    .from(invites)
    .where(
      and(
        eq(invites.status, 'pending'),
        projectId === undefined ? undefined : eq(invites.projectId, projectId),
        volunteerId === undefined ? undefined : eq(invites.volunteerId, volunteerId),
        organizationId === undefined ? undefined : eq(invites.organizationId, organizationId),
      ),
    )
    .orderBy(invites.volunteerId, invites.id)
    .for('update')
}

/** The organization and state of a project, before it is locked; null if it does not exist. */
export async function findProjectOwner(db: Db, id: string) {
  const [row] = await db
    .select({ organizationId: projects.organizationId, visibility: projects.visibility })
    .from(projects)
    .where(eq(projects.id, id))
  return row ?? null
}

/** What is between a volunteer and each of these projects, by the project's id. */
export async function listPairs(
  db: Db,
  { volunteerId, cutoff }: { volunteerId: string; cutoff: Date | null },
  projectIds: readonly string[],
): Promise<Map<string, InvitedPair>> {
  const ids = [...projectIds]
  const applied = await db
    .selectDistinctOn([applications.projectId], {
      projectId: applications.projectId,
      status: applications.status,
      endedBy: applications.endedBy,
      endReason: applications.endReason,
      declineReason: applications.declineReason,
    })
    .from(applications)
    .where(and(eq(applications.volunteerId, volunteerId), inArray(applications.projectId, ids)))
    .orderBy(asc(applications.projectId), ...newestFirst(applications))
  const invited = await db
    .selectDistinctOn([invites.projectId], { projectId: invites.projectId, status: statusNow(cutoff) })
    .from(invites)
    .where(and(eq(invites.volunteerId, volunteerId), inArray(invites.projectId, ids)))
    .orderBy(asc(invites.projectId), ...newestFirst(invites))
  return new Map(
    ids.map((id) => [
      id,
      {
        latestApplication: applied.find(({ projectId }) => projectId === id) ?? null,
        latestInvite: invited.find(({ projectId }) => projectId === id)?.status ?? null,
      },
    ]),
  )
}

/** The invites of a volunteer since a time: how many, and the oldest of them. */
export async function countReceived(
  db: Db,
  { volunteerId, since }: { volunteerId: string; since: Date },
): Promise<{ used: number; oldest: Date | null }> {
  const [row] = await db
    .select({
      used: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${invites.createdAt})`.mapWith(invites.createdAt),
    })
    .from(invites)
    .where(and(eq(invites.volunteerId, volunteerId), gte(invites.createdAt, since)))
  return { used: row?.used ?? 0, oldest: row?.oldest ?? null }
}

/** How a volunteer answered the invites since a time. Those that someone else ended don't count. */
export async function countAnswers(
  db: Db,
  { volunteerId, since, cutoff }: { volunteerId: string; since: Date; cutoff: Date | null },
): Promise<ResponseCounts> {
  const isAnswer = inArray(invites.status, ['accepted', 'declined'])
  const [row] = await db
    .select({
      answers: sql<number>`(count(*) filter (where ${isAnswer}))::int`,
      firstAnswerAt: sql<Date | null>`min(${invites.endedAt}) filter (where ${isAnswer})`.mapWith(
        invites.endedAt,
      ),
      // Also if a block ended it for them: a rate that doesn’t fall would show that.
      overdue: sql<number>`(count(*) filter (where ${statusNow(cutoff)} = 'expired'))::int`,
      medianHours: sql<number | null>`percentile_cont(0.5) within group (order by greatest(0,
        extract(epoch from ${invites.endedAt} - ${invites.createdAt})::float8 / 3600))
        filter (where ${isAnswer})`,
    })
    .from(invites)
    .where(and(eq(invites.volunteerId, volunteerId), gte(invites.createdAt, since)))
  return row ?? { answers: 0, firstAnswerAt: null, overdue: 0, medianHours: null }
}

/** The newest projects of an organization to which it might invite. */
export function listOpenProjects(db: Db, organizationId: string, most: number) {
  return db
    .select({
      id: projects.id,
      title: projects.title,
      status: projects.status,
      visibility: projects.visibility,
      maxVolunteers: projects.maxVolunteers,
      acceptedCount: projects.acceptedCount,
      applicationDeadline: projects.applicationDeadline,
      deadlineEnforced: projects.deadlineEnforced,
      timeZone: projects.timeZone,
    })
    .from(projects)
    .where(
      and(
        eq(projects.organizationId, organizationId),
        eq(projects.visibility, 'published'),
        inArray(projects.status, ['open', 'active', 'in_progress', 'paused']),
      ),
    )
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(most)
}

/** Every open invite needs an answer, from its arrival on. */
export const findInviteCauses: FindCauses = (): SQL =>
  sql`select i.id as subject_id, i.created_at as since from ${invites} i where i.status = 'pending'`
