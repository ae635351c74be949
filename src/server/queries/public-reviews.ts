/**
 * Reviews as everybody reads them: a volunteer who wrote one is named by first name and initial (A1), and a review about a
 * volunteer is their organization's.
 */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PublicReview } from '#contract/organizations/page.ts'
import { addAliases } from '#contract/aliases.ts'
import { formatPublicName } from '#domain/accounts/accounts.ts'
import { canReport } from '#domain/reviews/reviews.ts'
import type { Db } from '#server/db/db.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import {
  organizations,
  organizationSuspensions,
  portfolioOmissions,
  projects,
  reviews,
  users,
} from '#server/db/schema.ts'
import { hasOpenReport, isPublicReview } from './visible-reviews.ts'

const about = {
  organization: reviews.revieweeOrganizationId,
  project: reviews.projectId,
  volunteer: reviews.revieweeUserId,
}

/** The organization, the project or the volunteer that the reviews are about. */
export interface ReviewTarget {
  of: keyof typeof about
  id: string
}

const isShown = ({ of, id }: ReviewTarget) =>
  and(
    eq(about[of], id),
    eq(reviews.type, of === 'volunteer' ? 'organization_to_volunteer' : 'volunteer_to_organization'),
    isPublicReview,
  )

/**
 * What is not public any more is not named. A volunteer who leaves work out of their portfolio leaves it unnamed, and what
 * was said of it stands.
 */
const isNamed = and(
  eq(projects.id, reviews.projectId),
  eq(projects.visibility, 'published'),
  sql`not exists (
    select from ${organizationSuspensions} held where held.organization_id = ${projects.organizationId})`,
  sql`(${reviews.type} = 'volunteer_to_organization' or not exists (
    select from ${portfolioOmissions} left_out where left_out.application_id = ${reviews.applicationId}))`,
)

/** Who reads them; null when signed out. */
export type ReviewReader = { id: string } | null

interface ReviewsRequest {
  reader: ReviewReader
  after: { createdAt: Date; id: string } | null
  most: number
}

/** What volunteers wrote for everybody, newest first: so many after one of them, or from the newest on. */
export function listPublicReviews(db: Db, target: ReviewTarget, { reader, after, most }: ReviewsRequest) {
  return db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      reviewText: reviews.reviewText,
      createdAt: reviews.createdAt,
      editedAt: reviews.editedAt,
      replyText: reviews.replyText,
      repliedAt: reviews.repliedAt,
      writerId: reviews.writerId,
      revealedAt: reviews.revealedAt,
      hiddenAt: reviews.hiddenAt,
      hasReported: reader ? hasOpenReport(reader.id) : sql<boolean>`false`,
      writer: { firstName: users.firstName, lastName: users.lastName },
      project: { id: projects.id, title: projects.title },
      organizationName: organizations.name,
      type: reviews.type,
    })
    .from(reviews)
    .leftJoin(users, and(eq(users.id, reviews.writerId), isNull(users.disabledAt)))
    .leftJoin(projects, isNamed)
    .leftJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(isShown(target), after ? isAfterKeyset(reviews, after) : undefined))
    .orderBy(...newestFirst(reviews))
    .limit(most)
}

/** How many of them there are, counted to the limit of every total. */
export function countPublicReviews(db: Db, target: ReviewTarget): Promise<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(reviews)
    .where(isShown(target))
  return countFound(db, counted)
}

type PublicRow = Awaited<ReturnType<typeof listPublicReviews>>[number]

export function presentPublicReview(row: PublicRow, reader: ReviewReader): PublicReview {
  const { id, rating, reviewText, writer, project, hasReported } = row
  return addAliases({
    id,
    rating,
    reviewText,
    project,
    // The member who typed it in is named nowhere, also where the organization is not.
    reviewerName:
      row.type === 'organization_to_volunteer' ? row.organizationName : writer && formatPublicName(writer),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    reply: presentReply(row),
    viewer: reader && { canReport: canReport(row, reader.id), hasReported },
  })
}

type StoredReply = { replyText: string | null; repliedAt: Date | null }

/** The reply of the reviewed side as answers carry it; null where there is none. */
export function presentReply({ replyText, repliedAt }: StoredReply) {
  return replyText !== null && repliedAt ? { text: replyText, at: repliedAt.toISOString() } : null
}
