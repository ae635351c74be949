import { Link } from '@tanstack/react-router'
import { CheckCheck } from 'lucide-react'
import { useRef, useState, type ReactElement } from 'react'
import { opensElsewhere } from '#web/lib/navigation/link-click.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { useMarkAllNotificationsRead, useMarkNotificationRead } from './api.ts'
import { NotificationList } from './notification-list.tsx'
import { notificationSettingsCatalog } from './texts/notification-settings-texts.ts'
import { notificationsCatalog } from './texts/notifications-texts.ts'

/** The notifications, which open from the bell. */
export function NotificationPopover({ trigger, unread }: { trigger: ReactElement; unread: number }) {
  const settingsTexts = useTexts(notificationSettingsCatalog)
  const texts = useTexts(notificationsCatalog)
  const [open, setOpen] = useState(true)
  // The pressed button stays, so the focus does too.
  const [marked, setMarked] = useState(false)
  const isLeaving = useRef(false)
  const leave = () => {
    isLeaving.current = true
    setOpen(false)
  }
  // A screen that already took the focus, such as an application in a list, keeps it.
  const focusScreen = (event: Event) => {
    if (!isLeaving.current) return
    isLeaving.current = false
    event.preventDefault()
    const main = document.getElementById('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }
  const readOne = useMarkNotificationRead()
  const readAll = useMarkAllNotificationsRead()
  return (
    <Popover
      open={open}
      onOpenChange={(opens) => {
        setOpen(opens)
        setMarked(false)
      }}
      title={texts.heading}
      startsAt="content"
      onClosed={focusScreen}
      trigger={trigger}
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
        onFollow={(notification, click) => {
          if (!opensElsewhere(click)) leave()
          if (!notification.read) readOne.mutate(notification)
        }}
      />
      <p className="border-line -mx-5 border-t px-4 py-3 text-center text-sm sm:mx-0">
        <Link
          {...paths.notificationSettings()}
          onClick={(click) => {
            if (!opensElsewhere(click)) leave()
          }}
          className="text-primary-ink underline underline-offset-4"
        >
          {settingsTexts.link}
        </Link>
      </p>
    </Popover>
  )
}
