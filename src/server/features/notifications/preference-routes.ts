import type { FastifyInstance } from 'fastify'
import {
  findSubscription,
  getNotificationPreferences,
  resubscribe,
  saveNotificationPreferences,
  unsubscribe,
} from '#contract/notifications/preferences.ts'
import { route } from '#server/http/route.ts'
import {
  findSubscriptionByToken,
  getPreferences,
  resubscribeByLink,
  savePreferences,
  unsubscribeByLink,
} from './preference-service.ts'

/** Bytes of the form that mail programs send. */
const bodyLimit = 1024

export function notificationPreferenceRoutes(app: FastifyInstance): void {
  route(app, getNotificationPreferences, (ctx) => getPreferences(ctx))
  route(app, saveNotificationPreferences, (ctx, { body }) => savePreferences(ctx, body))
  route(app, findSubscription, (ctx, { body }) => findSubscriptionByToken(ctx, body.token))
  route(app, resubscribe, (ctx, { query }) => resubscribeByLink(ctx, query.token))
  void app.register((scope, _options, done) => {
    // What the form says is in its address already.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      async () => undefined,
    )
    route(scope, unsubscribe, (ctx, { query }) => unsubscribeByLink(ctx, query.token))
    // Mail programs that know no one-click open the address instead; this changes nothing, and the page asks.
    scope.get<{ Querystring: { token?: unknown } }>(unsubscribe.path, async ({ query: { token } }, reply) => {
      const isTokenFormat = typeof token === 'string' && /^[\w.-]{1,200}$/.test(token)
      return reply.redirect(`/auth/unsubscribe${isTokenFormat ? `#${token}` : ''}`, 303)
    })
    done()
  })
}
