import { formatTotal } from '#web/lib/format/format-number.ts'
import { Link } from '@tanstack/react-router'
import { Building2, SearchX } from 'lucide-react'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import type { useTopOrganizations } from './api.ts'
import { topOrganizationsCatalog } from './texts/top-organizations-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { TopOrganizationCard } from './top-organization-card.tsx'

const grid = 'grid grid-cols-1 gap-5 md:grid-cols-2'

export type OrganizationGridProps = {
  list: ReturnType<typeof useTopOrganizations>
  /** Whether any filter is active, so clearing them would help. */
  narrowed: boolean
  onClear: () => void
}

/** The organizations in two columns; six placeholders while the first page loads. */
export function OrganizationGrid({ list, narrowed, onClear }: OrganizationGridProps) {
  const language = useLanguage()
  const texts = useTexts(topOrganizationsCatalog)
  const { data, isPlaceholderData, isFetching, refetch } = list
  if (!data) {
    if (!list.isError) return <GridSkeleton />
    return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  const organizations = data.pages.flatMap((page) => page.items)
  if (organizations.length === 0) {
    return (
      <EmptyState
        icon={narrowed ? SearchX : Building2}
        title={texts.empty.title}
        text={narrowed ? texts.empty.filtered : texts.empty.unfiltered}
        action={
          narrowed ? (
            <Button onClick={onClear}>{texts.empty.clear}</Button>
          ) : (
            <Button asChild>
              <Link {...paths.browse()}>{texts.empty.browse}</Link>
            </Button>
          )
        }
      />
    )
  }
  const growth = toLoadMoreProps(list, texts.moreFailed)
  return (
    <div
      aria-busy={isPlaceholderData}
      className={joinClasses('transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      <LoadMoreList
        label={texts.list}
        className={grid}
        items={organizations.map((organization) => ({
          key: organization.id,
          content: <TopOrganizationCard organization={organization} />,
        }))}
        {...growth}
        hasMore={growth.hasMore && !isPlaceholderData}
        moreLabel={texts.more}
        progress={texts.shown({
          shown: organizations.length,
          total: formatTotal(language, data.pages.at(-1)?.total).total,
        })}
      />
    </div>
  )
}

const shapes = 6

function GridSkeleton() {
  return (
    <LoadingRegion className={grid}>
      {Array.from({ length: shapes }, (_, shape) => (
        <Card key={shape} className="grid gap-4">
          <div className="flex items-center gap-4">
            <Skeleton className="size-14" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="w-2/5" />
            </div>
          </div>
          <SkeletonText lines={3} />
          <Skeleton className="h-6 w-3/4 rounded-full" />
          <Skeleton className="h-12" />
          <Skeleton className="h-11 rounded-md" />
        </Card>
      ))}
    </LoadingRegion>
  )
}
