import { Link } from '@tanstack/react-router'
import { FolderOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { formatNumber } from '#web/lib/format/format-number.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { NothingYet } from '#web/ui/feedback/nothing-yet.tsx'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { dashboardsCatalog } from './texts/dashboards-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { projectBadges } from './badges.ts'

type Project = VolunteerDashboard['currentProjects'][number]
type ActiveProjectsProps = {
  /** The newest of them. */
  projects: readonly Project[]
  /** How many there are. */
  total: number
  /** Content from other features about a project. */
  more: (project: Project) => ReactNode
}

/** Accepted work on projects that are not completed (spec F2.12; decision A12). */
export function ActiveProjects({ projects, total, more }: ActiveProjectsProps) {
  const language = useLanguage()
  const { projectStatuses } = useTexts(optionsCatalog)
  const { volunteer: texts } = useTexts(dashboardsCatalog)
  if (projects.length === 0) {
    return (
      <NothingYet icon={FolderOpen} title={texts.noActive} text={texts.noActiveText} browse={texts.browse} />
    )
  }
  return (
    <>
      <RowList label={texts.tabs.active}>
        {projects.map((project) => (
          <Row
            key={project.applicationId}
            name={project.organizationName}
            title={
              <Link
                {...paths.project(project.id)}
                className="text-ink decoration-1 underline-offset-4 hover:underline"
                dir="auto"
              >
                {project.title}
              </Link>
            }
            text={project.organizationName}
            aside={<Badge variant={projectBadges[project.status]}>{projectStatuses[project.status]}</Badge>}
            below={more(project)}
          />
        ))}
      </RowList>
      {total > projects.length && (
        <p className="text-muted mt-4 text-sm">
          {texts.shown({ shown: projects.length, total: formatNumber(language, total) })}{' '}
          <Link {...paths.volunteerDashboard()} className="link target-44">
            {texts.tabs.applications}
          </Link>
        </p>
      )}
    </>
  )
}
