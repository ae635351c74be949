import { Ban, Check, CheckCheck, Flag, Megaphone } from 'lucide-react'
import { use, useRef, useState } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import type { Conversation } from '#contract/messages/conversations.ts'
import { formatTimestamp } from '#web/lib/format/format-time.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { AttachmentList } from '#web/features/messages/composer/attachments.tsx'
import { messageAnchor } from './log-rows.ts'
import { EditForm } from './edit-form.tsx'
import { MessageMenu } from './message-menu.tsx'
import { MessageText } from '#web/features/messages/conversation/message-text.tsx'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { WrittenIn } from '#web/ui/display/written-in.tsx'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { isOfOwnSide } from '#web/features/messages/conversation/sides.ts'

export type BubbleProps = {
  message: Message
  conversation: Conversation
  currentUserId: string
  /** In a run of messages by one person. */
  isFirst: boolean
  /** A link points to this message. */
  isHighlighted: boolean
}

/** One message: own side on the right, other side on the left (spec F2, /messages). */
export function Bubble({ message, conversation, currentUserId, isFirst, isHighlighted }: BubbleProps) {
  const { log, bubble: texts } = useTexts(messagingCatalog)
  const isOwnSide = isOfOwnSide(message, conversation)
  const isOwn = message.senderId === currentUserId
  const [isEditing, setEditing] = useState(false)
  const article = useRef<HTMLElement>(null)
  const name = isOwn ? log.you : message.senderName || log.someone
  return (
    <article
      ref={article}
      id={messageAnchor(message.id)}
      tabIndex={-1}
      aria-label={name}
      className={joinClasses(
        'group grid scroll-my-16 rounded-lg',
        isFirst ? 'pt-3' : 'pt-1',
        isOwnSide ? 'justify-items-end ps-10 sm:ps-20' : 'justify-items-start pe-10 sm:pe-20',
      )}
    >
      {isFirst && !isOwn && (
        <p className="text-muted px-1 pb-1 text-xs font-semibold wrap-anywhere" dir="auto">
          {name}
        </p>
      )}
      <div
        className={joinClasses(
          'flex min-w-0 items-center gap-1',
          isOwnSide && 'flex-row-reverse',
          isEditing ? 'w-full max-w-[38rem]' : 'max-w-full',
        )}
      >
        {isEditing ? (
          <EditForm
            message={message}
            onDone={() => {
              setEditing(false)
              // The form closes; the message keeps the focus.
              article.current?.focus({ preventScroll: true })
            }}
          />
        ) : (
          <>
            <div
              className={joinClasses(bubbleClasses(isOwnSide), isHighlighted && 'outline-accent outline-2')}
            >
              <BubbleText message={message} />
              {message.deletedAt === null && <WrittenIn language={message.language} className="text-xs" />}
              <AttachmentList attachments={message.attachments} />
            </div>
            {message.deletedAt === null && (
              <MessageMenu
                message={message}
                isOwn={isOwn}
                isOwnSide={isOwnSide}
                onEdit={() => setEditing(true)}
              />
            )}
          </>
        )}
      </div>
      <p className="text-muted flex flex-wrap items-center gap-x-1.5 px-1 pt-0.5 text-xs">
        {message.isAnnouncement && (
          <span className="inline-flex items-center gap-1">
            <Megaphone aria-hidden className="size-3.5 shrink-0" />
            {texts.announcement}
            <span aria-hidden className="ps-0.5">
              ·
            </span>
          </span>
        )}
        <TimeStamp iso={message.timestamp} />
        {message.editedAt && !message.deletedAt && <Edited at={message.editedAt} />}
        <Reported message={message} />
        {isOwnSide && !message.deletedAt && (
          <Receipt isRead={message.read || message.position <= conversation.readPosition} />
        )}
      </p>
    </article>
  )
}

/** Classes of a bubble, by side. */
export function bubbleClasses(isOwnSide: boolean): string {
  return joinClasses(
    'grid max-w-[min(100%,38rem)] min-w-0 grid-cols-1 gap-2 rounded-lg border px-3.5 py-2',
    isOwnSide
      ? 'fallback:border-primary/25 bg-primary-soft text-ink rounded-ee-sm'
      : 'border-line bg-surface text-ink rounded-es-sm',
  )
}

function BubbleText({ message }: { message: Message }) {
  const { bubble: texts } = useTexts(messagingCatalog)
  if (message.deletedAt !== null) {
    return (
      <p className="text-muted flex items-center gap-2 text-sm italic">
        <Ban aria-hidden className="size-4 shrink-0" />
        {message.isRemoved ? texts.removed : texts.deleted}
      </p>
    )
  }
  return message.content ? <MessageText text={message.content} language={message.language} /> : null
}

/** A mark on what the reader has reported, as long as it is there. */
function Reported({ message }: Pick<BubbleProps, 'message'>) {
  const { bubble: texts } = useTexts(messagingCatalog)
  if (!message.hasReported || message.deletedAt !== null) return null
  return (
    <>
      <span aria-hidden>·</span>
      <span className="inline-flex items-center gap-1">
        <Flag aria-hidden className="size-3.5 shrink-0" />
        {texts.reported}
      </span>
    </>
  )
}

function Edited({ at }: { at: string }) {
  const language = useLanguage()
  const { bubble: texts } = useTexts(messagingCatalog)
  const shownTime = formatTimestamp(language, at, use(TimeZoneContext))
  return (
    <>
      <span aria-hidden>·</span>
      <span title={texts.editedAt({ timestamp: shownTime })}>{texts.edited}</span>
    </>
  )
}

function Receipt({ isRead }: { isRead: boolean }) {
  const { bubble: texts } = useTexts(messagingCatalog)
  const Icon = isRead ? CheckCheck : Check
  const words = isRead ? texts.read : texts.sent
  return (
    <>
      <span aria-hidden>·</span>
      <span
        className={joinClasses('inline-flex items-center gap-1', isRead && 'text-primary-ink font-medium')}
      >
        <Icon aria-hidden className="size-3.5" />
        {words}
      </span>
    </>
  )
}
