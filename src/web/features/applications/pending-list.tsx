import { Link } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { shownStatusOf } from '#domain/applications/applications.ts'
import { isLate } from '#domain/applications/waiting.ts'
import { useNow } from '#web/lib/clock.ts'
import { formatElapsed } from '#web/lib/format-time.ts'
import { toLoadMoreProps } from '#web/lib/load-more.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { useReceivedApplications } from './api.ts'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { applicationsCatalog } from './texts/applications-texts.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { ApplicationActions } from './application-actions.tsx'
import { applicationVariants, formatVolunteerName } from './application-display.ts'

type PendingListProps = {
  list: ReturnType<typeof useReceivedApplications>
  /** The list covers several organizations, so each row says whose it is. */
  coversAll?: boolean
}

/** Applications that wait for the organization, one row each; each leads to everything about it. */
export function PendingList({ list, coversAll = false }: PendingListProps) {
  const { page } = useTexts(applicationsCatalog)
  const { organization: texts } = useTexts(dashboardsCatalog)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError) {
      return <ErrorState title={page.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return (
      <LoadingRegion>
        <Skeleton className="h-48 rounded-lg" />
      </LoadingRegion>
    )
  }
  const pending = data.pages.flatMap(({ items }) => items)
  if (pending.length === 0)
    return <EmptyState icon={Inbox} title={texts.zeroApplications} text={texts.noApplicationsText} />
  const { hasMore, loadingMore, onMore } = toLoadMoreProps(list, texts.moreFailed)
  return (
    <>
      <RowList label={texts.tabs.applications}>
        {pending.map((application) => (
          <PendingRow key={application.id} application={application} coversAll={coversAll} />
        ))}
      </RowList>
      {hasMore && (
        <div className="mt-6 text-center">
          <Button variant="secondary" loading={loadingMore} onClick={onMore}>
            {texts.loadMore}
          </Button>
        </div>
      )}
    </>
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
  const row = useRef<HTMLLIElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    // The pressed button is gone, so the changed status takes the focus.
    if (moved.current) row.current?.focus()
    moved.current = false
  }, [status])
  const isTooLate = isLate(Date.parse(createdAt), now)
  return (
    <Row
      ref={row}
      name={name}
      imageUrl={volunteer.profileImageUrl}
      title={
        <Link
          {...paths.applications({ tab: 'received', show: 'pending', project: project.id, application: id })}
          className="text-ink decoration-1 underline-offset-4 hover:underline"
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
              className={joinClasses('tabular-nums', isTooLate ? 'text-danger font-semibold' : 'text-muted')}
            >
              {texts.waitingFor({ age: formatElapsed(language, createdAt, now) })}
            </span>
          ) : (
            <Badge variant={applicationVariants[shown]}>{applicationsTexts.status[shown]}</Badge>
          )}
          <ApplicationActions
            size="sm"
            application={application}
            by="organization"
            onMoved={() => {
              moved.current = true
            }}
          />
        </>
      }
    />
  )
}
