import type { Message } from '#contract/conversation-messages.ts'
import type { Db } from '#server/db/db.ts'
import { forgetWords, sendLive } from '#server/live/publish.ts'

/**
 * Tells the open pages of a conversation's readers what a message is now; as nobody has read it: each page knows how far the
 * others have read. The words of one that is gone are in nothing then that anybody is still to be told.
 */
export async function tellReaders(
  db: Db,
  readers: readonly { userId: string }[],
  message: Message,
): Promise<void> {
  const userIds = readers.map(({ userId }) => userId)
  if (message.deletedAt !== null) await forgetWords(db, userIds, message.id)
  await sendLive(db, userIds, {
    kind: 'message',
    data: { conversationId: message.conversationId, message: { ...message, read: false } },
  })
}
