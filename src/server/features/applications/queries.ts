import { and, eq, inArray, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { ApplicationSide, ApplicationStatus } from '#domain/applications/applications.ts'
import type { DeclineReason } from '#domain/applications/declining.ts'
import { statusAfterSpotsChange } from '#domain/projects/projects.ts'
import type { Db } from '#server/db/db.ts'
import { newestFirst } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applicationHistory, applications } from '#server/db/tables/applications.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'

/** The state of an application. Read it after locking the project. */
export async function findState(db: Db, id: string) {
  const [row] = await db
    .select({
      status: applications.status,
      endedBy: applications.endedBy,
      volunteerId: applications.volunteerId,
    })
    .from(applications)
    .where(eq(applications.id, id))
  return row ?? null
}

/** The state of a volunteer's latest application to a project, or null. Read it after locking the project. */
export async function findLatestState(db: Db, pair: { projectId: string; volunteerId: string }) {
  const [row] = await db
    .select({
      status: applications.status,
      endedBy: applications.endedBy,
      endReason: applications.endReason,
      declineReason: applications.declineReason,
    })
    .from(applications)
    .where(and(eq(applications.projectId, pair.projectId), eq(applications.volunteerId, pair.volunteerId)))
    .orderBy(...newestFirst(applications))
    .limit(1)
  return row ?? null
}

/** The organization of a project, which never changes; null if there is no such project. */
export async function findOrganizationOf(db: Db, projectId: string): Promise<string | null> {
  const [row] = await db
    .select({ organizationId: projects.organizationId })
    .from(projects)
    .where(eq(projects.id, projectId))
  return row?.organizationId ?? null
}

export async function findOrganizationName(db: Db, id: string): Promise<string> {
  const [row] = await db
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, id))
  return row?.name ?? ''
}

/** A project's questions to applicants. Read them after locking the project. */
export async function listQuestions(db: Db, projectId: string) {
  const [row] = await db
    .select({ questions: projects.screeningQuestions })
    .from(projects)
    .where(eq(projects.id, projectId))
  return row?.questions ?? []
}

/** Stores a new application with the first entry of its history. Returns its id. */
export async function insertApplication(
  db: Db,
  application: typeof applications.$inferInsert,
): Promise<string> {
  const inserted = db.insert(applications).values(application).returning({ id: applications.id })
  const history = { actorId: application.volunteerId, from: null, to: 'pending', reason: null } as const
  const [id] = await writeWithHistory(db, inserted, history)
  if (id === undefined) throw new Error('an application was not stored')
  return id
}

/** Sets when an application was shortlisted. Nothing that the volunteer sees changes. */
export async function saveShortlisted(db: Db, id: string, shortlistedAt: Date | null): Promise<void> {
  await db.update(applications).set({ shortlistedAt }).where(eq(applications.id, id))
}

/** The same for several; those that are on the shortlist already keep when they were added. */
export async function saveSeveralShortlisted(
  db: Db,
  ids: readonly string[],
  shortlistedAt: Date | null,
): Promise<void> {
  const isUnlisted = shortlistedAt && isNull(applications.shortlistedAt)
  await db
    .update(applications)
    .set({ shortlistedAt })
    .where(and(inArray(applications.id, [...ids]), isUnlisted ?? undefined))
}

/** Those of these applications that are pending. Read them after locking their projects. */
export async function listPendingIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), eq(applications.status, 'pending')))
  return rows.map(({ id }) => id)
}

export async function findProjectTitle(db: Db, id: string): Promise<string> {
  const [row] = await db.select({ title: projects.title }).from(projects).where(eq(projects.id, id))
  return row?.title ?? ''
}

export async function findVolunteerName(db: Db, id: string): Promise<string> {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, id))
  return row ? formatFullName(row) : ''
}

export interface StoredMove {
  id: string
  from: ApplicationStatus
  to: ApplicationStatus
  endedBy: ApplicationSide | null
  reason: string | null
  /** Only if a person declined it. */
  declineReason?: DeclineReason | null
  /** Undefined keeps the stored text. */
  organizationFeedback: string | undefined
  actorId: string | null
  at: Date
  /** The organization decided nothing, so this is no answer to the applicant (decision A29). */
  isAutomatic?: boolean
}

/**
 * Moves an application if it still has the status it was read with, and writes its history. False if the status has
 * changed.
 */
export async function saveMove(db: Db, move: StoredMove): Promise<boolean> {
  const isDecision = (move.to === 'accepted' || move.to === 'declined') && !move.isAutomatic
  const moved = db
    .update(applications)
    .set({
      status: move.to,
      endedBy: move.endedBy,
      endReason: move.reason,
      declineReason: move.declineReason ?? null,
      updatedAt: move.at,
      ...(isDecision && { reviewedAt: move.at }),
      ...(move.organizationFeedback !== undefined && { organizationFeedback: move.organizationFeedback }),
    })
    .where(and(eq(applications.id, move.id), eq(applications.status, move.from)))
    .returning({ id: applications.id })
  const written = await writeWithHistory(db, moved, move)
  return written.length > 0
}

/** Writes applications and the same entry into the history of each, with one statement. Returns their ids. */
async function writeWithHistory(
  db: Db,
  write: SQLWrapper,
  {
    actorId,
    from,
    to,
    reason,
  }: Pick<StoredMove, 'actorId' | 'to' | 'reason'> & { from: ApplicationStatus | null },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with written as ${write}
    insert into ${applicationHistory} (application_id, actor_id, from_status, to_status, reason)
    select id, ${actorId}::uuid, ${from}::text, ${to}::text, ${reason}::text from written
    returning application_id as id`)
  return rows.map(({ id }) => id)
}

/** Stores the number of filled spots of a locked project, and the status that follows from it (decision A11). */
export async function saveSpots(
  db: Db,
  id: string,
  project: {
    status: typeof projects.$inferSelect.status
    maxVolunteers: number | null
    acceptedCount: number
  },
): Promise<void> {
  await db
    .update(projects)
    .set({ acceptedCount: project.acceptedCount, status: statusAfterSpotsChange(project.status, project) })
    .where(eq(projects.id, id))
}

/**
 * A volunteer's pending applications ordered by project, so that two transactions that lock the projects cannot
 * deadlock.
 */
export async function listPendingOf(db: Db, volunteerId: string, organizationId?: string) {
  return db
    .select({ id: applications.id, projectId: applications.projectId })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(
      and(
        eq(applications.volunteerId, volunteerId),
        eq(applications.status, 'pending'),
        organizationId === undefined ? undefined : eq(projects.organizationId, organizationId),
      ),
    )
    .orderBy(applications.projectId)
}

/** The same for those that are pending or accepted. */
export async function listOpenOf(db: Db, volunteerId: string) {
  return db
    .select({ id: applications.id, projectId: applications.projectId })
    .from(applications)
    .where(
      and(eq(applications.volunteerId, volunteerId), inArray(applications.status, ['pending', 'accepted'])),
    )
    .orderBy(applications.projectId, applications.id)
}

/**
 * A project's pending and accepted applications, oldest first, locked in the order in which others lock several. Lock the
 * project first.
 */
export async function lockOpenApplications(db: Db, projectId: string) {
  const rows = await db
    .select({
      id: applications.id,
      status: applications.status,
      endedBy: applications.endedBy,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .where(and(eq(applications.projectId, projectId), inArray(applications.status, ['pending', 'accepted'])))
    .orderBy(applications.id)
    .for('no key update')
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
