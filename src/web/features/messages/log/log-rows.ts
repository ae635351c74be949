/** The rows of a conversation's log, in order. */
import type { Message } from '#contract/messages/messages.ts'
import { dayInZone } from '#domain/time/time.ts'

export type LogRow =
  /** The day of the following rows, YYYY-MM-DD. */
  | { kind: 'day'; key: string; day: string }
  /** Marks the first message that was unread when the conversation was opened. */
  | { kind: 'unread'; key: string }
  /** `isFirst`: first in a run of messages by one person, which shows the name. */
  | { kind: 'message'; key: string; message: Message; isFirst: boolean }

/** Rows that are rendered and removed together while scrolling. */
export type LogPart = { key: number; rows: LogRow[] }

/** Messages per part. Parts split at fixed positions, so they stay the same as messages load. */
const partSize = 20
/** Messages by one person within this many milliseconds show the name once. */
const runLength = 5 * 60_000

/** The element id of a message. */
export const messageAnchor = (id: string) => `message-${id}`

/** Splits messages, oldest first, into parts; `unreadFrom` is the position of the first unread one, or null. */
export function layOutLog(
  messages: readonly Message[],
  { timeZone, unreadFrom }: { timeZone: string; unreadFrom: number | null },
): LogPart[] {
  const parts: LogPart[] = []
  let before: Message | undefined
  for (const message of messages) {
    const key = Math.floor(message.position / partSize)
    const last = parts.at(-1)
    const part = last?.key === key ? last : { key, rows: [] }
    if (part !== last) parts.push(part)
    const day = dayInZone(new Date(message.timestamp), timeZone)
    const isNewDay = !before || dayInZone(new Date(before.timestamp), timeZone) !== day
    const isUnread = message.position === unreadFrom
    if (isNewDay) part.rows.push({ kind: 'day', key: `day-${day}-${message.position}`, day })
    if (isUnread) part.rows.push({ kind: 'unread', key: 'unread' })
    const isFirst = isNewDay || isUnread || !before || !isOfOneRun(before, message)
    part.rows.push({ kind: 'message', key: message.id, message, isFirst })
    before = message
  }
  return parts
}

function isOfOneRun(before: Message, message: Message): boolean {
  const pause = Date.parse(message.timestamp) - Date.parse(before.timestamp)
  return before.senderId === message.senderId && before.side === message.side && pause < runLength
}
