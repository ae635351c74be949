/** Live events about notifications: an event stores only the ID, and is expanded when it is read. */
import type { Language } from '#contract/i18n/languages.ts'
import type { Db } from '#server/db/db.ts'
import type { StoredEvent } from '#server/live/queries.ts'
import { present } from './present.ts'
import { listShown } from './notification-queries.ts'

const idOf = ({ kind, data }: StoredEvent) =>
  kind === 'notifications' && typeof data['notificationId'] === 'string' ? data['notificationId'] : null

/** Writes an event in its reader's language. */
type ExpandEvent = (event: StoredEvent, language: Language) => StoredEvent

/**
 * Loads the notifications behind events. The returned function replaces the ID in an event with the full notification,
 * in the same shape as the list response; it leaves it out if its reader may no longer see it. No text is stored with
 * the event.
 */
export async function loadNotifications(db: Db, events: readonly StoredEvent[]): Promise<ExpandEvent> {
  const ids = events.flatMap((event) => idOf(event) ?? [])
  const rows = new Map((ids.length === 0 ? [] : await listShown(db, ids)).map((row) => [row.id, row]))
  return (event, language) => {
    const id = idOf(event)
    if (id === null) return event
    const row = rows.get(id)
    const [notification] = row ? present(language, row) : []
    return { ...event, data: { ...notification } }
  }
}
