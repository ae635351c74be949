import type { Message } from '#contract/messages/messages.ts'
import type { Db } from '#server/db/db.ts'
import { eraseLiveMessage, sendLiveEvent } from '#server/live/publish.ts'

/**
 * Tells the open pages of a conversation's readers what a message is now; as nobody has read it: each page knows how far the
 * others have read. The words of one that is gone are in nothing then that anybody is still to be told.
 */
export async function pushMessage(
  db: Db,
  readers: readonly { userId: string }[],
  message: Message,
): Promise<void> {
  const userIds = readers.map(({ userId }) => userId)
  if (message.deletedAt !== null) await eraseLiveMessage(db, userIds, message.id)
  await sendLiveEvent(db, userIds, {
    kind: 'message',
    data: { conversationId: message.conversationId, message: { ...message, read: false } },
  })
}
