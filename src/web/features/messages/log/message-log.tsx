import { ArrowDown, MessagesSquare } from 'lucide-react'
import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { Conversation } from '#contract/messages/conversations.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { getDeviceTimeZone, TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { WindowedPart } from '#web/ui/display/windowed-part.tsx'
import { addDays, dayInZone } from '#domain/time/time.ts'
import { useReadConversation } from '#web/features/messages/api.ts'
import { Bubble } from './bubble.tsx'
import type { useHistory } from './history-api.ts'
import { lastPosition, type History } from './history.ts'
import { layOutLog, messageAnchor, type LogRow } from './log-rows.ts'
import type { WaitingMessage } from '#web/features/messages/composer/stored-values.ts'
import { isOfOwnSide, otherOf } from '#web/features/messages/conversation/sides.ts'
import { useTypingName } from '#web/features/messages/composer/typing.ts'
import { useLogScroll } from './use-log-scroll.ts'
import { useVisible } from './use-visible.ts'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { WaitingBubble } from './waiting-bubble.tsx'

export type MessageLogProps = {
  conversation: Conversation
  history: History
  more: ReturnType<typeof useHistory>
  waiting: readonly WaitingMessage[]
  currentUserId: string
  /** Id of the message that a link points to. */
  highlighted: string | undefined
  /** Increases with each message sent here; the log then scrolls to the end. */
  sentTimes: number
}

