/** Reviews as CSV, as the side that gave or received them sees them. */
import { reviewCategoriesCatalog } from '#contract/texts/review-categories-texts.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import { reviewCategories } from '#domain/reviews/reviews.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import {
  csvDownload,
  csvName,
  csvTime,
  mapRows,
  readInBatches,
  type CsvColumn,
} from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { withoutHelp } from '#server/queries/organizations/own-organizations.ts'
import { findReviews, presentReview, type Reach, type ReviewRow } from './search.ts'
import { reviewExportCatalog } from './texts/review-export-texts.ts'

/**
 * All reviews that the list has, in its order. Coordinators, who only help, take no people along. The export is recorded
 * before its first line is sent.
 */
export async function exportReviews(reader: Context, reach: Reach): Promise<Download> {
  const ctx = withoutHelp(reader)
  await recordListExport(ctx, { list: `reviews ${reach}`, objectType: 'review', filter: {} })
  const { columns, yes, no } = reviewExportCatalog.read(ctx.language)
  const categories = reviewCategoriesCatalog.read(ctx.language)
  const rows = readInBatches<ReviewRow>((after, limit) =>
    findReviews(ctx, reach, { after: after?.review ?? null, limit }),
  )
  return csvDownload(
    csvName(`reviews-${reach}`, ctx.now()),
    mapRows(rows, (row) => presentReview(row, ctx)),
    [
      [columns.project, (review) => review.projectTitle],
      [columns.reviewer, (review) => review.reviewerName],
      [columns.reviewee, (review) => review.revieweeName],
      [columns.rating, (review) => String(review.rating)],
      ...reviewCategories.map((category): CsvColumn<Review> => [
        categories[category],
        (review) => review.categories[category]?.toString() ?? null,
      ]),
      [columns.text, (review) => review.reviewText],
      [columns.isPublic, (review) => (review.isPublic ? yes : no)],
      [columns.createdAt, (review) => csvTime(new Date(review.createdAt))],
      [columns.editedAt, (review) => review.editedAt && csvTime(new Date(review.editedAt))],
      [columns.reply, (review) => review.reply?.text ?? null],
    ],
  )
}
