import { joinClasses } from '#web/ui/class-names.ts'
import { rowsClasses } from '#web/ui/display/rows-classes.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { gridClasses } from '#web/features/projects/grid-classes.ts'
import { ProjectGridSkeleton } from '#web/features/projects/project-grid-skeleton.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import type { BrowseView } from './browse-view.ts'
import type { useTopRatedList } from './top-rated-api.ts'
import { NoProjects } from './lazy-no-projects.tsx'
import type { NoProjectsProps } from './no-projects.tsx'
import { ProjectEntry } from './project-entry.tsx'
import { useTexts } from '#web/lib/language/texts.ts'

type TopRatedGridProps = NoProjectsProps & { list: ReturnType<typeof useTopRatedList>; view: BrowseView }

/** The highest-rated projects of those that the filters find (spec F2.10). */
export function TopRatedGrid({ list, view, ...none }: TopRatedGridProps) {
  const texts = useTexts(browseCatalog)
  const { data, isError, isFetching, isPlaceholderData, refetch } = list
  if (!data) {
    if (!isError) return <ProjectGridSkeleton isSilent view={view} />
    return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (data.length === 0) return <NoProjects {...none} reason="topRated" />
  return (
    <ul
      aria-label={texts.topRated}
      aria-busy={isPlaceholderData}
      className={joinClasses(
        view === 'list' ? rowsClasses : gridClasses,
        'transition-opacity',
        isPlaceholderData && 'opacity-60',
      )}
    >
      {data.map((project) => (
        <li key={project.id}>
          <ProjectEntry project={project} view={view} />
        </li>
      ))}
    </ul>
  )
}
