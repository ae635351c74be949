/**
 * Public reviews. A volunteer who wrote one appears with first name and initial (decision A1); a review about a
 * volunteer appears under their organization's name.
 */
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { PublicReview } from '#contract/organizations/page.ts'
import { addAliases } from '#contract/aliases.ts'
import { formatPublicName } from '#domain/accounts/accounts.ts'
import { canReport } from '#domain/reviews/reviews.ts'
import type { Db } from '#server/db/db.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizationSuspensions } from '#server/db/tables/moderation.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { portfolioOmissions } from '#server/db/tables/portfolios.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { isFormerMember } from '#server/queries/accounts/leaving.ts'
import { hasOpenReport, isPublicReview } from './visible-reviews.ts'

const about = {
  organization: reviews.revieweeOrganizationId,
  project: reviews.projectId,
  volunteer: reviews.revieweeUserId,
}

/** The organization, project or volunteer that the reviews are about. */
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
 * Leaves out the name of work that is no longer public. If a volunteer hides work from their portfolio, its reviews
 * stay without its name.
 */
const isNamed = and(
  eq(projects.id, reviews.projectId),
  eq(projects.visibility, 'published'),
  sql`not exists (
    select from ${organizationSuspensions} held where held.organization_id = ${projects.organizationId})`,
  sql`(${reviews.type} = 'volunteer_to_organization' or not exists (
    select from ${portfolioOmissions} left_out where left_out.application_id = ${reviews.applicationId}))`,
)

/** The reader; null when signed out. */
export type ReviewReader = { id: string } | null

interface ReviewsRequest {
  reader: ReviewReader
  after: { createdAt: Date; id: string } | null
  most: number
}

/** Lists volunteers' public reviews, newest first, from the newest or after a given one. */
export function listPublicReviews(db: Db, target: ReviewTarget, { reader, after, most }: ReviewsRequest) {
  return db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      reviewText: reviews.reviewText,
      language: reviews.language,
      createdAt: reviews.createdAt,
      editedAt: reviews.editedAt,
      replyText: reviews.replyText,
      replyLanguage: reviews.replyLanguage,
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
    .leftJoin(users, and(eq(users.id, reviews.writerId), or(isNull(users.disabledAt), isFormerMember)))
    .leftJoin(projects, isNamed)
    .leftJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(and(isShown(target), after ? isAfterKeyset(reviews, after) : undefined))
    .orderBy(...newestFirst(reviews))
    .limit(most)
}

/** Counts them, up to the limit of every total. */
export function countPublicReviews(db: Db, target: ReviewTarget): Promise<number> {
  return countFound(db, (rows) => rows.from(reviews).where(isShown(target)))
}

type PublicRow = Awaited<ReturnType<typeof listPublicReviews>>[number]

export function presentPublicReview(row: PublicRow, reader: ReviewReader): PublicReview {
  const { id, rating, reviewText, language, writer, project, hasReported } = row
  return addAliases({
    id,
    rating,
    reviewText,
    language,
    project,
    // The member who wrote the review is never named, even if the organization is not named either.
    reviewerName:
      row.type === 'organization_to_volunteer' ? row.organizationName : writer && formatPublicName(writer),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    reply: presentReply(row),
    viewer: reader && { canReport: canReport(row, reader.id), hasReported },
  })
}

type StoredReply = Pick<typeof reviews.$inferSelect, 'replyText' | 'replyLanguage' | 'repliedAt'>

/** The reviewed side's reply, as responses contain it; null if there is none. */
export function presentReply({ replyText, replyLanguage: language, repliedAt }: StoredReply) {
  return replyText !== null && repliedAt ? { text: replyText, language, at: repliedAt.toISOString() } : null
}
