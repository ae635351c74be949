import { formatTotal } from '#web/lib/format/format-number.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { rowsClasses } from '#web/ui/display/rows-classes.ts'
import { gridClasses } from '#web/features/projects/grid-classes.ts'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { ProjectGridSkeleton } from '#web/features/projects/project-grid-skeleton.tsx'
import type { useProjectList } from './api.ts'
import type { BrowseView } from './browse-view.ts'
import { NoProjects } from './lazy-no-projects.tsx'
import type { NoProjectsProps } from './no-projects.tsx'
import { ProjectEntry } from './project-entry.tsx'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'

export type ProjectGridProps = NoProjectsProps & {
  list: ReturnType<typeof useProjectList>
  view: BrowseView
}

/** The projects found, as cards or rows; six placeholders while the first page loads. */
export function ProjectGrid({ list, view, ...none }: ProjectGridProps) {
  const language = useLanguage()
  const browseTexts = useTexts(browseCatalog)
  const { data, isPlaceholderData, isFetching, refetch } = list
  if (!data) {
    if (!list.isError) return <ProjectGridSkeleton isSilent view={view} />
    return <ErrorState title={browseTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  const cards = data.pages.flatMap((page) => page.items)
  if (cards.length === 0) {
    return <NoProjects {...none} />
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
          content: <ProjectEntry project={project} view={view} />,
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
