import { Link, useLocation } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { Bell, CheckCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { maxCountedUnread } from '#contract/limits.ts'
import { paths } from '#web/lib/paths.ts'
import { describeUnread } from '#web/lib/unread-badge.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import {
  refreshNotifications,
  useLiveNotifications,
  useMarkAllNotificationsRead,
  useMarkNotificationRead,
  useUnreadCount,
} from './api.ts'
import { notificationsCatalog } from './texts/notifications-texts.ts'
import { notificationSettingsCatalog } from './texts/notification-settings-texts.ts'
import { unreadCatalog } from '#web/lib/texts/unread-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { NotificationList } from './notification-list.tsx'

/** The bell in the header: the unread count and the notifications (spec F2.6; decision B1). */
export function NotificationBell() {
  const notificationSettingsTexts = useTexts(notificationSettingsCatalog)
  const texts = useTexts(notificationsCatalog)
  const unreadTexts = useTexts(unreadCatalog)
  const [open, setOpen] = useState(false)
  // The pressed button stays, so the focus does too.
  const [marked, setMarked] = useState(false)
  const { data: count } = useUnreadCount()
  const unread = count ?? 0
  const arrived = useArrival(count)
  const readOne = useMarkNotificationRead()
  const readAll = useMarkAllNotificationsRead()
  useLiveNotifications()
  useRefreshOnNewScreen()
  // The server counts no further.
  const shownOf = (number: number) =>
    number >= maxCountedUnread ? texts.orMore({ most: maxCountedUnread }) : number
  return (
    <div className="relative">
      <Popover
        open={open}
        onOpenChange={(opens) => {
          setOpen(opens)
          setMarked(false)
        }}
        title={texts.heading}
        startsAt="content"
        trigger={<IconButton label={texts.bell({ unread, shown: shownOf(unread) })} icon={Bell} />}
        action={
          (unread > 0 || marked) && (
            <Button
              variant="ghost"
              size="sm"
              aria-disabled={unread === 0}
              className="aria-disabled:text-muted"
              onClick={() => {
                setMarked(true)
                if (unread > 0) readAll.mutate()
              }}
            >
              <CheckCheck aria-hidden />
              {texts.markAll}
            </Button>
          )
        }
      >
        <NotificationList
          onFollow={(notification) => {
            setOpen(false)
            if (!notification.read) readOne.mutate(notification)
          }}
        />
        <p className="border-line -mx-5 border-t px-4 py-3 text-center text-sm sm:mx-0">
          <Link
            {...paths.notificationSettings()}
            onClick={() => setOpen(false)}
            className="text-primary-ink underline underline-offset-4"
          >
            {notificationSettingsTexts.link}
          </Link>
        </p>
      </Popover>
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
