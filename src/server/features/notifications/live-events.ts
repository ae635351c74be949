/** What open pages are told of notifications: each event names one by its id, and is shown when it is read. */
import type { Db } from '#server/db/db.ts'
import type { StoredEvent } from '#server/live/queries.ts'
import { present } from './present.ts'
import { listShown } from './notification-queries.ts'

const idOf = ({ kind, data }: StoredEvent) =>
  kind === 'notifications' && typeof data['notificationId'] === 'string' ? data['notificationId'] : null

/**
 * Puts the whole notification in the place of its id, the same object that the list answers; nothing where its reader
 * may not read it any more. No words of it are stored with the event.
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
