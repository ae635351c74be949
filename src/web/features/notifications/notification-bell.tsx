import { useLocation } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { maxCountedUnread } from '#contract/limits.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { describeUnread } from '#web/lib/format/unread-badge.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { LazyMenu } from '#web/ui/overlays/lazy-menu.tsx'
import { refreshNotifications, useLiveNotifications, useUnreadCount } from './api.ts'
import { notificationsCatalog } from './texts/notifications-texts.ts'
import { unreadCatalog } from '#web/lib/texts/unread-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

const loadPopover = async () => (await withTexts(import('./notification-popover.tsx'))).NotificationPopover

/** The bell in the header: the unread count and the notifications (spec F2.6; decision B1). */
export function NotificationBell() {
  const texts = useTexts(notificationsCatalog)
  const unreadTexts = useTexts(unreadCatalog)
  const { data: count } = useUnreadCount()
  const unread = count ?? 0
  const arrived = useArrival(count)
  useLiveNotifications()
  useRefreshOnNewScreen()
  // The server counts no further.
  const shownOf = (number: number) =>
    number >= maxCountedUnread ? texts.orMore({ most: maxCountedUnread }) : number
  const trigger = <IconButton label={texts.bell({ unread, shown: shownOf(unread) })} icon={Bell} />
  return (
    <div className="relative">
      <LazyMenu trigger={trigger} popup="dialog" load={loadPopover}>
        {(NotificationPopover) => <NotificationPopover trigger={trigger} unread={unread} />}
      </LazyMenu>
      {unread > 0 && (
        <span
          aria-hidden
          className="bg-primary text-on-primary border-canvas pointer-events-none absolute -end-0.5 -top-0.5 grid h-5 min-w-5 place-items-center rounded-full border-2 px-1 text-xs leading-none font-bold tabular-nums"
        >
          {describeUnread(unreadTexts, unread)}
        </span>
      )}
      <LiveRegion
        text={arrived === null ? '' : texts.arrived({ unread: arrived, shown: shownOf(arrived) })}
      />
    </div>
  )
}

/** The unread count to announce after something arrived; null before that and when all are read. */
function useArrival(count: number | undefined): number | null {
  const [last, setLast] = useState<{ count: number | undefined; arrived: number | null }>({
    count,
    arrived: null,
  })
  if (last.count === count) return last.arrived
  const isMore = last.count !== undefined && count !== undefined && count > last.count
  setLast({ count, arrived: isMore ? count : null })
  return null
}

/** Catches up on what happened meanwhile with the next screen. */
function useRefreshOnNewScreen() {
  const queryClient = useQueryClient()
  const pathname = useLocation({ select: (location) => location.pathname })
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    void refreshNotifications(queryClient)
  }, [pathname, queryClient])
}
