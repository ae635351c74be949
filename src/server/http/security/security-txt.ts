/** /.well-known/security.txt (RFC 9116): the contacts for reporting a vulnerability of this installation. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config/config.ts'
import { dayMs } from '#domain/time/time.ts'

const address = '/.well-known/security.txt'
/** Starts at midnight of the current day, so that it never expires; the RFC recommends less than a year. */
const validDays = 180

/** Installs the route if SECURITY_CONTACT is set. */
export function installSecurityTxt(app: FastifyInstance, config: Config): void {
  const { securityContacts: contacts, securityPolicy: policy, publicUrl } = config
  if (contacts.length === 0) return
  app.get(address, async (request, reply) => {
    const today = Math.floor(request.context.now().getTime() / dayMs) * dayMs
    const expires = new Date(today + validDays * dayMs).toISOString().replace('.000Z', 'Z')
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      // The RFC allows only https for web addresses.
      ...(publicUrl.startsWith('https:') ? [`Canonical: ${new URL(address, publicUrl).href}`] : []),
      ...(policy === null ? [] : [`Policy: ${policy}`]),
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })
}
