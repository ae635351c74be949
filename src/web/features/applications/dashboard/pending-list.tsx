import { Link } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import type { Application } from '#contract/applications/applications.ts'
import { shownStatusOf } from '#domain/applications/applications.ts'
import { isLate } from '#domain/applications/waiting.ts'
import { useFocusOnMove } from '#web/lib/focus/focus-on-move.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { formatElapsed } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Row } from '#web/ui/display/row-list.tsx'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import type { useReceivedApplications } from '#web/features/applications/api.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { ApplicationActions } from '#web/features/applications/moves/application-actions.tsx'
import { applicationVariants, formatVolunteerName } from '#web/features/applications/application-display.ts'
import { DashboardRows } from './dashboard-rows.tsx'

type PendingListProps = {
  list: ReturnType<typeof useReceivedApplications>
  /** The list covers several organizations, so each row says whose it is. */
  coversAll?: boolean
}

/** Applications that wait for the organization, one row each; each leads to everything about it. */
export function PendingList({ list, coversAll = false }: PendingListProps) {
  const { organization: texts } = useTexts(dashboardsCatalog)
  return (
    <DashboardRows
      list={list}
      label={texts.tabs.applications}
      empty={{ icon: Inbox, title: texts.zeroApplications, text: texts.noApplicationsText }}
    >
      {(application) => <PendingRow key={application.id} {...{ application, coversAll }} />}
    </DashboardRows>
  )
}

function PendingRow({ application, coversAll }: { application: Application; coversAll: boolean }) {
  const applicationsTexts = useTexts(applicationsCatalog)
  const { organization: texts } = useTexts(dashboardsCatalog)
  const language = useLanguage()
  const now = useNow()
  const { id, volunteer, project, organization, createdAt, status } = application
  const shown = shownStatusOf(application)
  const name = formatVolunteerName(application)
  const { ref, onMoved } = useFocusOnMove<HTMLLIElement>(status)
  const isTooLate = isLate(Date.parse(createdAt), now)
  return (
    <Row
      ref={ref}
      name={name}
      imageUrl={volunteer.profileImageUrl}
      title={
        <Link
          {...paths.applications({ tab: 'received', show: 'pending', project: project.id, application: id })}
          className="text-ink inline-flex min-h-6 items-center decoration-1 underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {name}
        </Link>
      }
      text={
        coversAll ? (
          <>
            <bdi>{project.title}</bdi>
            {' · '}
            <bdi>{organization.organizationName}</bdi>
          </>
        ) : (
          project.title
        )
      }
      aside={
        <>
          {status === 'pending' ? (
            <span
              className={joinClasses(
                'tabular-nums max-sm:w-full',
                isTooLate ? 'text-danger font-semibold' : 'text-muted',
              )}
            >
              {texts.waitingFor({ age: formatElapsed(language, createdAt, now) })}
            </span>
          ) : (
            <Badge variant={applicationVariants[shown]}>{applicationsTexts.status[shown]}</Badge>
          )}
          <ApplicationActions size="sm" application={application} by="organization" onMoved={onMoved} />
        </>
      }
    />
  )
}
