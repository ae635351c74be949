/** Live events about notifications: an event stores only the ID, and is expanded when it is read. */
import type { Db } from '#server/db/db.ts'
import type { StoredEvent } from '#server/live/queries.ts'
import { present } from './present.ts'
import { listShown } from './notification-queries.ts'

const idOf = ({ kind, data }: StoredEvent) =>
  kind === 'notifications' && typeof data['notificationId'] === 'string' ? data['notificationId'] : null

/**
 * Replaces each ID with the full notification, in the same shape as the list response; leaves it out if its reader
 * may no longer see it. No text is stored with the event.
 */
export async function expandNotifications(
  db: Db,
  found: ReadonlyMap<string, StoredEvent[]>,
): Promise<Map<string, StoredEvent[]>> {
  const ids = [...found.values()].flat().flatMap((event) => idOf(event) ?? [])
  const rows = ids.length === 0 ? [] : await listShown(db, ids)
  const shown = new Map(rows.flatMap(present).map((notification) => [notification.id, notification]))
  const show = (event: StoredEvent): StoredEvent => {
    const id = idOf(event)
    return id === null ? event : { ...event, data: { ...shown.get(id) } }
  }
  return new Map([...found].map(([userId, events]) => [userId, events.map(show)]))
}
