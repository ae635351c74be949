import { reportFilters } from '#contract/administration/list-filters.ts'
import { reviewsSearch } from './routes.tsx'
import { ReviewsList } from '#web/features/administration/reviews/reviews-list.tsx'
import { Queue } from '#web/features/administration/cases/queue.tsx'
import { useSearchState } from '#web/lib/search-state.ts'
import { adminReviewsTexts } from '#web/i18n/en/admin-reviews.ts'

/** Reported reviews at /admin/reviews. */
export function AdminReviewsPage() {
  const [{ state: show = 'open' }, changeSearch] = useSearchState(reviewsSearch)
  return (
    <Queue
      texts={adminReviewsTexts}
      tabs={reportFilters}
      show={show}
      onShow={(chosen) => changeSearch(() => ({ state: chosen === 'open' ? undefined : chosen }))}
    >
      <ReviewsList show={show} />
    </Queue>
  )
}
