import { MessageSquareWarning } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReviewCase, ShownReviewCases } from '#contract/admin-reviews.ts'
import type { ReviewVerdict } from '#domain/review-moderation.ts'
import { growthOf } from '#web/lib/growing.ts'
import { messages } from '#web/messages/messages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { GrowingList } from '#web/ui/growing-list.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx'
import { ReviewCaseCard } from './review-case.tsx'
import { ReviewVerdictDialog } from './review-verdict-dialog.tsx'
import { useReviewCases } from './reviews-api.ts'

type Question = { about: ReviewCase; verdict: ReviewVerdict }

/** Reported reviews that wait, or those that were decided. */
export function ReviewsList({ show }: { show: ShownReviewCases }) {
  const { adminReviews: texts } = messages
  const list = useReviewCases(show)
  const { data, isError, isFetching, refetch } = list
  const place = useRef<HTMLDivElement>(null)
  const isGone = useRef(false)
  // Apart from the list: the question stays where its case has gone, decided by somebody else.
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element>(null)
  useEffect(() => {
    // The button that decided has gone with its case.
    if (isGone.current) place.current?.focus()
    isGone.current = false
  }, [data])
  if (!data) {
    return isError ? (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <LoadingRegion className="grid gap-3">
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </LoadingRegion>
    )
  }
  const found = data.pages.flatMap((page) => page.items)
  const ask = (next: Question) => {
    opener.current = document.activeElement
    setQuestion(next)
    setOpen(true)
  }
  return (
    <div ref={place} tabIndex={-1} className="rounded-sm">
      {found.length === 0 ? (
        <EmptyState icon={MessageSquareWarning} title={texts.none[show]} text={texts.noneText} />
      ) : (
        <GrowingList
          label={texts.list}
          className="grid grid-cols-1 gap-4"
          items={found.map((about) => ({
            key: about.id,
            content: <ReviewCaseCard about={about} onAsk={(verdict) => ask({ about, verdict })} />,
          }))}
          {...growthOf(list, texts.moreFailed)}
          moreLabel={texts.more}
          progress={texts.progress(found.length, data.pages.at(-1)?.total ?? '')}
        />
      )}
      {question && (
        <ReviewVerdictDialog
          key={`${question.about.id} ${question.about.version} ${question.verdict}`}
          {...question}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onDecided={() => {
            isGone.current = true
          }}
          onClosed={(event) => {
            event.preventDefault()
            const { current: button } = opener
            if (button instanceof HTMLElement && button.isConnected) button.focus()
            else place.current?.focus()
          }}
        />
      )}
    </div>
  )
}
