import { Star } from 'lucide-react'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { useTopRatedProjects } from './discovery.ts'
import { gridClasses } from './grid-classes.ts'
import { ProjectCard } from './project-card.tsx'
import { browseCatalog } from './texts/browse-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { ProjectGridSkeleton } from './project-grid-skeleton.tsx'

/** The highest-rated projects, shown instead of the filtered list (spec F2.10). */
export function TopRatedGrid() {
  const browseTexts = useTexts(browseCatalog)
  const { data, isError, isFetching, refetch } = useTopRatedProjects()
  if (!data) {
    if (!isError) return <ProjectGridSkeleton />
    return <ErrorState title={browseTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (data.length === 0)
    return <EmptyState icon={Star} title={browseTexts.empty} text={browseTexts.topRatedEmpty} />
  return (
    <ul className={gridClasses}>
      {data.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  )
}
