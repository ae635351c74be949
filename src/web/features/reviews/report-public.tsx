import { Flag } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { ReportReviewButton } from './report-review-button.tsx'
import { reviewPagesCatalog } from './texts/review-pages-texts.ts'

type ReportPublicProps = {
  reviewId: string
  reviewerName: string
  /** The reader has an open report. */
  hasReported: boolean
}

/** Lets the reader report a public review, and shows that they have. */
export function ReportPublic({ reviewId, reviewerName, hasReported }: ReportPublicProps) {
  const { card: texts } = useTexts(reviewPagesCatalog)
  const [isSent, setSent] = useState(false)
  const isReported = hasReported || isSent
  const statusText = useRef<HTMLParagraphElement>(null)
  return (
    <div className="no-print -mt-1">
      <p ref={statusText} tabIndex={-1} className="text-muted text-sm">
        {isReported && `${texts.reported}. ${texts.reportedText}`}
      </p>
      {!isReported && (
        <ReportReviewButton
          reviewId={reviewId}
          reviewerName={reviewerName}
          onReported={() => setSent(true)}
          onGone={() => statusText.current?.focus()}
          trigger={
            <Button
              size="sm"
              variant="ghost"
              className="text-muted -ms-3.5"
              aria-label={texts.reportOf({ name: reviewerName })}
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
