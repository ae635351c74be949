import { formatTotal } from '#web/lib/format-number.ts'
import { Link } from '@tanstack/react-router'
import { Inbox, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { useScrollToEntry } from '#web/lib/scroll-to-entry.ts'
import { toLoadMoreProps } from '#web/lib/load-more.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import type { ApplicationSideList, useApplicationList } from './api.ts'
import { applicationsCatalog } from './texts/applications-texts.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { ApplicationCard } from './application-card.tsx'

export type ApplicationListProps = {
  side: ApplicationSideList
  list: ReturnType<typeof useApplicationList>
  /** Id of the application that a link led to. */
  highlighted?: string | undefined
  /** Whether the reader belongs to an organization, which can receive applications. */
  isOrganization: boolean
  /** Replaces the default text of an empty list. */
  empty?: ReactNode
  /** The list covers several organizations, so each card names its own. */
  coversAll?: boolean
  /** Content from other features on an application's card. */
  more?: (application: Application, side: ApplicationSide) => ReactNode
}

const idOf = ({ id }: Application) => id

/** One side's applications, or why there are none and what to do. */
export function ApplicationList(props: ApplicationListProps) {
  const { side, list, highlighted, isOrganization, coversAll = false, empty, more } = props
  const language = useLanguage()
  const { page } = useTexts(applicationsCatalog)
  const { data, isError, isFetching, refetch } = list
  useScrollToEntry(list, idOf, highlighted)
  if (!data) {
    if (!isError) return <ApplicationListSkeleton />
    return <ErrorState title={page.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  const reader = side === 'mine' ? 'volunteer' : 'organization'
  const entries = data.pages.flatMap((one) => one.items)
  if (entries.length === 0) return empty ?? <NoApplications side={side} isOrganization={isOrganization} />
  return (
    <LoadMoreList
      label={side === 'mine' ? page.mine : page.received}
      className="grid grid-cols-1 gap-4"
      items={entries.map((application) => ({
        key: application.id,
        content: (
          <ApplicationCard
            application={application}
            side={reader}
            coversAll={coversAll}
            isHighlighted={application.id === highlighted}
          >
            {more?.(application, reader)}
          </ApplicationCard>
        ),
      }))}
      {...toLoadMoreProps(list, page.loadMoreFailed)}
      moreLabel={page.loadMore}
      progress={page.shown({
        shown: entries.length,
        total: formatTotal(language, data.pages.at(-1)?.total).total,
      })}
    />
  )
}

function NoApplications({ side, isOrganization }: Pick<ApplicationListProps, 'side' | 'isOrganization'>) {
  const { page } = useTexts(applicationsCatalog)
  if (side === 'mine') {
    return (
      <EmptyState
        icon={Send}
        title={page.emptyMine}
        text={page.emptyMineText}
        action={
          <Button asChild>
            <Link {...paths.browse()}>{page.browse}</Link>
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={Inbox}
      title={page.emptyReceived}
      text={isOrganization ? page.emptyReceivedText : page.emptyNotOrganizationText}
      action={
        <Button asChild>
          <Link {...paths.createProject()}>{page.create}</Link>
        </Button>
      }
    />
  )
}

function ApplicationListSkeleton() {
  return (
    <LoadingRegion className="grid gap-4">
      {Array.from({ length: 3 }, (_, card) => (
        <Card key={card} className="grid gap-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-9" />
            <Skeleton className="h-6 w-1/2" />
          </div>
          <SkeletonText lines={2} />
        </Card>
      ))}
    </LoadingRegion>
  )
}
