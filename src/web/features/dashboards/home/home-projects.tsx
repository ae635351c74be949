import { use } from 'react'
import { Link } from '@tanstack/react-router'
import type { OrganizationHome } from '#contract/dashboards/homes.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { isQueuePaused, spotsLeft } from '#domain/projects/projects.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'
import { projectBadges } from '#web/features/dashboards/badges.ts'
import { HomeCard } from './home-card.tsx'

type Project = OrganizationHome['projects'][number]

/** The newest projects of the organization, and how many applications each has to review. */
export function HomeProjects({ projects }: { projects: readonly Project[] }) {
  const { projects: texts } = useTexts(homesCatalog)
  if (projects.length === 0) {
    return (
      <HomeCard title={texts.title}>
        <p className="text-muted flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3.5 text-sm">
          {texts.empty}
          <Link {...paths.createProject()} className="link target-44">
            {texts.post}
          </Link>
        </p>
      </HomeCard>
    )
  }
  return (
    <HomeCard
      title={texts.title}
      action={
        <Link {...paths.organizationDashboard({ tab: 'projects' })} className="link target-44 text-sm">
          {texts.all}
        </Link>
      }
    >
      <ul className="divide-line divide-y">
        {projects.map((project) => (
          <ProjectLine key={project.id} project={project} />
        ))}
      </ul>
    </HomeCard>
  )
}

function ProjectLine({ project }: { project: Project }) {
  const { projects: texts } = useTexts(homesCatalog)
  const { projectStatuses } = useTexts(optionsCatalog)
  const { id, title, status, isDraft, isHeld, acceptedCount, maxVolunteers, pendingCount } = project
  const left = spotsLeft(project)
  const isPaused = !isDraft && !isHeld && isQueuePaused(project, use(SiteContext).applicationsPerSpot)
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm sm:grid-cols-[minmax(0,1fr)_6.5rem_9rem_6rem]">
      <Link
        {...paths.project(id)}
        dir="auto"
        className="text-ink flex items-center text-base/5.5 font-medium wrap-anywhere decoration-1 underline-offset-4 hover:underline max-sm:col-span-2 pointer-coarse:min-h-11"
      >
        <span className="line-clamp-2">{title}</span>
      </Link>
      <span>
        {isHeld ? (
          <Badge variant="warn">{texts.held}</Badge>
        ) : (
          <Badge variant={isDraft ? 'outline' : projectBadges[status]}>
            {isDraft ? texts.draft : projectStatuses[status]}
          </Badge>
        )}
      </span>
      <span className="text-muted tabular-nums max-sm:hidden">
        {left === null || maxVolunteers === null
          ? texts.noLimit({ count: acceptedCount })
          : texts.spots({ left, count: maxVolunteers })}
      </span>
      {pendingCount > 0 ? (
        <Link
          {...paths.applications({ tab: 'received', show: 'pending', project: id })}
          className="link target-44 tabular-nums max-sm:justify-self-end"
        >
          {texts.toReview({ count: pendingCount })}
        </Link>
      ) : (
        <span className="text-muted max-sm:justify-self-end">{texts.none}</span>
      )}
      {isPaused && <p className="text-warn col-span-full text-xs">{texts.queuePaused}</p>}
    </li>
  )
}
