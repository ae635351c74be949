import { Link } from '@tanstack/react-router'
import { ArrowLeft, ChartNoAxesColumn } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { ReviewAnalytics } from '#contract/review-analytics.ts'
import { useAccountMode } from '#web/features/accounts/account-mode.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { useReviewAnalytics } from '#web/features/analytics/api.ts'
import { CategoryBreakdown, RatingsByMonth } from '#web/features/analytics/charts.tsx'
import { CollaborationHistory, TopSkills, TrustTips } from '#web/features/analytics/lists.tsx'
import { analyticsStats } from '#web/features/analytics/numbers.ts'
import { OverallPerformance } from '#web/features/analytics/performance.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { analyticsTexts } from '#web/messages/en/analytics.ts'
import { paths } from '#web/paths.ts'
import { readReviewAnalytics } from '#web/screen-search.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingScreen } from '#web/ui/spinner.tsx'
import { StatCards } from '#web/ui/stat-card.tsx'

/** What the reader's reviews come to (features 2 /review-analytics); which side of an account is in the URL. */
export function ReviewAnalyticsPage() {
  const texts = analyticsTexts
  usePageHead({ title: texts.title })
  const { user } = useSession()
  const { mode } = useAccountMode(user)
  const [{ side = mode }] = useSearchState(readReviewAnalytics)
  const { data, isError, isFetching, refetch } = useReviewAnalytics(side)
  if (!data && !isError) return <LoadingScreen text={texts.loading} />
  return (
    <div className="page-width pt-6 pb-16">
      {data ? (
        <Told told={data} />
      ) : (
        <ErrorState as="h1" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  )
}

function Told({ told }: { told: ReviewAnalytics }) {
  const texts = analyticsTexts
  return (
    <>
      <Link
        {...paths.reviews()}
        className="text-muted hover:text-ink no-print -ml-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm font-medium no-underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {texts.back}
      </Link>
      <h1 className="mt-2 text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted measure mt-2">
        {told.organization ? texts.intro.organization(told.organization.name) : texts.intro.volunteer}{' '}
        <Link {...paths.help('reviews')} className="link no-print whitespace-nowrap">
          {texts.help}
        </Link>
      </p>
      {told.sides.length > 1 && <SideChoice told={told} />}
      <div className="mt-8">
        {told.totalReceived === 0 && told.totalGiven === 0 ? <Nothing /> : <Numbers told={told} />}
      </div>
    </>
  )
}

function SideChoice({ told }: { told: ReviewAnalytics }) {
  const { sides: texts } = analyticsTexts
  const { user } = useSession()
  const [, changeSearch] = useSearchState(readReviewAnalytics)
  const textId = useId()
  const names = {
    volunteer: texts.volunteer,
    organization: texts.organization(user?.organizations[0]?.name ?? null),
  }
  return (
    <div className="no-print mt-5">
      <div role="group" aria-label={texts.label} aria-describedby={textId} className="flex flex-wrap gap-2">
        {told.sides.map((side) => (
          <Chip
            key={side}
            pressed={side === told.side}
            onClick={() => changeSearch(() => ({ side }), { replace: true })}
          >
            {names[side]}
          </Chip>
        ))}
      </div>
      <p id={textId} className="text-muted mt-2 text-sm">
        {texts.text}
      </p>
    </div>
  )
}

function Nothing() {
  const { empty } = analyticsTexts
  return (
    <EmptyState
      icon={ChartNoAxesColumn}
      title={empty.title}
      text={empty.text}
      action={
        <Button asChild variant="secondary">
          <Link {...paths.reviews({ tab: 'pending' })}>{empty.action}</Link>
        </Button>
      }
    />
  )
}

function Numbers({ told }: { told: ReviewAnalytics }) {
  const texts = analyticsTexts
  return (
    <div className="grid grid-cols-1 gap-5">
      <StatCards label={texts.numbers} stats={analyticsStats(told)} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <Part title={texts.performance.heading}>
            <OverallPerformance told={told} />
          </Part>
          <Part title={texts.categories.heading}>
            <CategoryBreakdown told={told} />
          </Part>
          <Part title={texts.skills.heading}>
            <TopSkills told={told} />
          </Part>
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Part title={texts.months.heading}>
            <RatingsByMonth told={told} />
          </Part>
          <Part title={texts.history.heading}>
            <CollaborationHistory told={told} />
          </Part>
        </div>
      </div>
      <Part title={texts.trust.heading}>
        <TrustTips />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} padding="lg" className="break-inside-avoid">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </Card>
  )
}
