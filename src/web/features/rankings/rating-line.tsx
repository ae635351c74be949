import { Star } from 'lucide-react'
import { projectsTexts } from '#web/i18n/en/projects-browse.ts'
import { topOrganizationsTexts } from '#web/i18n/en/top-organizations.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'

/** The average with its number of reviews, or that there is none. */
export function RatingLine({ rating, totalReviews }: { rating: number | null; totalReviews: number }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-medium">
      <Star
        aria-hidden
        className={rating === null ? 'text-muted size-4' : 'fill-accent text-accent-ink size-4'}
      />
      {rating === null ? (
        topOrganizationsTexts.card.notRated
      ) : (
        <>
          <span aria-hidden>{projectsTexts.rating(rating.toFixed(1), totalReviews)}</span>
          <VisuallyHidden>{projectsTexts.ratingSpoken(rating.toFixed(1), totalReviews)}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
