/** What stands in the log of a conversation, in its order. */
import type { Message } from '#contract/messages/messages.ts'
import { dayInZone } from '#domain/time/time.ts'

export type LogRow =
  /** The day of what follows, YYYY-MM-DD. */
  | { kind: 'day'; key: string; day: string }
  /** From here on the reader had not read when the conversation was opened. */
  | { kind: 'unread'; key: string }
  /** `isFirst`: of a run of messages by one person, which tells the name. */
  | { kind: 'message'; key: string; message: Message; isFirst: boolean }

/** Rows that come and go together as the log is scrolled. */
export type LogPart = { key: number; rows: LogRow[] }

/** Messages of a part: those of the same positions always, so that a part keeps its place. */
const partSize = 20
/** Milliseconds within which messages by one person follow each other without the name said again. */
const runLength = 5 * 60_000

/** The place of a message on the page. */
export const messageAnchor = (id: string) => `message-${id}`

/** Cuts messages, oldest first, into parts; `unreadFrom` is the position of the first unread one, or null. */
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
