import { formatTotal } from '#web/lib/format-number.ts'
import { SearchX } from 'lucide-react'
import { toLoadMoreProps } from '#web/lib/load-more.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import type { useProjectList } from './api.ts'
import type { BrowseView } from './browse-view.ts'
import { gridClasses, rowsClasses } from './grid-classes.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectRow } from './project-row.tsx'
import { browseCatalog } from './texts/browse-texts.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { ProjectGridSkeleton } from './project-grid-skeleton.tsx'

export type ProjectGridProps = {
  list: ReturnType<typeof useProjectList>
  view: BrowseView
  /** Whether any filter is active, so clearing them would help. */
  filtered: boolean
  onClear: () => void
  /** Shows closed projects as well; null if they are shown already. */
  onShowClosed: (() => void) | null
}

/** The projects found, as cards or rows; six placeholders while the first page loads. */
export function ProjectGrid({ list, view, filtered, onClear, onShowClosed }: ProjectGridProps) {
  const language = useLanguage()
  const browseTexts = useTexts(browseCatalog)
  const { data, isPlaceholderData, isFetching, refetch } = list
  if (!data) {
    if (!list.isError) return <ProjectGridSkeleton view={view} />
    return <ErrorState title={browseTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  const cards = data.pages.flatMap((page) => page.items)
  if (cards.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={browseTexts.empty}
        text={
          !filtered
            ? browseTexts.emptyUnfiltered
            : onShowClosed
              ? browseTexts.emptyClosed
              : browseTexts.emptyFiltered
        }
        action={
          filtered && (
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={onClear}>{browseTexts.filters.clearAll}</Button>
              {onShowClosed && (
                <Button variant="secondary" onClick={onShowClosed}>
                  {browseTexts.filters.closed}
                </Button>
              )}
            </div>
          )
        }
      />
    )
  }
  const growth = toLoadMoreProps(list, browseTexts.loadMoreFailed)
  return (
    <div
      aria-busy={isPlaceholderData}
      className={joinClasses('transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      <LoadMoreList
        label={browseTexts.heading}
        className={view === 'list' ? rowsClasses : gridClasses}
        items={cards.map((project) => ({
          key: project.id,
          content: view === 'list' ? <ProjectRow project={project} /> : <ProjectCard project={project} />,
        }))}
        {...growth}
        hasMore={growth.hasMore && !isPlaceholderData}
        moreLabel={browseTexts.loadMore}
        progress={browseTexts.shown({
          shown: cards.length,
          total: formatTotal(language, data.pages.at(-1)?.total).total,
        })}
      />
    </div>
  )
}
