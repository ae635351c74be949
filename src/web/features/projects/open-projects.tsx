import { Sprout } from 'lucide-react'
import { messages } from '#web/messages/messages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useProjectList } from './api.ts'
import { noFilters } from './filters.ts'
import { ProjectCard } from './project-card.tsx'

const shown = 3
// Three cards in two columns would leave a hole, so the third column comes early.
const gridClasses = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3'

/** The newest projects that take applications, at most three (foundation 2.8). */
export function useOpenProjects() {
  const list = useProjectList(noFilters)
  const projects = list.data?.pages[0]?.items.filter((project) => project.acceptsApplications).slice(0, shown)
  return { ...list, projects }
}

/** Those projects as cards. */
export function OpenProjects() {
  const { projects, isError, isFetching, refetch } = useOpenProjects()
  const { browse, landing } = messages
  if (!projects) {
    if (isError) {
      return <ErrorState as="h3" title={browse.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return (
      <div role="status" aria-label={messages.ui.loading} className={gridClasses}>
        {Array.from({ length: shown }, (_, index) => (
          <Skeleton key={index} className="h-96 rounded-lg" />
        ))}
      </div>
    )
  }
  if (projects.length === 0) return <EmptyState as="h3" icon={Sprout} title={landing.projects.empty} />
  return (
    <ul className={gridClasses}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  )
}
