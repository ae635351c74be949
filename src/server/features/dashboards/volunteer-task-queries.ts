/** What the work and the applications of a volunteer ask for, for their home and their weekly summary. */
import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { VolunteerTask } from '#contract/dashboards/homes.ts'
import { findWorkTask } from '#domain/dashboards/tasks.ts'
import { endedProjectStatuses } from '#domain/projects/projects.ts'
import { dayInZone } from '#domain/time/time.ts'
import { applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import type { MatchContext } from '#server/matching/matching.ts'
import { listResponses } from '#server/queries/applications/responses.ts'
import { sumOfHours, workStartedAt } from '#server/queries/work.ts'

type Reader = Pick<MatchContext, 'db' | 'actor' | 'now'>
type Task<Kind> = Extract<VolunteerTask, { kind: Kind }>

export const workColumns = {
  applicationId: applications.id,
  project: { id: projects.id, title: projects.title },
  organizationName: organizations.name,
}

/** A volunteer has few of them at a time. */
const maxWorks = 50

/** What work under way asks for: a first look after the acceptance, then hours every week. */
export async function listWork({ db, actor, now }: Reader): Promise<VolunteerTask[]> {
  const rows = await db
    .select({
      ...workColumns,
      confirmedHours: sumOfHours('confirmed'),
      waitingHours: sumOfHours('awaiting'),
      startedAt: workStartedAt,
      timeZone: projects.timeZone,
      lastLoggedOn: sql<string | null>`(select max(e.date) from ${hourEntries} e
        where e.application_id = ${applications.id})`,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(
      and(
        eq(applications.volunteerId, actor.id),
        eq(applications.status, 'accepted'),
        // Work on a paused project waits for its organization.
        notInArray(projects.status, [...endedProjectStatuses, 'paused']),
      ),
    )
    .orderBy(desc(workStartedAt), desc(applications.id))
    .limit(maxWorks)
  return rows.flatMap(({ startedAt, timeZone, lastLoggedOn, ...row }): VolunteerTask[] => {
    const { confirmedHours, waitingHours, ...work } = row
    const kind = findWorkTask({
      acceptedOn: dayInZone(startedAt, timeZone),
      lastLoggedOn,
      today: dayInZone(now(), timeZone),
    })
    if (kind === null) return []
    if (kind === 'log_hours') return [{ kind, ...work, confirmedHours, waitingHours }]
    return [{ kind, ...work, at: startedAt.toISOString() }]
  })
}

/** The applications that have waited longest, with how long the organization usually takes. */
export async function listWaiting({ db, actor, now }: Reader, most: number): Promise<Task<'waiting'>[]> {
  const rows = await db
    .select({ ...workColumns, organizationId: organizations.id, at: applications.createdAt })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(eq(applications.volunteerId, actor.id), eq(applications.status, 'pending')))
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(most)
  if (rows.length === 0) return []
  const responses = await listResponses(
    db,
    rows.map(({ organizationId }) => organizationId),
    now(),
  )
  return rows.map(({ organizationId, at, ...row }) => ({
    kind: 'waiting',
    ...row,
    at: at.toISOString(),
    usualHours: responses.get(organizationId)?.medianHours ?? null,
  }))
}
