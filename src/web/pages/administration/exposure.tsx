import { Download, EyeOff } from 'lucide-react'
import { exposureAuditDays } from '#domain/matching/predictions/exposure-audit.ts'
import { useExposure, useExposureDownload } from '#web/features/administration/exposure/exposure-api.ts'
import { ExposureGroups, ExposureStats } from '#web/features/administration/exposure/exposure-figures.tsx'
import { ExposureFilters } from '#web/features/administration/exposure/exposure-filters.tsx'
import { MatchModel } from '#web/features/administration/exposure/match-model.tsx'
import { adminExposureCatalog } from '#web/features/administration/texts/admin-exposure-texts.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { exposureSearch } from './routes.tsx'

/** How exposure is spread over open projects, and what the order learned, at /admin/exposure. */
export function AdminExposurePage() {
  const texts = useTexts(adminExposureCatalog)
  usePageHead({ title: texts.title })
  const [search, changeSearch] = useSearchState(exposureSearch)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useExposure(search)
  const download = useExposureDownload(search)
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
          <p className="text-muted measure mt-2">{texts.intro({ days: exposureAuditDays })}</p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          loading={download.isPending}
          onClick={() =>
            download.mutate(undefined, { onError: (error) => toastFailure(error, texts.downloadFailed) })
          }
        >
          <Download aria-hidden />
          {texts.download}
        </Button>
      </header>
      <ExposureFilters
        search={search}
        onSearch={(next) => changeSearch(() => next)}
        causes={data?.choices.causes ?? []}
      />
      <p role="status" className="sr-only">
        {isPlaceholderData && texts.updating}
      </p>
      {data ? (
        <div
          className={joinClasses(
            'grid grid-cols-1 gap-8 transition-opacity',
            isPlaceholderData && 'opacity-60',
          )}
        >
          {data.figures.projects === 0 ? (
            <EmptyState
              icon={EyeOff}
              title={texts.empty.title}
              text={isFiltered ? texts.empty.filtered : texts.empty.text}
            />
          ) : (
            <>
              <ExposureStats figures={data.figures} />
              <ExposureGroups groups={data.groups} otherCauses={data.otherCauses} />
            </>
          )}
          {data.models.map((model) => (
            <MatchModel
              key={model.outcome}
              model={model}
              leastDecisions={data.leastDecisions}
              leastPairs={data.leastPairs}
            />
          ))}
          <p className="text-muted measure text-sm">{texts.models.features}</p>
        </div>
      ) : isError ? (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRegion>
          <Skeleton className="h-96 rounded-lg" />
        </LoadingRegion>
      )}
    </div>
  )
}
