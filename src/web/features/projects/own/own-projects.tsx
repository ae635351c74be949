import { Link } from '@tanstack/react-router'
import { FolderOpen } from 'lucide-react'
import { useRef } from 'react'
import type { OrganizationProject } from '#contract/projects/management.ts'
import { exportOrganizationProjects } from '#contract/projects/own-export.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { useScopeQuery } from '#web/lib/session/acting-organization.ts'
import { download } from '#web/lib/calls/api.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { toLoadedRowsProps } from '#web/lib/calls/load-more.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadedRows } from '#web/ui/display/loaded-rows.tsx'
import { Row } from '#web/ui/display/row-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ManageMenu } from '#web/features/projects/manage/manage-menu.tsx'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { statusVariants } from '#web/features/projects/project-display.ts'
import { UnderReviewBadge } from '#web/features/projects/project-marks.tsx'
import { ReviewReasons } from '#web/features/projects/under-review.tsx'
import type { useOwnProjects } from './own-projects-api.ts'

export type OwnProjectsProps = {
  list: ReturnType<typeof useOwnProjects>
  /** The organization that the list is of, as its URL says; undefined means the one that acts. */
  organization: string | undefined
  /** The list covers several organizations, so each project names its own. */
  coversAll?: boolean
}

/** The organization's projects with their numbers of applicants, accepted and pending (spec F2.13). */
export function OwnProjects({ list, organization, coversAll = false }: OwnProjectsProps) {
  const { organization: texts } = useTexts(dashboardsCatalog)
  const rows = useRef<HTMLUListElement>(null)
  const hasProjects = list.data?.pages.some(({ items }) => items.length > 0) ?? false
  return (
    <>
      {hasProjects && <OwnProjectsCsv organization={organization} />}
      <LoadedRows
        {...toLoadedRowsProps(list, texts.moreFailed)}
        ref={rows}
        texts={{ label: texts.tabs.projects, failed: texts.projectsFailed, more: texts.loadMore }}
        empty={
          <EmptyState
            icon={FolderOpen}
            title={texts.noProjects}
            text={texts.noProjectsText}
            action={
              <Button asChild>
                <Link {...paths.createProject()}>{texts.create}</Link>
              </Button>
            }
          />
        }
      >
        {(project) => (
          <OwnProject
            key={project.id}
            project={project}
            coversAll={coversAll}
            onDeleted={() => rows.current?.focus()}
          />
        )}
      </LoadedRows>
      {list.data && <DecisionsLink />}
    </>
  )
}

function OwnProjectsCsv({ organization }: Pick<OwnProjectsProps, 'organization'>) {
  const query = useScopeQuery(organization)
  const exporting = useCallMutation(() => download(exportOrganizationProjects, { body: query }))
  return (
    <div className="mb-4">
      <CsvButton exporting={exporting} namesPeople={false} />
    </div>
  )
}

function DecisionsLink() {
  const { removedToo } = useTexts(manageCatalog)
  return (
    <p className="mt-4 text-sm">
      <Link {...paths.decisions()} className="link">
        {removedToo}
      </Link>
    </p>
  )
}

type OwnProjectProps = { project: OrganizationProject; coversAll: boolean; onDeleted: () => void }

function OwnProject({ project, coversAll, onDeleted }: OwnProjectProps) {
  const projectsTexts = useTexts(projectsCatalog)
  const { projectStatuses } = useTexts(optionsCatalog)
  const { counts, organization: texts } = useTexts(dashboardsCatalog)
  const { decisions } = useTexts(manageCatalog)
  const { visibility, status, publishesWhenVerified } = project
  return (
    <Row
      title={
        <Link
          {...paths.project(project.id)}
          className="text-ink decoration-1 underline-offset-4 hover:underline"
          dir="auto"
        >
          <TitleText text={project.title} />
        </Link>
      }
      text={
        <>
          {coversAll && (
            <>
              <span dir="auto">{project.organizationName}</span> ·{' '}
            </>
          )}
          {visibility === 'draft' ? texts.begun : texts.posted} <TimeStamp iso={project.createdAt} inText />
          {project.isUnderReview && (
            <>
              {' · '}
              <ReviewReasons project={project} />
            </>
          )}
          {(visibility === 'held' || project.isUnderReview) && (
            <>
              {' · '}
              <Link {...paths.decisions()} className="link">
                {decisions}
              </Link>
            </>
          )}
        </>
      }
      aside={
        <>
          <span className="text-muted tabular-nums">
            {[
              counts.applications({ count: project.applicationsCount }),
              counts.accepted({ count: project.acceptedCount }),
              counts.pending({ count: project.pendingCount }),
            ].join(' · ')}
          </span>
          {project.applicationsClosedReason === 'queue_paused' && (
            <Badge variant="warn">{projectsTexts.closed.queue_paused}</Badge>
          )}
          {project.isUnderReview && visibility === 'published' && <UnderReviewBadge />}
          <Badge variant={visibility === 'published' ? statusVariants[status] : 'outline'}>
            {visibility === 'published'
              ? projectStatuses[status]
              : visibility === 'draft' && publishesWhenVerified
                ? texts.waiting
                : texts.hidden[visibility]}
          </Badge>
          <ManageMenu project={project} onDeleted={onDeleted} />
        </>
      }
    />
  )
}
