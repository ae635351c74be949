import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, CircleCheck, FolderSearch, Hourglass, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProjectDetailsForReview } from '#contract/reviews/lists.ts'
import { screenProblemsCatalog } from '#contract/texts/screen-problems-texts.ts'
import { reviewEditHours } from '#domain/reviews/reviews.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { CandidateChoice } from '#web/features/reviews/candidate-choice.tsx'
import { useReviewDetails } from '#web/features/reviews/form-api.ts'
import { ReviewForm } from '#web/features/reviews/review-form.tsx'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { useFocusOnChange } from '#web/lib/focus/focus-on-change.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { reviewPagesCatalog } from '#web/features/reviews/texts/review-pages-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** /create-review?projectId=&revieweeType=: the review form, or why there is none (spec F2; decisions A10, A23). */
export function CreateReviewPage() {
  const { write: texts } = useTexts(reviewPagesCatalog)
  usePageHead({ title: texts.title })
  const { projectId = '', revieweeType, revieweeId } = useSearch({ strict: false })
  const details = useReviewDetails({ projectId, revieweeType, revieweeId })
  return (
    <div className="page-width max-w-3xl pt-6 pb-16">
      <Link
        {...paths.reviews({ tab: 'pending' })}
        className="text-muted hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm font-medium no-underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {texts.back}
      </Link>
      {details.data ? <WriteReview details={details.data} /> : <NoDetails query={details} />}
    </div>
  )
}

function WriteReview({ details }: { details: ProjectDetailsForReview }) {
  const { write: texts } = useTexts(reviewPagesCatalog)
  const { user } = useSession()
  const navigate = useNavigate()
  const { id, title, applicationId, revieweeId, revieweeName, revieweeType, candidates } = details
  const heading = useFocusOnChange(revieweeId ?? '')
  const isDecided = applicationId !== null && revieweeId !== null && revieweeName !== null
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-3xl wrap-anywhere sm:text-4xl">
        {isDecided ? texts.heading({ name: revieweeName }) : texts.title}
      </h1>
      <p className="text-muted mt-2 mb-6 wrap-anywhere">
        {texts.about}{' '}
        <Link {...paths.project(id)} className="link" dir="auto">
          {title}
        </Link>
      </p>
      {isDecided ? (
        <ReviewForm
          key={applicationId}
          target={{ ...details, applicationId, revieweeId, revieweeName }}
          writerId={user?.id ?? ''}
          onWritten={() =>
            void navigate({ ...paths.reviews({ tab: 'given' }), replace: true, ignoreBlocker: true })
          }
        />
      ) : (
        <CandidateChoice
          candidates={candidates}
          onChoose={(chosen) =>
            void navigate(paths.createReview({ projectId: id, revieweeType, revieweeId: chosen }))
          }
        />
      )}
    </>
  )
}

const obstacles = ['already_reviewed', 'review_too_early', 'review_not_possible'] as const
const icons: Record<(typeof obstacles)[number], LucideIcon> = {
  already_reviewed: CircleCheck,
  review_too_early: Hourglass,
  review_not_possible: FolderSearch,
}

type NoDetailsProps = { query: Pick<ReturnType<typeof useReviewDetails>, 'error' | 'isFetching' | 'refetch'> }

/** A skeleton of the form, or why it cannot be shown. */
function NoDetails({ query }: NoDetailsProps): ReactNode {
  const { error, isFetching, refetch } = query
  const { write: texts, tabs } = useTexts(reviewPagesCatalog)
  const problemsTexts = useTexts(screenProblemsCatalog)
  if (!error) {
    return (
      <LoadingRegion className="mt-4 grid gap-6">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-96 rounded-lg" />
      </LoadingRegion>
    )
  }
  const obstacle = parseChoice(obstacles, isApiError(error) ? error.body?.code : undefined)
  const way = (
    <Button asChild variant="secondary">
      <Link {...paths.reviews({ tab: obstacle === 'already_reviewed' ? 'given' : 'pending' })}>
        {obstacle === 'already_reviewed' ? texts.seeGiven : tabs.label}
      </Link>
    </Button>
  )
  if (obstacle) {
    return (
      <EmptyState
        as="h1"
        className="mt-4"
        icon={icons[obstacle]}
        title={texts.obstacles[obstacle]}
        text={
          obstacle === 'already_reviewed'
            ? texts.obstacleTexts.already_reviewed({ reviewEditHours })
            : `${problemsTexts[obstacle]}.`
        }
        action={way}
      />
    )
  }
  // A malformed URL does not lead to a project either.
  if (isApiError(error) && [400, 404, 422].includes(error.status)) {
    return (
      <EmptyState
        as="h1"
        className="mt-4"
        icon={FolderSearch}
        title={texts.notFound}
        text={problemsTexts.review_target_not_found}
        action={way}
      />
    )
  }
  return (
    <ErrorState
      as="h1"
      className="mt-4"
      title={texts.failed}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
