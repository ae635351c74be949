/** How features send live events to people's open pages. */
import type { LiveEvent, LiveSignal } from '#contract/live/live.ts'
import type { Db } from '#server/db/db.ts'
import {
  clearMessageEvents,
  insertEvents,
  insertOwnEvents,
  lockHead,
  notifySignal,
  notifySignalEach,
} from './queries.ts'

/**
 * Sends people an event about what the caller's transaction writes, once it commits: exactly once and in commit
 * order, even to people who are disconnected now. Call it late in a transaction, because it blocks all other events
 * to them until the commit.
 */
export async function sendLiveEvent(db: Db, userIds: readonly string[], event: LiveEvent): Promise<void> {
  if (userIds.length > 0) await insertEvents(db, userIds, event)
}

/**
 * Keeps other transactions from sending a person events. Call it before locking what the events are about, if others send
 * theirs first: in opposite orders, two transactions would deadlock for a second.
 */
export async function lockLiveEvents(db: Db, userId: string): Promise<void> {
  await lockHead(db, userId)
}

/** Sends each of these people an event of their own, as `sendLiveEvent` does; no one more than one. */
export async function sendOwnLiveEvents(
  db: Db,
  events: readonly (LiveEvent & { userId: string })[],
): Promise<void> {
  if (events.length > 0) await insertOwnEvents(db, events)
}

/**
 * Sends people their notification of an event, as `sendLiveEvent` does. Readers see the notification in its current state.
 */
export async function sendNotification(db: Db, userIds: readonly string[], eventId: number): Promise<void> {
  if (userIds.length > 0) await insertEvents(db, userIds, { kind: 'notifications', data: {}, eventId })
}

/** Removes the content of a message from stored live events. Call it before the event that announces its removal. */
export async function eraseLiveMessage(db: Db, messageId: string): Promise<void> {
  await clearMessageEvents(db, messageId)
}

/** Sends a signal to everyone who is connected now, when the caller's transaction commits; the same one only once. */
export async function broadcastLiveSignal(db: Db, signal: LiveSignal): Promise<void> {
  await notifySignal(db, signal)
}

/**
 * Sends a signal to people who are connected now, when the caller's transaction commits. It is not stored. Each person gets the
 * same signal once, however often a transaction sends it.
 */
export async function sendLiveSignal(db: Db, userIds: readonly string[], signal: LiveSignal): Promise<void> {
  if (userIds.length > 0) await notifySignalEach(db, userIds, signal)
}
