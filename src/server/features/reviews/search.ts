/** Reviews as both sides of a collaboration see them. */
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Review } from '#contract/reviews/reviews.ts'
import { addAliases } from '#contract/aliases.ts'
import { editableUntil, isShown, findEditRefusal } from '#domain/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { presentReply } from '#server/queries/reviews/public-reviews.ts'
import { hasOpenReport, isPublicReview, isRevealed } from '#server/queries/reviews/visible-reviews.ts'
import { decodeCursor, type Cursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import type { Collaboration } from './queries.ts'

const organizationIds = (ctx: Context) => ctx.actor.organizations.map(({ id }) => id)

/**
 * Reviews the reader wrote as a volunteer, and reviews their organizations wrote about others; each part uses its own
 * index.
 */
function isGiven(ctx: Context): SQL | undefined {
  const ownProjects = sql`array(
    select p.id from ${projects} p where ${inArray(sql`p.organization_id`, organizationIds(ctx))})`
  return or(
    and(eq(reviews.type, 'volunteer_to_organization'), eq(reviews.writerId, ctx.actor.id)),
    and(
      eq(reviews.type, 'organization_to_volunteer'),
      sql`${reviews.projectId} = any(${ownProjects})`,
      ne(reviews.revieweeUserId, ctx.actor.id),
    ),
  )
}

/** Visible reviews by others about the reader and their organizations (decision A19). */
function isReceived(ctx: Context): SQL | undefined {
  return and(
    or(
      eq(reviews.revieweeUserId, ctx.actor.id),
      and(
        inArray(reviews.revieweeOrganizationId, organizationIds(ctx)),
        sql`${reviews.writerId} is distinct from ${ctx.actor.id}`,
      ),
    ),
    isRevealed,
  )
}

/** Public reviews that the reader did not write. */
const isPublished = (ctx: Context) =>
  and(
    eq(reviews.type, 'volunteer_to_organization'),
    isPublicReview,
    sql`${reviews.writerId} is distinct from ${ctx.actor.id}`,
  )

const reaches = { given: isGiven, received: isReceived }
export type Reach = keyof typeof reaches

function selectReviews({ db, actor }: Context) {
  return db
    .select({
      review: reviews,
      projectTitle: projects.title,
      organizationId: organizations.id,
      organizationName: organizations.name,
      volunteerId: users.id,
      volunteerName: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      hasReported: hasOpenReport(actor.id),
    })
    .from(reviews)
    .innerJoin(applications, eq(applications.id, reviews.applicationId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
}
export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

/** The reviews of a reach after one of them, newest first. */
export async function findReviews(
  ctx: Context,
  reach: Reach,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<ReviewRow[]> {
  return selectReviews(ctx)
    .where(and(reaches[reach](ctx), after ? isAfterKeyset(reviews, after) : undefined))
    .orderBy(...newestFirst(reviews))
    .limit(limit)
}

/** One page of the reviews that the reader's side gave or received, newest first. */
export async function listReviews(
  ctx: Context,
  reach: Reach,
  cursor: string | undefined,
): Promise<Page<Review>> {
  const after = decodeCursor(cursor)
  const rows = await findReviews(ctx, reach, { after, limit: pageRows })
  return pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => row.review,
    present: (row) => presentReview(row, ctx),
    count: () => countFound(ctx.db, (rows) => rows.from(reviews).where(reaches[reach](ctx))),
  })
}

/** A review that the reader's side gave or received, or null. */
export async function findReview(ctx: Context, id: string): Promise<Review | null> {
  const [row] = await selectReviews(ctx).where(and(eq(reviews.id, id), or(isGiven(ctx), isReceived(ctx))))
  return row ? presentReview(row, ctx) : null
}

/** The collaboration of a review that the reader may access, or null. */
export async function findReviewed(
  ctx: Context,
  id: string,
  reach: Reach | 'readable',
): Promise<Collaboration | null> {
  const isWithin = reach === 'readable' ? or(isReceived(ctx), isPublished(ctx)) : reaches[reach](ctx)
  const [row] = await ctx.db
    .select({
      applicationId: reviews.applicationId,
      projectId: reviews.projectId,
      organizationId: projects.organizationId,
      volunteerId: applications.volunteerId,
    })
    .from(reviews)
    .innerJoin(applications, eq(applications.id, reviews.applicationId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .where(and(eq(reviews.id, id), isWithin))
  return row ?? null
}

export function presentReview(row: ReviewRow, { actor, now }: Context): Review {
  const { review } = row
  const volunteer = { id: row.volunteerId, name: row.volunteerName, side: 'volunteer' } as const
  const organization = { id: row.organizationId, name: row.organizationName, side: 'organization' } as const
  const [reviewer, reviewee] =
    review.type === 'volunteer_to_organization' ? [volunteer, organization] : [organization, volunteer]
  const readerSide = volunteer.id === actor.id ? 'volunteer' : 'organization'
  const isOwn = reviewer.side === readerSide
  return addAliases({
    id: review.id,
    applicationId: review.applicationId,
    projectId: review.projectId,
    projectTitle: row.projectTitle,
    reviewType: review.type,
    rating: review.rating,
    reviewText: review.reviewText,
    language: review.language,
    isLanguageChosen: review.isLanguageChosen ?? false,
    categories: review.categories,
    isPublic: review.isPublic,
    reviewerName: reviewer.name,
    reviewerType: reviewer.side,
    revieweeId: reviewee.id,
    revieweeName: reviewee.name,
    revieweeType: reviewee.side,
    createdAt: review.createdAt.toISOString(),
    updatedAt: review.updatedAt.toISOString(),
    revealedAt: review.revealedAt?.toISOString() ?? null,
    editedAt: review.editedAt?.toISOString() ?? null,
    version: review.version,
    isOwn,
    isEditable: isOwn && findEditRefusal(review, now()) === null,
    editableUntil: editableUntil(review.createdAt).toISOString(),
    reply: presentReply(review),
    canReply: !isOwn && isShown(review),
    hasReported: row.hasReported,
    isHidden: review.hiddenAt !== null,
  })
}
