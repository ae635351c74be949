/** Takes in emails that the operator's mail server or mail provider sends by HTTP, as raw messages with a secret. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientNetworkOf } from '#server/http/network.ts'
import { Problem } from '#server/http/problem.ts'
import { findTarget, listAddresses, maxEmailBytes, takeIn, type InboundServices } from './take-in.ts'

/** Installs `POST /api/inbound-email`. Without the setting `INBOUND_SECRET` it does not exist. */
export function installInboundWebhook(app: FastifyInstance, services: InboundServices): void {
  const { config, limits } = services
  const secret = config.inbound?.secret ?? null
  if (secret === null) return
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['message/rfc822', 'application/octet-stream'],
      { parseAs: 'buffer', bodyLimit: maxEmailBytes },
      async (_request: FastifyRequest, body: Buffer) => body,
    )
    // Before the body is read: no one else makes this process read an email.
    scope.addHook('onRequest', (request, _reply, next) => {
      limits.chargeLocally({ limit: 'inboundEmails', key: clientNetworkOf(request.ip) })
      authorize(secret, request.headers.authorization)
      next()
    })
    scope.post<{ Querystring: { to?: unknown } }>(
      '/api/inbound-email',
      { bodyLimit: maxEmailBytes },
      async ({ query: { to }, body }) => {
        if (!Buffer.isBuffer(body)) throw new Problem('unreadable_body')
        const named = [to].flat().filter((address) => typeof address === 'string')
        const addresses = named.length > 0 ? named : await listAddresses(body)
        const targets = await Promise.all(
          addresses.slice(0, maxAddresses).map((each) => findTarget(services, each)),
        )
        const known = targets.filter((target) => target !== null)
        if (known.length > 0) await takeIn(services, known, { raw: body, sender: null })
        // An unknown recipient is no error: a provider would send the email again.
        return { accepted: known.length }
      },
    )
    done()
  })
}

const maxAddresses = 5

/** Takes the same time for every wrong secret. */
function authorize(secret: string, header: string | undefined): void {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (!timingSafeEqual(digest(`Bearer ${secret}`), digest(header ?? ''))) throw new Problem('unauthorized')
}
