import { Link } from '@tanstack/react-router'
import { EyeOff, Hourglass, Lock, Pencil, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import type { Review } from '#contract/reviews/reviews.ts'
import { anchorOf } from '#web/lib/focus/scroll-to-entry.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Stars } from '#web/ui/display/stars.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { formatDecimal } from '#web/lib/format/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { WrittenIn } from '#web/ui/display/written-in.tsx'
import type { ReviewDirection } from './list-api.ts'
import { ReplySection } from './reply-section.tsx'
import { ReviewActions } from './review-actions.tsx'
import { listRated } from './rated-categories.ts'
import { reviewPagesCatalog, type ReviewPagesTexts } from './texts/review-pages-texts.ts'
import { reviewCategoriesCatalog } from '#contract/texts/review-categories-texts.ts'

export type ReviewCardProps = {
  review: Review
  direction: ReviewDirection
  /** The reader followed a link to this one. */
  isHighlighted: boolean
  /** Shows which of the reader's sides it is on. */
  showsSide: boolean
}

/** One review the reader wrote or received, with its actions. */
export function ReviewCard({ review, direction, isHighlighted, showsSide }: ReviewCardProps) {
  const language = useLanguage()
  const reviewPagesTexts = useTexts(reviewPagesCatalog)
  const { card: texts } = reviewPagesTexts
  const isGiven = direction === 'given'
  const other = isGiven ? review.revieweeName : review.reviewerName
  const card = useRef<HTMLDivElement>(null)
  const takeFocus = () => card.current?.focus()
  return (
    <Card
      as="article"
      ref={card}
      id={anchorOf(review.applicationId)}
      tabIndex={-1}
      aria-label={texts[direction]({ name: other })}
      className={joinClasses(
        'grid scroll-mt-20 grid-cols-1 gap-4 wrap-anywhere',
        isHighlighted && 'border-primary border-2',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <span className="flex min-w-0 flex-1 basis-60 items-start gap-3">
          <Avatar name={other} />
          <span className="min-w-0">
            <h2 className="text-lg">
              {isGiven && review.revieweeType === 'organization' ? (
                <Link
                  {...paths.organization(review.revieweeId)}
                  className="text-ink inline-flex min-h-6 items-center decoration-1 underline-offset-4 hover:underline pointer-coarse:min-h-11"
                  dir="auto"
                >
                  {other}
                </Link>
              ) : (
                other
              )}
            </h2>
            <p className="text-muted text-sm">
              {texts.about}{' '}
              <Link {...paths.project(review.projectId)} className="link" dir="auto">
                {review.projectTitle}
              </Link>
              , <TimeStamp iso={review.createdAt} inText />
            </p>
            {showsSide && (
              <p className="text-muted text-sm">{describeSide(reviewPagesTexts, review, direction)}</p>
            )}
          </span>
        </span>
        <span className="flex min-h-6 items-center gap-2 font-semibold tabular-nums">
          <Stars value={review.rating} accessibleText={texts.rated({ stars: review.rating })} />
          <span aria-hidden>{formatDecimal(language, review.rating)}</span>
        </span>
      </div>
      <Badges review={review} other={other} />
      <p className="measure whitespace-pre-line" {...writtenText(review.language)}>
        {review.reviewText}
      </p>
      <WrittenIn language={review.language} />
      <Categories review={review} />
      <ReplySection review={review} onGone={takeFocus} />
      <ReviewActions review={review} direction={direction} onGone={takeFocus} />
    </Card>
  )
}

function describeSide(
  reviewPagesTexts: ReviewPagesTexts,
  review: Review,
  direction: ReviewDirection,
): string {
  const { writtenAs, aboutSide } = reviewPagesTexts.card
  const { reviewerType, reviewerName, revieweeType, revieweeName } = review
  if (direction === 'given') {
    return reviewerType === 'volunteer' ? writtenAs.volunteer : writtenAs.organization({ name: reviewerName })
  }
  return revieweeType === 'volunteer' ? aboutSide.volunteer : aboutSide.organization({ name: revieweeName })
}

type BadgeProps = { key: string; variant?: BadgeVariant; icon: LucideIcon; label: string; meaning?: string }

/** Its special properties, as badges. */
function listBadges(reviewPagesTexts: ReviewPagesTexts, review: Review, other: string): BadgeProps[] {
  const { card: texts } = reviewPagesTexts
  const { badges } = texts
  return [
    ...(review.isHidden
      ? [
          {
            key: 'hidden',
            variant: 'danger',
            icon: EyeOff,
            label: badges.hidden,
            meaning: texts.hiddenText,
          } as const,
        ]
      : []),
    ...(review.revealedAt === null
      ? [
          {
            key: 'waiting',
            variant: 'warn',
            icon: Hourglass,
            label: badges.waiting,
            meaning: texts.waitingText({ name: other }),
          } as const,
        ]
      : []),
    ...(review.isPublic
      ? []
      : [{ key: 'private', icon: Lock, label: badges.private, meaning: texts.privateText({ name: other }) }]),
    ...(review.editedAt ? [{ key: 'edited', icon: Pencil, label: badges.edited }] : []),
  ]
}

/** A badge's text, and the explanation below it. */
function Badges({ review, other }: { review: Review; other: string }) {
  const reviewPagesTexts = useTexts(reviewPagesCatalog)
  const shown = listBadges(reviewPagesTexts, review, other)
  if (shown.length === 0) return null
  const meanings = shown.flatMap(({ meaning }) => meaning ?? [])
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      {shown.map(({ key, variant, icon, label }) => (
        <Badge key={key} variant={variant} icon={icon}>
          {label}
        </Badge>
      ))}
      {meanings.length > 0 && <p className="text-muted basis-full text-sm">{meanings.join(' ')}</p>}
    </div>
  )
}

/** The category ratings, if any. */
function Categories({ review }: { review: Review }) {
  const reviewPagesTexts = useTexts(reviewPagesCatalog)
  const categoryNames = useTexts(reviewCategoriesCatalog)
  const rated = listRated(review)
  if (rated.length === 0) return null
  return (
    <dl
      aria-label={reviewPagesTexts.card.categories}
      className="grid max-w-2xl grid-cols-1 gap-x-8 gap-y-1 text-sm sm:grid-cols-2"
    >
      {rated.map(({ category, stars }) => (
        <div key={category} className="flex items-center justify-between gap-3">
          <dt className="text-muted">{categoryNames[category]}</dt>
          <dd className="flex">
            <Stars value={stars} accessibleText={reviewPagesTexts.card.rated({ stars })} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
