/** Pages of public reviews (decision A15), the same on every screen that shows them. */
import type { User } from '#contract/accounts/accounts.ts'
import type { PublicReview } from '#contract/organizations/page.ts'
import type { Context } from '#server/context.ts'
import {
  countPublicReviews,
  listPublicReviews,
  presentPublicReview,
  type ReviewTarget,
} from '#server/queries/reviews/public-reviews.ts'
import { decodeCursor } from './cursor.ts'
import { pageOf, pageRows, type Page } from './page.ts'

/** One page of volunteers' public reviews of an organization or of their work on a project, newest first. */
export async function listReviews(
  { db, actor }: Context<User | null>,
  target: ReviewTarget,
  cursor: string | undefined,
): Promise<Page<PublicReview>> {
  const after = decodeCursor(cursor)
  return pageOf(await listPublicReviews(db, target, { reader: actor, after, most: pageRows }), {
    isFirst: !after,
    keyOf: (row) => row,
    present: (row) => presentPublicReview(row, actor),
    count: () => countPublicReviews(db, target),
  })
}
