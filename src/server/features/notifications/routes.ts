import type { FastifyInstance } from 'fastify'
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '#contract/notifications/notifications.ts'
import { route } from '#server/http/route.ts'
import { countUnread, listOwn } from './search.ts'
import { markAllRead, markRead } from './service.ts'

export function notificationRoutes(app: FastifyInstance): void {
  route(app, listNotifications, (ctx, { query }) => listOwn(ctx, query))

  route(app, countUnreadNotifications, async (ctx) => ({ unread: await countUnread(ctx) }))

  route(app, readNotification, (ctx, { params, query }) => markRead(ctx, params.id, query.gather))

  route(app, readAllNotifications, async (ctx) => {
    await markAllRead(ctx)
    return { unread: await countUnread(ctx) }
  })
}
