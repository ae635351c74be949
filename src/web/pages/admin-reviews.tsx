import { useNavigate, useSearch } from '@tanstack/react-router'
import { shownReviewCases } from '#contract/admin-reviews.ts'
import { ReviewsList } from '#web/features/admin/reviews-list.tsx'
import { Queue } from '#web/features/admin/queue.tsx'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'

/** Reported reviews at /admin/reviews. */
export function AdminReviewsPage() {
  const { state: show = 'open' } = useSearch({ from: '/admin/admin/reviews' })
  const navigate = useNavigate()
  return (
    <Queue
      texts={messages.adminReviews}
      tabs={shownReviewCases}
      show={show}
      onShow={(chosen) => {
        const state = chosen === 'open' ? undefined : chosen
        void navigate({ ...paths.adminReviews({ state }), resetScroll: false })
      }}
    >
      <ReviewsList show={show} />
    </Queue>
  )
}
