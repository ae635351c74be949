/** Applications as their two sides read them. */
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Application } from '#contract/applications.ts'
import { limits } from '#contract/limits.ts'
import { answerTwins } from '#contract/twins.ts'
import { holdsPlace, type ApplicationSide } from '#domain/applications.ts'
import { placesLeft } from '#domain/projects.ts'
import type { Context } from '#server/context.ts'
import { applications, organizations, projects, reviews, users } from '#server/db/schema.ts'
import { readCursor, writeCursor } from '#server/http/cursor.ts'
import type { Page } from '#server/http/route.ts'

const columnsFor = (readerId: string) => ({
  application: applications,
  project: {
    id: projects.id,
    title: projects.title,
    description: projects.description,
    causeAreas: projects.causeAreas,
    timeCommitment: projects.timeCommitment,
    isRemote: projects.isRemote,
    status: projects.status,
    maxVolunteers: projects.maxVolunteers,
    acceptedCount: projects.acceptedCount,
  },
  organization: { id: organizations.id, organizationName: organizations.name },
  volunteer: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
  hasReview: sql<boolean>`exists (
    select from ${reviews} r where r.application_id = ${applications.id}
      and (r.type = 'volunteer_to_organization') = (${applications.volunteerId} = ${readerId}))`,
})

function selectApplications({ db, actor }: Context) {
  return db
    .select(columnsFor(actor.id))
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
}
type Row = Awaited<ReturnType<typeof selectApplications>>[number]

/** An application as the reader sees it: the e-mail only for its owner and, from acceptance on, the other side. */
function present(row: Row, readerId: string): Application {
  const { application, project, organization, volunteer } = row
  const { maxVolunteers, acceptedCount, ...shownProject } = project
  const maySeeEmail = volunteer.id === readerId || holdsPlace(application.status)
  return answerTwins({
    id: application.id,
    projectId: application.projectId,
    volunteerId: application.volunteerId,
    status: application.status,
    coverLetter: application.coverLetter,
    proposedApproach: application.proposedApproach,
    questions: application.questions,
    organizationFeedback: application.organizationFeedback,
    hasReview: row.hasReview,
    endedBy: application.endedBy,
    reason: application.endReason,
    createdAt: application.createdAt.toISOString(),
    updatedAt: application.updatedAt.toISOString(),
    reviewedAt: application.reviewedAt?.toISOString() ?? null,
    project: answerTwins({ ...shownProject, placesLeft: placesLeft({ maxVolunteers, acceptedCount }) }),
    organization,
    volunteer: { ...volunteer, email: maySeeEmail ? volunteer.email : null },
  })
}

/** The applications that a reader stands on a side of. */
function ofSide(ctx: Context, side: ApplicationSide): SQL {
  if (side === 'volunteer') return eq(applications.volunteerId, ctx.actor.id)
  return inArray(
    projects.organizationId,
    ctx.actor.organizations.map((organization) => organization.id),
  )
}

/** One page of the reader's applications on a side, newest first. */
export async function listApplications(
  ctx: Context,
  side: ApplicationSide,
  cursor: string | undefined,
): Promise<Page<Application>> {
  const after = readCursor(cursor)
  if (side === 'organization' && ctx.actor.organizations.length === 0)
    return { items: [], next: null, total: 0 }
  const own = ofSide(ctx, side)
  const [rows, [total]] = await Promise.all([
    selectApplications(ctx)
      .where(
        after
          ? and(
              own,
              sql`(${applications.createdAt}, ${applications.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
            )
          : own,
      )
      .orderBy(desc(applications.createdAt), desc(applications.id))
      .limit(limits.page + 1),
    ctx.db.select({ total: sql<number>`count(*)::int` }).from(
      ctx.db
        .select({ one: sql`1` })
        .from(applications)
        .innerJoin(projects, eq(projects.id, applications.projectId))
        .where(own)
        .limit(limits.counted + 1)
        .as('own'),
    ),
  ])
  const page = rows.slice(0, limits.page)
  const last = page.at(-1)?.application
  return {
    items: page.map((row) => present(row, ctx.actor.id)),
    next: rows.length > limits.page && last ? writeCursor(last) : null,
    total: total?.total ?? 0,
  }
}

/** One application that the reader stands on a side of, or null. */
export async function findApplication(ctx: Context, id: string): Promise<Application | null> {
  const mine =
    ctx.actor.organizations.length > 0
      ? or(ofSide(ctx, 'volunteer'), ofSide(ctx, 'organization'))
      : ofSide(ctx, 'volunteer')
  const [row] = await selectApplications(ctx).where(and(eq(applications.id, id), mine))
  return row ? present(row, ctx.actor.id) : null
}

/** The reader's own latest application to a project, or null. */
export async function findLatestApplication(ctx: Context, projectId: string): Promise<Application | null> {
  const [row] = await selectApplications(ctx)
    .where(and(ofSide(ctx, 'volunteer'), eq(applications.projectId, projectId)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(1)
  return row ? present(row, ctx.actor.id) : null
}
