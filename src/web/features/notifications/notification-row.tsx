import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { Notification } from '#contract/notifications/notifications.ts'
import { opensElsewhere } from '#web/lib/navigation/link-click.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { notificationsCatalog } from './texts/notifications-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'

export type NotificationRowProps = { notification: Notification; onFollow: (click: MouseEvent) => void }

/** What happened, when, and whether it was read; links to its subject. */
export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { title, message, read, createdAt, path } = notification
  const { unread } = useTexts(notificationsCatalog)
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    onFollow(event)
    if (opensElsewhere(event)) return
    event.preventDefault()
    void navigate({ href: path })
  }
  return (
    <a
      href={path}
      onClick={follow}
      className={joinClasses(
        'text-ink hover:bg-ink/7 flex gap-3 px-4 py-3 no-underline -outline-offset-2',
        !read && 'bg-primary-soft/45',
      )}
    >
      <span aria-hidden className={joinClasses('mt-2 size-2 shrink-0 rounded-full', !read && 'bg-primary')} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className={read ? 'font-medium' : 'font-semibold'}>{title}</span>
        <span className="text-muted mt-0.5 block text-sm whitespace-pre-line">{message}</span>
        <TimeStamp iso={createdAt} className="text-muted mt-1 block text-xs" />
        {!read && <span className="sr-only">{unread}</span>}
      </span>
    </a>
  )
}
