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
  requirePreferences,
  resubscribeByLink,
  savePreferences,
  unsubscribeByLink,
} from './preference-service.ts'

/** Maximum bytes of the form that email programs send. */
const bodyLimit = 1024

export function notificationPreferenceRoutes(app: FastifyInstance): void {
  route(app, getNotificationPreferences, (ctx) => requirePreferences(ctx))
  route(app, saveNotificationPreferences, (ctx, { body }) => savePreferences(ctx, body))
  route(app, findSubscription, (ctx, { body }) => findSubscriptionByToken(ctx, body.token))
  route(app, resubscribe, (ctx, { query }) => resubscribeByLink(ctx, query.token))
  void app.register((scope, _options, done) => {
    // The form's information is already in the URL.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      async () => undefined,
    )
    route(scope, unsubscribe, (ctx, { query }) => unsubscribeByLink(ctx, query.token))
    // Email programs without one-click support open the URL instead. That changes nothing; the page asks for
    // confirmation.
    scope.get<{ Querystring: { token?: unknown } }>(unsubscribe.path, async ({ query: { token } }, reply) => {
      const isTokenFormat = typeof token === 'string' && /^[\w.-]{1,200}$/.test(token)
      return reply.redirect(`/auth/unsubscribe${isTokenFormat ? `#${token}` : ''}`, 303)
    })
    done()
  })
}
