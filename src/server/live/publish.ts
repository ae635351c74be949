/** How a slice tells people's open pages of what it writes. */
import type { LiveEvent, LiveSignal } from '#contract/live.ts'
import type { Db } from '#server/db/db.ts'
import { emptyMessage, insertEvents, notifySignal } from './queries.ts'

/**
 * Tells people of what the caller's transaction writes, once it is committed: each of them exactly once and in the order of
 * the commits, also those who are cut off now. To be called late in a transaction: until it ends, nobody else tells them
 * anything.
 */
export async function sendLive(db: Db, userIds: readonly string[], event: LiveEvent): Promise<void> {
  if (userIds.length > 0) await insertEvents(db, userIds, event)
}

/** Tells people of their notification of a fact, as `sendLive` does; whoever reads it is shown the notification as it is then. */
export async function sendNotification(db: Db, userIds: readonly string[], factId: number): Promise<void> {
  if (userIds.length > 0) await insertEvents(db, userIds, { kind: 'notifications', data: {}, factId })
}

/** Takes the words of a message out of what people are still to be told, or were; to be called before what tells that they are gone. */
export async function forgetWords(db: Db, userIds: readonly string[], messageId: string): Promise<void> {
  if (userIds.length > 0) await emptyMessage(db, userIds, messageId)
}

/** People that one NOTIFY can name. */
const mostAtOnce = 100

/** Tells people who are there now, when the caller's transaction is committed; nothing of it is kept. */
export async function signalLive(db: Db, userIds: readonly string[], signal: LiveSignal): Promise<void> {
  for (let at = 0; at < userIds.length; at += mostAtOnce)
    await notifySignal(db, { users: userIds.slice(at, at + mostAtOnce), signal })
}
