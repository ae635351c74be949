import type { FastifyInstance } from 'fastify'
import { checkEmailDomain, getEmailDelivery, sendTestEmail } from '#contract/email/email.ts'
import { route } from '#server/http/route.ts'
import { checkDomain } from './domain-checks.ts'
import { presentDelivery } from './delivery.ts'
import { sendTest } from './test-email.ts'

export function emailRoutes(app: FastifyInstance): void {
  route(app, getEmailDelivery, async (ctx) => presentDelivery(ctx))
  route(app, sendTestEmail, (ctx, { body }) => sendTest(ctx, body.recipient))
  route(app, checkEmailDomain, (ctx, { query }) => checkDomain(ctx, query.selectors))
}
