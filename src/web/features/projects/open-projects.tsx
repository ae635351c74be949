import { FolderOpen } from 'lucide-react'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { useOpenProjects } from './project-api.ts'
import { ProjectCard } from './project-card.tsx'
import { organizationPageCatalog } from '#web/features/organizations/texts/organization-page-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ProjectGridSkeleton } from './project-grid-skeleton.tsx'

const most = 4

type OpenProjectsProps = { organizationId: string; projectsCount: number }

/** The newest open projects of one organization. */
export function OpenProjects({ organizationId, projectsCount }: OpenProjectsProps) {
  const { projects: texts } = useTexts(organizationPageCatalog)
  const { data, isError, isFetching, refetch } = useOpenProjects(organizationId)
  if (!data) {
    if (!isError) return <ProjectGridSkeleton />
    return <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        as="h3"
        icon={FolderOpen}
        title={texts.empty}
        text={texts.emptyText({ published: projectsCount })}
      />
    )
  }
  return (
    <ul aria-label={texts.heading} className="grid grid-cols-1 gap-5 sm:grid-cols-2 md:max-lg:grid-cols-1">
      {data.items.slice(0, most).map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  )
}
