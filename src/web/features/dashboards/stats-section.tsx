import { dashboardsTexts } from '#web/i18n/en/dashboards.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { StatCards, type Stat } from '#web/ui/display/stat-card.tsx'

type StatsSectionProps = {
  /** Null while they are on the way. */
  stats: readonly Stat[] | null
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
}

/** The four numbers, their shapes while they are on the way, or that they could not be had. */
export function StatsSection({ stats, query }: StatsSectionProps) {
  if (stats) return <StatCards label={dashboardsTexts.numbers} stats={stats} />
  if (query.isError) {
    return (
      <ErrorState
        title={dashboardsTexts.failed}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  }
  return (
    <LoadingRegion className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {Array.from({ length: 4 }, (_, index) => (
        // As high as the cards mostly are, so that what is below them stays where it is.
        <Skeleton key={index} className="h-36 rounded-lg sm:h-[7.7rem] lg:h-34" />
      ))}
    </LoadingRegion>
  )
}
