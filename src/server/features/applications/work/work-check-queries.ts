/** Accepted work and what time asks about it (safeguards S3 and S15). */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { WorkCheck } from '#domain/applications/work-checks.ts'
import type { Db } from '#server/db/db.ts'
import { applications, workChecks } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { conversations, messages } from '#server/db/tables/messages.ts'
import { projects } from '#server/db/tables/projects.ts'
import type { FindCauses } from '#server/schedule/action-queries.ts'
import { agreedDay } from '#server/queries/applications/agreed-day.ts'
import { workCheck } from '#server/queries/applications/work-checks.ts'

const underWay = sql`${applications} a join ${projects} p on p.id = a.project_id
  left join ${workChecks} w on w.application_id = a.id`
const isUnderWay = sql`a.status = 'accepted' and p.status not in ('completed', 'canceled') and p.visibility <> 'removed'`

/**
 * Work is silent from the volunteer's latest message, hours or answer on, but not before it was accepted and has
 * started. While the project is paused, no one waits for it.
 */
export const findSilenceCauses: FindCauses = () => sql`
  select a.id as subject_id, greatest(coalesce(a.reviewed_at, a.created_at),
    ${agreedDay('startDate')}::timestamp at time zone p.time_zone, w.active_at,
    (select max(m.created_at) from ${conversations} k
      join ${messages} m on m.conversation_id = k.id and m.position = k.last_by_volunteer
      where k.volunteer_id = a.volunteer_id and k.organization_id = p.organization_id),
    (select max(greatest(e.created_at, case when e.status = 'awaiting' then e.updated_at end))
      from ${hourEntries} e where e.application_id = a.id)) as since
  from ${underWay} where ${isUnderWay} and p.status <> 'paused'`

/** Ongoing work is renewed from its last renewal on, or from the acceptance. */
export const findRenewalCauses: FindCauses = () => sql`
  select a.id as subject_id, coalesce(w.renewed_at, a.reviewed_at, a.created_at) as since
  from ${underWay} where ${isUnderWay} and p.duration = 'ongoing'`

/** Locks an application until the end of the transaction. Null if it is not accepted anymore. */
export async function lockAccepted(db: Db, id: string): Promise<{ projectId: string } | null> {
  const [row] = await db
    .select({ projectId: applications.projectId })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.status, 'accepted')))
    .for('no key update')
  return row ?? null
}

const unasked: WorkCheck = {
  isAsked: false,
  isSilent: false,
  isRenewalAsked: false,
  hasVolunteerRenewed: false,
  hasOrganizationRenewed: false,
  isOverdue: false,
}

/** What is asked about an application. Read it under its lock. */
export async function findWorkCheck(db: Db, id: string): Promise<WorkCheck> {
  const [row] = await db.select({ check: workCheck }).from(applications).where(eq(applications.id, id))
  return row?.check ?? unasked
}

/** Stores what time has asked, or what someone answered; everything else stays. */
export async function saveWorkCheck(
  db: Db,
  applicationId: string,
  check: Partial<Record<Exclude<keyof typeof workChecks.$inferInsert, 'applicationId'>, Date | SQL | null>>,
): Promise<void> {
  await db
    .insert(workChecks)
    .values({ applicationId, ...check })
    .onConflictDoUpdate({ target: workChecks.applicationId, set: check })
}

/** The volunteer responded now, so they are not asked anymore. */
export async function saveActivity(db: Db, applicationIds: readonly string[]): Promise<void> {
  for (const id of applicationIds) {
    await saveWorkCheck(db, id, { activeAt: sql`now()`, askedAt: null, silentAt: null })
  }
}

/** The accepted applications of a project. */
export async function listAccepted(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.projectId, projectId), eq(applications.status, 'accepted')))
  return rows.map(({ id }) => id)
}
