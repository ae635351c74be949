import { Star } from 'lucide-react'
import { messages } from '#web/messages/messages.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The plain average with its count, or that there is none. */
export function RatingLine({ rating, totalReviews }: { rating: number | null; totalReviews: number }) {
  const { projects, topOrganizations } = messages
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-medium">
      <Star
        aria-hidden
        className={rating === null ? 'text-muted size-4' : 'fill-accent text-accent-ink size-4'}
      />
      {rating === null ? (
        topOrganizations.card.notRated
      ) : (
        <>
          <span aria-hidden>{projects.rating(rating.toFixed(1), totalReviews)}</span>
          <VisuallyHidden>{projects.ratingSpoken(rating.toFixed(1), totalReviews)}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
