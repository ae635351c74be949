import { Link } from '@tanstack/react-router'
import { ArrowLeft, ChartNoAxesColumn } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { ReviewAnalytics } from '#contract/reviews/analytics.ts'
import { useAccountMode } from '#web/features/accounts/account-mode.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { useReviewAnalytics } from '#web/features/reviews/analytics/api.ts'
import { CategoryBreakdown, RatingsByMonth } from '#web/features/reviews/analytics/charts.tsx'
import { CollaborationHistory, TopSkills, TrustTips } from '#web/features/reviews/analytics/lists.tsx'
import { analyticsStats } from '#web/features/reviews/analytics/numbers.ts'
import { OverallPerformance } from '#web/features/reviews/analytics/performance.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Chip } from '#web/ui/display/chip.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { StatCards } from '#web/ui/display/stat-card.tsx'
import { analyticsCatalog } from '#web/features/reviews/analytics/texts/analytics-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { reviewAnalyticsSearch } from './routes.tsx'

/** Statistics of the user's reviews (/review-analytics; spec F2); the side of the account is in the URL. */
export function ReviewAnalyticsPage() {
  const texts = useTexts(analyticsCatalog)
  usePageHead({ title: texts.title })
  const { user } = useSession()
  const { mode } = useAccountMode(user)
  const [{ side = mode }] = useSearchState(reviewAnalyticsSearch)
  const { data, isError, isFetching, refetch } = useReviewAnalytics(side)
  if (!data && !isError) return <LoadingScreen text={texts.loading} />
  return (
    <div className="page-width pt-6 pb-16">
      {data ? (
        <AnalyticsContent analytics={data} />
      ) : (
        <ErrorState as="h1" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  )
}

function AnalyticsContent({ analytics }: { analytics: ReviewAnalytics }) {
  const texts = useTexts(analyticsCatalog)
  return (
    <>
      <Link
        {...paths.reviews()}
        className="text-muted hover:text-ink no-print -ms-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm font-medium no-underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {texts.back}
      </Link>
      <h1 className="mt-2 text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted measure mt-2">
        {analytics.organization
          ? texts.intro.organization({ name: analytics.organization.name })
          : texts.intro.volunteer}{' '}
        <Link {...paths.help('reviews')} className="link no-print sm:whitespace-nowrap">
          {texts.help}
        </Link>
      </p>
      {analytics.sides.length > 1 && <SideChoice analytics={analytics} />}
      <div className="mt-8">
        {analytics.totalReceived === 0 && analytics.totalGiven === 0 ? (
          <Nothing />
        ) : (
          <Numbers analytics={analytics} />
        )}
      </div>
    </>
  )
}

function SideChoice({ analytics }: { analytics: ReviewAnalytics }) {
  const { sides: texts } = useTexts(analyticsCatalog)
  const { user } = useSession()
  const [, changeSearch] = useSearchState(reviewAnalyticsSearch)
  const textId = useId()
  const organization = user?.organizations[0]?.name ?? null
  const names = {
    volunteer: texts.volunteer,
    organization:
      organization === null ? texts.unnamedOrganization : texts.organization({ name: organization }),
  }
  return (
    <div className="no-print mt-5">
      <div role="group" aria-label={texts.label} aria-describedby={textId} className="flex flex-wrap gap-2">
        {analytics.sides.map((side) => (
          <Chip
            key={side}
            pressed={side === analytics.side}
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
  const { empty } = useTexts(analyticsCatalog)
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

function Numbers({ analytics }: { analytics: ReviewAnalytics }) {
  const analyticsTexts = useTexts(analyticsCatalog)
  const texts = analyticsTexts
  return (
    <div className="grid grid-cols-1 gap-5">
      <StatCards label={texts.numbers} stats={analyticsStats(analyticsTexts, analytics)} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <Part title={texts.performance.heading}>
            <OverallPerformance analytics={analytics} />
          </Part>
          <Part title={texts.categories.heading}>
            <CategoryBreakdown analytics={analytics} />
          </Part>
          <Part title={texts.skills.heading}>
            <TopSkills analytics={analytics} />
          </Part>
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Part title={texts.months.heading}>
            <RatingsByMonth analytics={analytics} />
          </Part>
          <Part title={texts.history.heading}>
            <CollaborationHistory analytics={analytics} />
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
