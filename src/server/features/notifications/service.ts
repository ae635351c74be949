import type { Notification } from '#contract/notifications/notifications.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { saveAllRead, saveRead } from './queries.ts'
import { findOwn } from './search.ts'

/**
 * Marks one of the caller's notifications as read; `gather`: with all that gather with it. Doing it twice has the same
 * effect.
 */
export async function markRead(ctx: Context, id: string, gather = false): Promise<Notification> {
  const notification = await findOwn(ctx, id)
  if (!notification) throw new Problem('notification_not_found')
  await saveRead(ctx.db, { id, userId: ctx.actor.id, at: ctx.now(), gather })
  return { ...notification, read: true }
}

/** Marks all of the caller's notifications read. */
export async function markAllRead(ctx: Context): Promise<void> {
  await saveAllRead(ctx.db, { userId: ctx.actor.id, at: ctx.now() })
}
