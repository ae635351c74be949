import { joinClasses } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { unreadMessagesCatalog } from '#web/features/messages/texts/unread-messages-texts.ts'
import { unreadCatalog } from '#web/lib/texts/unread-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { describeUnread } from '#web/lib/format/unread-badge.ts'
import type { Visitor } from './visitor.ts'

type UnreadMarkProps = {
  visitor: Visitor | null
  className?: string
}

/** The number of unread messages, beside the link to them; nothing if there are none. */
export function UnreadMark({ visitor, className }: UnreadMarkProps) {
  const texts = useTexts(unreadMessagesCatalog)
  const unreadTexts = useTexts(unreadCatalog)
  const unread = visitor?.unreadMessages ?? 0
  if (unread === 0) return null
  return (
    <>
      <span
        aria-hidden
        className={joinClasses(
          'bg-primary text-on-primary inline-grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-xs leading-none font-bold tabular-nums',
          className,
        )}
      >
        {describeUnread(unreadTexts, unread)}
      </span>
      <VisuallyHidden>{`, ${texts.beside({ unread })}`}</VisuallyHidden>
    </>
  )
}
