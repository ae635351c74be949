import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { useFocusOnMove } from '#web/lib/focus/focus-on-move.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Row } from '#web/ui/display/row-list.tsx'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { useReceivedApplications } from '#web/features/applications/api.ts'
import { ApplicationActions } from '#web/features/applications/moves/application-actions.tsx'
import { PortfolioLink } from '#web/features/applications/portfolio-link.tsx'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { applicationVariants, formatVolunteerName } from '#web/features/applications/application-display.ts'
import { DashboardRows } from './dashboard-rows.tsx'

export type VolunteerListProps = {
  list: ReturnType<typeof useReceivedApplications>
  /** A volunteer's hours to confirm, from another feature; nothing if there are none. */
  hours: (application: Application) => ReactNode
  /** The list covers several organizations, so each volunteer's row names its own. */
  coversAll?: boolean
}

/** The organization's volunteers: accepted applications, including signed-off ones (spec F2.13; decision A12). */
export function VolunteerList({ list, hours, coversAll = false }: VolunteerListProps) {
  const { organization: texts } = useTexts(dashboardsCatalog)
  return (
    <DashboardRows
      list={list}
      label={texts.tabs.volunteers}
      empty={{ icon: Users, title: texts.noVolunteers, text: texts.noVolunteersText }}
    >
      {(application) => <VolunteerRow key={application.id} {...{ application, hours, coversAll }} />}
    </DashboardRows>
  )
}

type VolunteerRowProps = Required<Omit<VolunteerListProps, 'list'>> & { application: Application }

function VolunteerRow({ application, hours, coversAll }: VolunteerRowProps) {
  const applicationsTexts = useTexts(applicationsCatalog)
  const { organization: texts } = useTexts(dashboardsCatalog)
  const { volunteer, project, status } = application
  const { ref, onMoved } = useFocusOnMove<HTMLLIElement>(status)
  const said = { ...applicationsTexts.status, accepted: texts.atWork, completed: texts.signedOff }
  return (
    <Row
      ref={ref}
      name={formatVolunteerName(application)}
      imageUrl={volunteer.profileImageUrl}
      title={
        <span className="flex flex-wrap items-center gap-x-2.5">
          <Link
            {...paths.applications({ tab: 'received', application: application.id })}
            dir="auto"
            className="text-ink inline-flex min-h-6 items-center decoration-1 underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {formatVolunteerName(application)}
          </Link>
          <Badge variant={applicationVariants[status]}>{said[status]}</Badge>
          {application.isVolunteerSuspended && (
            <Badge variant="warn">{applicationsTexts.accountSuspended.mark}</Badge>
          )}
        </span>
      }
      text={
        <>
          <Link
            {...paths.project(project.id)}
            className="text-muted inline-flex min-h-6 items-center decoration-1 underline-offset-4 hover:underline pointer-coarse:min-h-11"
            dir="auto"
          >
            {project.title}
          </Link>
          {coversAll && (
            <>
              {' · '}
              <span dir="auto">{application.organization.organizationName}</span>
            </>
          )}
        </>
      }
      hasWideAside
      aside={
        <>
          {/* Apart from the buttons, so that those of all rows are below each other. */}
          <span className="flex flex-wrap items-center gap-x-3 max-sm:w-full sm:max-lg:me-auto lg:me-2">
            {volunteer.email && (
              <a href={`mailto:${volunteer.email}`} className="link target-44">
                {volunteer.email}
              </a>
            )}
            <PortfolioLink application={application} />
          </span>
          <span className="flex items-center gap-2.5 empty:hidden max-sm:w-full max-sm:justify-between">
            {hours(application)}
          </span>
          <ApplicationActions size="sm" application={application} by="organization" onMoved={onMoved} />
        </>
      }
    />
  )
}
