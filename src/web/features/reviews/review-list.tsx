import { formatTotal } from '#web/lib/format/format-number.ts'
import { Link } from '@tanstack/react-router'
import { MessageSquareText, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Review } from '#contract/reviews/reviews.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { useReach } from '#web/lib/session/member-power.ts'
import { useScrollToEntry } from '#web/lib/focus/scroll-to-entry.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import {
  useReviewsExport,
  type ReviewDirection,
  type usePendingReviews,
  type useReviewList,
} from './list-api.ts'
import { Missing } from './missing.tsx'
import { PendingRow } from './pending-row.tsx'
import { ReviewCard } from './review-card.tsx'
import { reviewPagesCatalog } from './texts/review-pages-texts.ts'

type ReviewListProps = {
  direction: ReviewDirection
  list: ReturnType<typeof useReviewList>
  /** Id of the application whose review a link points to. */
  highlighted: string | undefined
  /** People the reader can still review. */
  pending: ReturnType<typeof usePendingReviews>
  /** The reader has several sides, so each review shows its side. */
  showsSide: boolean
  /** Leads to the applications whose work can be reviewed. */
  work: ReturnType<typeof paths.applications>
}

const applicationOf = ({ applicationId }: Review) => applicationId
const readerSideOf = { given: 'reviewerType', received: 'revieweeType' } as const

/** The reader's given or received reviews, or why there are none. */
export function ReviewList({ direction, list, highlighted, pending, showsSide, work }: ReviewListProps) {
  const { lists } = useTexts(reviewPagesCatalog)
  const texts = lists[direction]
  const exporting = useReviewsExport(direction)
  // The file of coordinators, who only help, has no more than their own reviews as volunteers.
  const { some: takesAlong } = useReach('organization')
  useScrollToEntry(list, applicationOf, highlighted)
  const waiting = pending.data?.pages.flatMap(({ items }) => items) ?? []
  const isMissing =
    direction === 'received' &&
    highlighted !== undefined &&
    list.data !== undefined &&
    !list.hasNextPage &&
    !list.data.pages.some((page) => page.items.some((review) => applicationOf(review) === highlighted))
  const leadsToPending = direction === 'given' && waiting.length > 0
  return (
    <>
      {isMissing && pending.data && (
        <Missing pending={waiting.find(({ applicationId }) => applicationId === highlighted)} />
      )}
      <ListStates list={list}>
        {(entries, more) =>
          entries.length === 0 ? (
            <EmptyState
              icon={direction === 'given' ? PenLine : MessageSquareText}
              title={texts.empty}
              text={leadsToPending ? lists.given.emptyPending : texts.emptyText}
              action={
                <Button asChild variant="secondary">
                  <Link {...(leadsToPending ? paths.reviews({ tab: 'pending' }) : work)}>
                    {leadsToPending ? lists.given.actionPending : texts.action}
                  </Link>
                </Button>
              }
            />
          ) : (
            <>
              {(takesAlong || entries.some((review) => review[readerSideOf[direction]] === 'volunteer')) && (
                <div className="mb-4">
                  <CsvButton exporting={exporting} />
                </div>
              )}
              <LoadMoreList
                label={texts.label}
                className="grid grid-cols-1 gap-4"
                items={entries.map((review) => ({
                  key: review.id,
                  content: (
                    <ReviewCard
                      review={review}
                      direction={direction}
                      isHighlighted={review.applicationId === highlighted}
                      showsSide={showsSide}
                    />
                  ),
                }))}
                {...more}
              />
            </>
          )
        }
      </ListStates>
    </>
  )
}

type PendingListProps = {
  list: ReturnType<typeof usePendingReviews>
} & Pick<ReviewListProps, 'showsSide' | 'work'>

/** People the reader can review now, each with a link to the form. */
export function PendingList({ list, showsSide, work }: PendingListProps) {
  const { pending: texts } = useTexts(reviewPagesCatalog).lists
  return (
    <ListStates list={list}>
      {(entries, more) =>
        entries.length === 0 ? (
          <EmptyState
            icon={PenLine}
            title={texts.empty}
            text={texts.emptyText}
            action={
              <Button asChild variant="secondary">
                <Link {...work}>{texts.action}</Link>
              </Button>
            }
          />
        ) : (
          <LoadMoreList
            label={texts.label}
            className="border-line bg-surface shadow-card divide-line divide-y overflow-hidden rounded-lg border"
            items={entries.map((item) => ({
              key: `${item.applicationId}${item.revieweeType}`,
              content: <PendingRow item={item} showsSide={showsSide} />,
            }))}
            {...more}
          />
        )
      }
    </ListStates>
  )
}

type Growth = ReturnType<typeof toLoadMoreProps> & { moreLabel: string; progress: string }
type ListStatesProps<Item> = {
  list: Parameters<typeof toLoadMoreProps>[0] & {
    data: { pages: { items: Item[]; total: string | null }[] } | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  children: (entries: Item[], more: Growth) => ReactNode
}

/** A list's states: loading, failed, loaded. */
function ListStates<Item>({ list, children }: ListStatesProps<Item>) {
  const language = useLanguage()
  const { lists: texts } = useTexts(reviewPagesCatalog)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError)
      return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    return (
      <LoadingRegion className="grid gap-4">
        {Array.from({ length: 3 }, (_, card) => (
          <Card key={card} className="grid gap-4">
            <div className="flex items-center gap-3">
              <Skeleton className="size-9" />
              <Skeleton className="h-6 w-1/2" />
            </div>
            <SkeletonText lines={2} />
          </Card>
        ))}
      </LoadingRegion>
    )
  }
  const entries = data.pages.flatMap(({ items }) => items)
  return children(entries, {
    ...toLoadMoreProps(list, texts.moreFailed),
    moreLabel: texts.more,
    progress: texts.shown({
      shown: entries.length,
      total: formatTotal(language, data.pages.at(-1)?.total).total,
    }),
  })
}
