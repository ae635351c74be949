import { reportFilters } from '#contract/administration/list-filters.ts'
import { adminReviewsCatalog } from '#web/features/administration/texts/admin-reviews-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { reviewsSearch } from './case-routes.tsx'
import { ReviewsList } from '#web/features/administration/reviews/reviews-list.tsx'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { useReportsExport } from '#web/features/administration/reports/reports-api.ts'
import { Queue } from '#web/features/administration/cases/queue.tsx'
import { useSearchState } from '#web/lib/navigation/search-state.ts'

/** Reported reviews at /admin/reviews. */
export function AdminReviewsPage() {
  const adminReviewsTexts = useTexts(adminReviewsCatalog)
  const [{ state: show = 'open' }, changeSearch] = useSearchState(reviewsSearch)
  return (
    <Queue
      texts={adminReviewsTexts}
      tabs={reportFilters}
      show={show}
      onShow={(chosen) => changeSearch(() => ({ state: chosen === 'open' ? undefined : chosen }))}
    >
      <ReviewsList
        show={show}
        action={<CsvButton exporting={useReportsExport({ show, kind: 'review' })} />}
      />
    </Queue>
  )
}
