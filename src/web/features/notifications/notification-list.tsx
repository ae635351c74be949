import { formatTotal } from '#web/lib/format/format-number.ts'
import { BellOff } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Notification } from '#contract/notifications/notifications.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { useNotificationList } from './api.ts'
import { notificationsCatalog } from './texts/notifications-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { NotificationRow } from './notification-row.tsx'

type NotificationListProps = { onFollow: (notification: Notification, click: MouseEvent) => void }

/** The reader's notifications, or that there are none. */
export function NotificationList({ onFollow }: NotificationListProps) {
  const language = useLanguage()
  const texts = useTexts(notificationsCatalog)
  const list = useNotificationList()
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (!isError) return <NotificationListSkeleton />
    return (
      <ErrorState
        as="h3"
        className="border-0"
        title={texts.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const entries = data.pages.flatMap((page) => page.items)
  if (entries.length === 0) {
    return (
      <EmptyState as="h3" icon={BellOff} title={texts.empty} text={texts.emptyText} className="border-0" />
    )
  }
  return (
    <div className={joinClasses('-mt-5 sm:mt-0', list.hasNextPage && 'pb-5')}>
      <LoadMoreList
        label={texts.heading}
        className="divide-line -mx-5 divide-y sm:mx-0"
        items={entries.map((notification) => ({
          key: notification.id,
          content: (
            <NotificationRow
              notification={notification}
              onFollow={(click) => onFollow(notification, click)}
            />
          ),
        }))}
        {...toLoadMoreProps(list, texts.loadMoreFailed)}
        moreLabel={texts.loadMore}
        progress={texts.shown({
          shown: entries.length,
          total: formatTotal(language, data.pages.at(-1)?.total).total,
        })}
      />
    </div>
  )
}

function NotificationListSkeleton() {
  return (
    <LoadingRegion className="grid gap-5 sm:p-4">
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row} className="grid gap-2.5">
          <Skeleton className="w-2/5" />
          <SkeletonText lines={2} />
        </div>
      ))}
    </LoadingRegion>
  )
}
