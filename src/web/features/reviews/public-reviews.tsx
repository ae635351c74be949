import { formatTotal } from '#web/lib/format/format-number.ts'
import { Link } from '@tanstack/react-router'
import { MessageSquareText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PublicReview } from '#contract/organizations/page.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { useHydrated } from '#web/lib/loading/hydrated.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { ReplyQuote } from '#web/ui/display/reply-quote.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { WrittenIn } from '#web/ui/display/written-in.tsx'
import { withTexts } from '#web/lib/language/language.ts'
import { usePublicReviews, type ReviewTarget } from './public-api.ts'
import { publicReviewsCatalog } from './texts/public-reviews-texts.ts'

// Loaded lazily: a visitor can't report, so they don't need the form.
const ReportPublic = lazy(async () => {
  const { ReportPublic: component } = await withTexts(import('./report-public.tsx'))
  return { default: component }
})

type PublicReviewsProps = {
  target: ReviewTarget
  /** Name of the reviewed side, which may reply. */
  reviewedName: string
  /** Shows this many until the reader asks for more. */
  first?: number
}

/** Public reviews that one side of completed work wrote about the other. */
export function PublicReviews({ target, reviewedName, first }: PublicReviewsProps) {
  const language = useLanguage()
  const texts = useTexts(publicReviewsCatalog)
  const [isExpanded, setExpanded] = useState(first === undefined)
  const list = usePublicReviews(target)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError) {
      return <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return (
      <LoadingRegion className="grid gap-4">
        <Skeleton className="h-32 rounded-lg" />
        <Skeleton className="h-32 rounded-lg" />
      </LoadingRegion>
    )
  }
  const found = data.pages.flatMap((page) => page.items)
  if (found.length === 0) {
    return (
      <EmptyState
        as="h3"
        icon={MessageSquareText}
        title={texts.empty}
        text={texts.emptyText[target.of === 'volunteer' ? 'ofVolunteer' : 'ofOrganization']}
      />
    )
  }
  const shown = isExpanded ? found : found.slice(0, first)
  const growth = toLoadMoreProps(list, texts.moreFailed)
  return (
    <LoadMoreList
      label={texts.heading}
      className="grid grid-cols-1 gap-4"
      items={shown.map((review) => ({
        key: review.id,
        content: <Review review={review} reviewedName={reviewedName} of={target.of} />,
      }))}
      {...growth}
      {...(shown.length < found.length && { hasMore: true, onMore: () => setExpanded(true) })}
      moreLabel={texts.more}
      progress={texts.shown({
        shown: shown.length,
        total: formatTotal(language, data.pages.at(-1)?.total).total,
      })}
    />
  )
}

type ReviewProps = {
  review: PublicReview
  reviewedName: string
  of: ReviewTarget['of']
}

function Review({ review, reviewedName, of }: ReviewProps) {
  const texts = useTexts(publicReviewsCatalog)
  const name = review.reviewerName ?? texts.by[of === 'volunteer' ? 'organization' : 'volunteer']
  const isHydrated = useHydrated()
  return (
    <Card as="article" aria-label={name} className="grid grid-cols-1 gap-3 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={name} className="print:hidden" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-semibold" dir="auto">
            {name}
          </p>
          <p className="text-muted text-sm">
            <TimeStamp iso={review.createdAt} />
            {of !== 'project' && review.project && (
              <>
                {' '}
                {texts.about}{' '}
                <Link {...paths.project(review.project.id)} className="link" dir="auto">
                  {review.project.title}
                </Link>
              </>
            )}
            {review.editedAt !== null && ` · ${texts.edited}`}
          </p>
        </div>
        <Stars value={review.rating} accessibleText={texts.rated({ stars: review.rating })} />
      </div>
      <p className="measure whitespace-pre-line" {...writtenText(review.language)}>
        {review.reviewText}
      </p>
      <WrittenIn language={review.language} />
      {review.reply && <ReplyQuote title={texts.replyBy({ name: reviewedName })} {...review.reply} />}
      {isHydrated && review.viewer?.canReport && (
        <Suspense>
          <ReportPublic reviewId={review.id} reviewerName={name} hasReported={review.viewer.hasReported} />
        </Suspense>
      )}
    </Card>
  )
}
