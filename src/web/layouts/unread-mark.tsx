import { messages } from '#web/messages/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Visitor } from './visitor.ts'

/** How many messages wait to be read, beside the link to them; nothing where none do. */
export function UnreadMark({ visitor, className }: { visitor: Visitor | null; className?: string }) {
  const unread = visitor?.unreadMessages ?? 0
  if (unread === 0) return null
  const { badge, unread: words } = messages.messaging
  return (
    <>
      <span
        aria-hidden
        className={joinClasses(
          'bg-primary text-on-primary inline-grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-xs leading-none font-bold tabular-nums',
          className,
        )}
      >
        {badge(unread)}
      </span>
      <VisuallyHidden>{`, ${words(unread)}`}</VisuallyHidden>
    </>
  )
}
