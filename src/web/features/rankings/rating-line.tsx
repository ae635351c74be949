import { Star } from 'lucide-react'
import { topOrganizationsCatalog } from './texts/top-organizations-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'

/** The average with its number of reviews, or that there is none. */
export function RatingLine({ rating, totalReviews }: { rating: number | null; totalReviews: number }) {
  const topOrganizationsTexts = useTexts(topOrganizationsCatalog)
  const projectsTexts = useTexts(projectsCatalog)
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
          <span aria-hidden>{projectsTexts.rating({ average: rating, reviews: totalReviews })}</span>
          <VisuallyHidden>
            {projectsTexts.ratingSpoken({ average: rating, reviews: totalReviews })}
          </VisuallyHidden>
        </>
      )}
    </span>
  )
}
