import { Flag, Pencil, Reply } from 'lucide-react'
import { use } from 'react'
import type { Review } from '#contract/reviews/reviews.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { formatTimestamp } from '#web/lib/format/format-time.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyDialogButton, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import type { EditDialogProps } from './edit-dialog.tsx'
import type { ReviewDirection } from './list-api.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { ReportReviewButton } from './report-review-button.tsx'
import { reviewPagesCatalog } from './texts/review-pages-texts.ts'

const loadEditDialog = async () => (await withTexts(import('./edit-dialog.tsx'))).EditDialog
const EditDialog = lazyDialog<EditDialogProps>(loadEditDialog, ({ onOpenChange }) => onOpenChange(false))

type ReviewActionsProps = {
  review: Review
  direction: ReviewDirection
  /** Called after an action whose button is gone. */
  onGone: () => void
}

/** The reader's possible actions on a review. */
export function ReviewActions({ review, direction, onGone }: ReviewActionsProps) {
  const language = useLanguage()
  const { card: texts } = useTexts(reviewPagesCatalog)
  const timeZone = use(TimeZoneContext)
  const now = useNow()
  if (direction === 'given') {
    if (!review.isEditable || now >= Date.parse(review.editableUntil)) return null
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <LazyDialogButton
          load={loadEditDialog}
          trigger={
            <Button size="sm" variant="secondary" aria-label={texts.editOf({ name: review.revieweeName })}>
              <Pencil aria-hidden />
              {texts.edit}
            </Button>
          }
        >
          {(dialog) => <EditDialog review={review} {...dialog} />}
        </LazyDialogButton>
        <p className="text-muted text-sm">
          {texts.editUntil({ timestamp: formatTimestamp(language, review.editableUntil, timeZone) })}
        </p>
      </div>
    )
  }
  const canReply = review.canReply && review.reply === null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {canReply && (
        <ReplyDialog
          review={review}
          onGone={onGone}
          trigger={
            <Button size="sm" variant="secondary" aria-label={texts.replyTo({ name: review.reviewerName })}>
              <Reply aria-hidden />
              {texts.reply}
            </Button>
          }
        />
      )}
      {review.hasReported ? (
        <p className="text-muted flex items-center gap-2 text-sm">
          <Flag aria-hidden className="size-4 shrink-0" />
          <span>
            <span className="font-semibold">{texts.reported}.</span> {texts.reportedText}
          </span>
        </p>
      ) : (
        <ReportReviewButton
          reviewId={review.id}
          reviewerName={review.reviewerName}
          onGone={onGone}
          trigger={
            <Button
              size="sm"
              variant="ghost"
              className={canReply ? '' : '-ms-3.5'}
              aria-label={texts.reportOf({ name: review.reviewerName })}
            >
              <Flag aria-hidden />
              {texts.report}
            </Button>
          }
        />
      )}
    </div>
  )
}
