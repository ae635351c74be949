import type { Message } from '#contract/messages/messages.ts'
import type { Db } from '#server/db/db.ts'
import { eraseLiveMessage, sendLiveEvent } from '#server/live/publish.ts'

/**
 * Pushes a message's current state to its readers' open pages. It is sent as unread and not reported, because each page
 * knows how far the others have read and what its reader has reported. If the message was deleted, its text is also removed from all pending live events.
 */
export async function pushMessage(
  db: Db,
  readers: readonly { userId: string }[],
  message: Message,
): Promise<void> {
  const userIds = readers.map(({ userId }) => userId)
  if (message.deletedAt !== null) await eraseLiveMessage(db, message.id)
  await sendLiveEvent(db, userIds, {
    kind: 'message',
    data: {
      conversationId: message.conversationId,
      message: { ...message, read: false, hasReported: false },
    },
  })
}
