/** Public reviews about an organization: they name their writer by first name and initial (A1). */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PublicReview } from '#contract/organization-page.ts'
import { answerTwins } from '#contract/twins.ts'
import { publicName } from '#domain/accounts.ts'
import type { Db } from '#server/db/db.ts'
import { comesAfter, countFound, newestFirst } from '#server/db/keyset.ts'
import { projects, reviews, users } from '#server/db/schema.ts'
import { readCursor } from '#server/http/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/page.ts'

/** One page of what volunteers wrote about an organization for everybody, and that shows already (A19), newest first. */
export async function listReviews(
  db: Db,
  organizationId: string,
  cursor: string | undefined,
): Promise<Page<PublicReview>> {
  const after = readCursor(cursor)
  const shown = and(
    eq(reviews.revieweeOrganizationId, organizationId),
    eq(reviews.isPublic, true),
    isNotNull(reviews.revealedAt),
  )
  const rows = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      reviewText: reviews.reviewText,
      createdAt: reviews.createdAt,
      writer: { firstName: users.firstName, lastName: users.lastName },
      project: { id: projects.id, title: projects.title },
    })
    .from(reviews)
    .leftJoin(users, and(eq(users.id, reviews.writerId), isNull(users.disabledAt)))
    .leftJoin(projects, and(eq(projects.id, reviews.projectId), eq(projects.visibility, 'published')))
    .where(and(shown, after ? comesAfter(reviews, after) : undefined))
    .orderBy(...newestFirst(reviews))
    .limit(pageRows)
  return pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => row,
    present: ({ writer, ...row }) =>
      answerTwins({
        ...row,
        reviewerName: writer && publicName(writer),
        createdAt: row.createdAt.toISOString(),
      }),
    count: () => {
      const counted = db
        .select({ one: sql`1` })
        .from(reviews)
        .where(shown)
      return countFound(db, counted)
    },
  })
}
