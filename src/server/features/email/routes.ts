import type { FastifyInstance } from 'fastify'
import { retryEmail } from '#contract/email/bounces.ts'
import { checkEmailDomain, getEmailDelivery, sendTestEmail } from '#contract/email/email.ts'
import { exportStoredEmails, listStoredEmails } from '#contract/email/stored.ts'
import { answerDone } from '#server/http/done.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { route } from '#server/http/route.ts'
import { checkDomain } from './domain-checks.ts'
import { presentDelivery } from './delivery.ts'
import { retryEmail as retry } from './retry.ts'
import { exportStored, listStoredPage } from './stored.ts'
import { sendTest } from './test-email.ts'

export function emailRoutes(app: FastifyInstance): void {
  route(app, getEmailDelivery, (ctx) => presentDelivery(ctx))
  route(app, sendTestEmail, (ctx, { body }, { request }) =>
    sendTest(ctx, { recipient: body.recipient, clientNetwork: clientNetworkOf(request.ip) }),
  )
  route(app, retryEmail, async (ctx, _input, { request }) => {
    await retry(ctx, clientNetworkOf(request.ip))
    return answerDone(ctx, 'sendingAgain')
  })
  route(app, listStoredEmails, (ctx, { query }) => listStoredPage(ctx, query))
  route(app, exportStoredEmails, (ctx, { body }) => exportStored(ctx, body))
  route(app, checkEmailDomain, (ctx, { query }) => checkDomain(ctx, query.selectors))
}
