import type { Review } from '#contract/reviews/reviews.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { listRated } from './rated-categories.ts'
import { reviewPagesCatalog } from './texts/review-pages-texts.ts'
import { reviewCategoriesCatalog } from '#contract/texts/review-categories-texts.ts'

/** What a colleague saved meanwhile, shown beside the draft. */
export function StoredNow({ review }: { review: Review }) {
  const categoryNames = useTexts(reviewCategoriesCatalog)
  const { stored: texts } = useTexts(reviewPagesCatalog).edit
  const rated = listRated(review).map(({ category, stars }) => `${categoryNames[category]} ${stars}`)
  return (
    <div
      role="status"
      className="bg-warn-soft text-warn grid gap-1 rounded-md px-4 py-3 text-sm wrap-anywhere"
    >
      <p className="font-semibold">{texts.title}</p>
      <p>{[texts.rated({ stars: review.rating }), ...rated].join(' · ')}</p>
      <p className="whitespace-pre-line">{review.reviewText}</p>
      <p>{review.isPublic ? texts.isPublic : texts.isPrivate}</p>
      <p className="font-semibold">{texts.choice}</p>
    </div>
  )
}
