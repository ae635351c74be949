import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { screenProblemsCatalog } from '#contract/texts/screen-problems-texts.ts'
import type { ApplicationSide, ApplicationStatus } from '#domain/applications/applications.ts'
import type { ProjectStatus } from '#domain/projects/projects.ts'
import { decideReview } from '#domain/reviews/reviews.ts'
import { useFocusOnMove } from '#web/lib/focus/focus-on-move.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { LazyDialogButton, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import type { ReviewDialogProps } from './review-dialog.tsx'
import { reviewsCatalog } from './texts/reviews-texts.ts'

const loadReviewDialog = async () => (await withTexts(import('./review-dialog.tsx'))).ReviewDialog
const ReviewDialog = lazyDialog<ReviewDialogProps>(loadReviewDialog, ({ onOpenChange }) =>
  onOpenChange(false),
)

/** The collaboration to review. */
export type Reviewed = {
  applicationId: string
  application: { status: ApplicationStatus }
  project: { title: string; status: ProjectStatus }
  hasReview: boolean
  /** The account of the person under review was deleted. */
  isRevieweeDeleted: boolean
  /** The writer's id, because others may share the device that stores the draft. */
  writerId: string
  /** The person under review. */
  revieweeName: string
}

export type ReviewActionProps = {
  collaboration: Reviewed
  by: ApplicationSide
  /** For a row of a list, whose next action it is, and where there is little room. */
  isInRow?: boolean
}

/** Lets the reader review the other side, or shows why not yet, or that it is done (spec F2.14; decision A10). */
export function ReviewAction({ collaboration, by, isInRow = false }: ReviewActionProps) {
  const texts = useTexts(reviewsCatalog)
  const problemsTexts = useTexts(screenProblemsCatalog)
  const reasonId = useId()
  const { hasReview, revieweeName } = collaboration
  const { ref, onMoved } = useFocusOnMove<HTMLParagraphElement>(hasReview)
  const decision = decideReview(collaboration)
  if (decision.allowed) {
    return (
      <div>
        <LazyDialogButton
          load={loadReviewDialog}
          trigger={
            <Button
              aria-label={texts.actionOf({ name: revieweeName })}
              variant={isInRow ? 'primary' : 'secondary'}
              size={isInRow ? 'sm' : 'md'}
            >
              {texts.action}
            </Button>
          }
        >
          {(dialog) => (
            <ReviewDialog {...dialog} collaboration={collaboration} by={by} onWritten={() => onMoved()} />
          )}
        </LazyDialogButton>
      </div>
    )
  }
  switch (decision.refusal) {
    case 'review_not_possible':
      return null
    case 'already_reviewed':
      return (
        <p ref={ref} tabIndex={-1} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <CircleCheck aria-hidden className="text-success size-4 shrink-0" />
          {!isInRow && texts.done({ name: revieweeName })}
          <Link
            {...paths.reviews({ tab: 'given', application: collaboration.applicationId })}
            aria-label={texts.seeOf({ name: revieweeName })}
            className="link target-44"
          >
            {texts.see}
          </Link>
        </p>
      )
    case 'review_too_early':
      if (isInRow) {
        return (
          <span className="text-muted flex flex-wrap gap-x-1 text-sm">
            <button type="button" disabled aria-describedby={reasonId} className="cursor-not-allowed">
              {texts.action}
            </button>
            <span id={reasonId}>{texts.tooEarlyShort}</span>
          </span>
        )
      }
      return (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" disabled aria-describedby={reasonId}>
            {texts.action}
          </Button>
          <p id={reasonId} className="text-muted min-w-0 flex-1 basis-60 text-sm">
            {problemsTexts.review_too_early}.
          </p>
        </div>
      )
  }
}
