import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { dashboardsCatalog } from './texts/dashboards-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { StatCards, type Stat } from '#web/ui/display/stat-card.tsx'

type StatsSectionProps = {
  /** Null while they load. */
  stats: readonly Stat[] | null
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
}

/** The four statistics, a placeholder while they load, or an error. */
export function StatsSection({ stats, query }: StatsSectionProps) {
  const dashboardsTexts = useTexts(dashboardsCatalog)
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
        // About as high as the cards, so the content below doesn't jump.
        <Skeleton key={index} className="h-36 rounded-lg sm:h-[7.7rem] lg:h-34" />
      ))}
    </LoadingRegion>
  )
}