/** The messages of a conversation, newest at the end; earlier ones load as the reader scrolls up. */
export function MessageLog(props: MessageLogProps) {
  const { log: texts } = useTexts(messagingCatalog)
  const { conversation, history, more, waiting, currentUserId, highlighted, sentTimes } = props
  const timeZone = use(TimeZoneContext) ?? getDeviceTimeZone()
  const [unreadFrom] = useState(() => findUnread(conversation, history))
  const loadedMessages = history.messages
  const unsent = waiting.filter(({ id }) => !loadedMessages.some((one) => one.id === id))
  const parts = layOutLog(loadedMessages, { timeZone, unreadFrom })
  const start =
    highlighted === undefined ? (unreadFrom === null ? null : 'unread-line') : messageAnchor(highlighted)
  const { log, inside, isAtEnd, scrollToEnd, onScroll } = useLogScroll({
    firstKey: loadedMessages[0]?.id ?? 'none',
    lastKey: `${loadedMessages.at(-1)?.id} ${unsent.at(-1)?.id}`,
    startAt: start,
    onNearBeginning: () => {
      if (more.hasEarlier) void more.showEarlier()
    },
  })
  const sentBefore = useRef(sentTimes)
  useEffect(() => {
    if (sentTimes > sentBefore.current) scrollToEnd()
    sentBefore.current = sentTimes
  }, [sentTimes, scrollToEnd])
  const last = lastPosition(history)
  const isThere = isAtEnd && !history.hasLater
  const { arrived, count } = useArrivals(history, conversation, isThere)
  useReadReceipts(conversation, isThere ? last : 0)
  const typing = useTypingName(conversation.id, last)
  const showNewest = async () => {
    if (history.hasLater) await more.showNewest()
    scrollToEnd()
  }
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        // Not a live region: older messages that load would be announced, too. New ones are announced below.
        aria-live="off"
        aria-label={texts.label({ name: otherOf(conversation)?.name ?? texts.someone })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- because what scrolls is reached by the arrow keys
        tabIndex={0}
        onScroll={onScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-4 -outline-offset-2 [overflow-anchor:none] sm:px-5"
      >
        <div ref={inside} className="flex min-h-full flex-col justify-end">
          <Beginning more={more} isEmpty={loadedMessages.length === 0 && unsent.length === 0} />
          {parts.map(({ key, rows }) => (
            <WindowedPart key={key} within={log}>
              {rows.map((row) => (
                <Row
                  key={row.key}
                  row={row}
                  timeZone={timeZone}
                  {...{ conversation, currentUserId, highlighted }}
                />
              ))}
            </WindowedPart>
          ))}
          {history.hasLater && (
            <More isLoadingMore={more.loading === 'later'} label={texts.later} onMore={more.showLater} />
          )}
          {unsent.map((one) => (
            <WaitingBubble key={one.id} message={one} currentUserId={currentUserId} />
          ))}
        </div>
      </div>
      {!isThere && (
        <Button
          size="sm"
          variant="secondary"
          className="shadow-card absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full"
          onClick={() => void showNewest()}
        >
          <ArrowDown aria-hidden />
          {count > 0 ? texts.jumpNew({ number: count }) : texts.jump}
        </Button>
      )}
      <p aria-hidden className="text-muted min-h-6 px-5 text-sm">
        {typing === null ? '' : texts.typing({ name: typing })}
      </p>
      <LiveRegion text={arrived ?? (typing === null ? '' : texts.typing({ name: typing }))} />
    </div>
  )
}

function Beginning({ more, isEmpty }: { more: MessageLogProps['more']; isEmpty: boolean }) {
  const { log: texts } = useTexts(messagingCatalog)
  if (more.hasEarlier) {
    return <More isLoadingMore={more.loading === 'earlier'} label={texts.earlier} onMore={more.showEarlier} />
  }
  if (!isEmpty) return <p className="text-muted pt-6 text-center text-xs">{texts.begin}</p>
  return (
    <div className="my-auto grid justify-items-center gap-2 py-12 text-center">
      <span className="bg-primary-soft text-primary-ink mb-2 grid size-12 place-items-center rounded-full">
        <MessagesSquare aria-hidden className="size-6" />
      </span>
      <h3 className="text-xl">{texts.empty.title}</h3>
      <p className="text-muted max-w-[46ch]">{texts.empty.text}</p>
    </div>
  )
}

function More({
  isLoadingMore,
  label,
  onMore,
}: {
  isLoadingMore: boolean
  label: string
  onMore: () => Promise<void>
}) {
  return (
    <div className="grid justify-items-center py-4">
      <Button size="sm" variant="ghost" loading={isLoadingMore} onClick={() => void onMore()}>
        {label}
      </Button>
    </div>
  )
}

type RowProps = {
  row: LogRow
  timeZone: string
  conversation: Conversation
  currentUserId: string
  highlighted: string | undefined
}

function Row({ row, timeZone, conversation, currentUserId, highlighted }: RowProps) {
  const { log: texts } = useTexts(messagingCatalog)
  if (row.kind === 'day') return <Line text={<DayName day={row.day} timeZone={timeZone} />} />
  if (row.kind === 'unread') return <Line id="unread-line" isAccent text={texts.newLine} />
  const { message, isFirst } = row
  return (
    <Bubble
      {...{ message, conversation, currentUserId, isFirst }}
      isHighlighted={message.id === highlighted}
    />
  )
}

/** A horizontal line with text across the log. */
function Line({ id, text, isAccent = false }: { id?: string; text: ReactNode; isAccent?: boolean }) {
  const colour = isAccent ? 'bg-primary' : 'bg-line'
  return (
    <div id={id} className="flex items-center gap-3 pt-5 pb-1">
      <span aria-hidden className={`h-px flex-1 ${colour}`} />
      <span className={`text-xs font-semibold ${isAccent ? 'text-primary-ink' : 'text-muted'}`}>{text}</span>
      <span aria-hidden className={`h-px flex-1 ${colour}`} />
    </div>
  )
}

function DayName({ day, timeZone }: { day: string; timeZone: string }) {
  const language = useLanguage()
  const { log: texts } = useTexts(messagingCatalog)
  const today = dayInZone(new Date(useNow()), timeZone)
  return day === today ? texts.today : day === addDays(today, -1) ? texts.yesterday : formatDay(language, day)
}

/** The position of the first message that was unread when the conversation was opened. */
function findUnread(conversation: Conversation, { messages: loadedMessages }: History): number | null {
  if (conversation.unreadCount === 0) return null
  const unread = loadedMessages.find(
    (one) => one.position > conversation.ownReadPosition && !isOfOwnSide(one, conversation),
  )
  return unread?.position ?? null
}

/** Marks messages as read up to a position, while the page is visible. */
function useReadReceipts(conversation: Conversation, position: number) {
  const { mutate } = useReadConversation(conversation.id)
  const isVisible = useVisible()
  const isNew = position > conversation.ownReadPosition || (position > 0 && conversation.unreadCount > 0)
  const reportRead = useEffectEvent(() => {
    if (isVisible && isNew) mutate(position)
  })
  useEffect(() => reportRead(), [position, isVisible])
}

/** The last seen and the last announced position, and the text of the last arrival. */
type UnreadRequests = { last: number; announced: number; arrived: string | null }

/**
 * Messages from the other side since the log was opened: announced once, and counted while the reader is elsewhere in
 * the log.
 */
function useArrivals(history: History, conversation: Conversation, isThere: boolean) {
  const { log: texts } = useTexts(messagingCatalog)
  const last = Math.max(lastPosition(history), conversation.lastPosition)
  const [seen, setSeen] = useState<UnreadRequests>({ last, announced: last, arrived: null })
  if (last > seen.announced || (isThere && last > seen.last)) {
    const newest = history.messages.at(-1) ?? conversation.lastMessage
    const isFromOthers = newest && !isOfOwnSide(newest, conversation)
    setSeen({
      last: isThere ? last : seen.last,
      announced: last,
      arrived: isFromOthers
        ? texts.arrived({ name: newest.senderName || texts.someone, text: newest.content })
        : seen.arrived,
    })
  }
  return { arrived: seen.arrived, count: last - seen.last }
}
