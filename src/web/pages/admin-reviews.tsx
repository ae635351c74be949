import { shownReports } from '#contract/admin-lists.ts'
import { readAdminReviews } from '#web/admin-queue-search.ts'
import { ReviewsList } from '#web/features/admin/reviews-list.tsx'
import { Queue } from '#web/features/admin/queue.tsx'
import { useSearchState } from '#web/lib/search-state.ts'
import { adminReviewsTexts } from '#web/messages/en/admin-reviews.ts'

/** Reported reviews at /admin/reviews. */
export function AdminReviewsPage() {
  const [{ state: show = 'open' }, changeSearch] = useSearchState(readAdminReviews)
  return (
    <Queue
      texts={adminReviewsTexts}
      tabs={shownReports}
      show={show}
      onShow={(chosen) => changeSearch(() => ({ state: chosen === 'open' ? undefined : chosen }))}
    >
      <ReviewsList show={show} />
    </Queue>
  )
}
