/**
 * Whom the reader can review: the list of pending reviews, and the review form's details of one (decisions A10, A23).
 */
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PendingReview, ProjectDetailsForReview } from '#contract/reviews/lists.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { requestedCategories, decideReview, type ReviewRefusal } from '#domain/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { countFound } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { isVolunteerDeleted, isWorkDone, workDoneAt } from '#server/queries/work.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import { isOwn, isReceived, isWithReviewee, mostReviewableFirst } from './queries.ts'

/** A project with more volunteers than this shows them by name only in the pending list. */
const maxCandidates = 100

// Someone on both sides acts as the volunteer.
const sideOf = (ctx: Context) => sql<ApplicationSide>`
  case when ${isOwn(ctx)} then 'volunteer' else 'organization' end`
const hasReview = (isByVolunteer: SQL) => sql<boolean>`exists (
  select from ${reviews} r where r.application_id = ${applications.id}
    and (r.type = 'volunteer_to_organization') = (${isByVolunteer}))`

function selectWork(ctx: Context) {
  return ctx.db
    .select({
      applicationId: applications.id,
      application: { status: applications.status },
      project: { id: projects.id, title: projects.title, status: projects.status },
      side: sideOf(ctx),
      completedAt: workDoneAt,
      volunteerId: users.id,
      volunteerName: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      organizationId: organizations.id,
      organizationName: organizations.name,
      hasReview: hasReview(sql`${isOwn(ctx)}`),
      isRevieweeDeleted: sql<boolean>`(${isVolunteerDeleted} and not ${isOwn(ctx)})`,
      // Don't reveal a hidden review to the person it is about (decision A19).
      isReviewed: sql<boolean>`exists (
        select from ${reviews} r where r.application_id = ${applications.id} and r.revealed_at is not null
          and (r.type = 'volunteer_to_organization') <> (${isOwn(ctx)}))`,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
}
type Work = Awaited<ReturnType<typeof selectWork>>[number]

/**
 * The applications of each of the reader's sides, each through its own index. With both in one condition, PostgreSQL
 * would read the whole table.
 */
function isOfReader({ actor }: Context): SQL {
  const organizationIds = actor.organizations.map(({ id }) => id)
  return sql`${applications.id} in (
    select a.id from ${applications} a where a.volunteer_id = ${actor.id}
    union all
    select a.id from ${applications} a join ${projects} p on p.id = a.project_id
    where ${inArray(sql`p.organization_id`, organizationIds)})`
}

/** One page of the reader's pending reviews, latest work first. */
export async function listPending(ctx: Context, cursor: string | undefined): Promise<Page<PendingReview>> {
  const after = decodeCursor(cursor)
  const isReviewable = and(
    isOfReader(ctx),
    isWorkDone,
    or(isOwn(ctx), sql`not ${isVolunteerDeleted}`),
    sql`not ${hasReview(sql`${isOwn(ctx)}`)}`,
  )
  const isAfterCursor = after
    ? sql`(${workDoneAt}, ${applications.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined
  const rows = await selectWork(ctx)
    .where(and(isReviewable, isAfterCursor))
    .orderBy(sql`${workDoneAt} desc`, sql`${applications.id} desc`)
    .limit(pageRows)
  return pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => ({ createdAt: row.completedAt, id: row.applicationId }),
    present: presentPending,
    count: () =>
      countFound(ctx.db, (rows) =>
        rows
          .from(applications)
          .innerJoin(projects, eq(projects.id, applications.projectId))
          .where(isReviewable),
      ),
  })
}

function presentPending(work: Work): PendingReview {
  const isByVolunteer = work.side === 'volunteer'
  return {
    id: work.project.id,
    applicationId: work.applicationId,
    title: work.project.title,
    completedAt: work.completedAt.toISOString(),
    volunteerName: work.volunteerName,
    organizationName: work.organizationName,
    ...revieweeOf(work),
    canReviewVolunteer: !isByVolunteer,
    hasReviewedVolunteer: isByVolunteer && work.isReviewed,
    canReviewOrganization: isByVolunteer,
    hasReviewedOrganization: !isByVolunteer && work.isReviewed,
  }
}

const revieweeOf = ({ side, organizationId, volunteerId }: Work) =>
  side === 'volunteer'
    ? ({ revieweeId: organizationId, revieweeType: 'organization' } as const)
    : ({ revieweeId: volunteerId, revieweeType: 'volunteer' } as const)
const nameOf = (work: Work) => (work.side === 'volunteer' ? work.organizationName : work.volunteerName)

type ReviewDetailsQuery = {
  projectId: string
  revieweeId?: string | undefined
  revieweeType?: ApplicationSide | undefined
}

/**
 * The review form's details for one of the reader's projects: about the named reviewee, or about everyone the reader
 * can review. Null if there is no one; a refusal if no one can be reviewed (anymore).
 */
export async function findReviewDetails(
  ctx: Context,
  { projectId, revieweeId, revieweeType }: ReviewDetailsQuery,
): Promise<ProjectDetailsForReview | ReviewRefusal | null> {
  const isRequested =
    revieweeId === undefined ? or(isOwn(ctx), isReceived(ctx)) : isWithReviewee(ctx, revieweeId)
  const rows = await selectWork(ctx)
    .where(and(eq(projects.id, projectId), isRequested))
    .orderBy(...mostReviewableFirst)
    .limit(revieweeId === undefined ? 1000 : 1)
  const found = rows.filter((work) => !revieweeType || revieweeOf(work).revieweeType === revieweeType)
  const [first] = found
  if (!first) return null
  const open = found.filter((work) => decideReview(work).allowed)
  const [due] = open
  if (!due) {
    const decision = decideReview(first)
    return decision.allowed ? null : decision.refusal
  }
  const { revieweeType: type } = revieweeOf(due)
  const candidates = open.filter((work) => work.side === due.side)
  const one = candidates.length === 1 ? due : null
  return {
    id: due.project.id,
    title: due.project.title,
    applicationId: one?.applicationId ?? null,
    revieweeId: one && revieweeOf(one).revieweeId,
    revieweeName: one && nameOf(one),
    revieweeType: type,
    categories: [...requestedCategories[type]],
    revealDays: ctx.config.reviewRevealDays,
    candidates: one
      ? []
      : candidates.slice(0, maxCandidates).map((work) => ({
          applicationId: work.applicationId,
          revieweeId: work.volunteerId,
          revieweeName: work.volunteerName,
        })),
  }
}
