/** /.well-known/security.txt (RFC 9116): whom to tell of a vulnerability of this installation. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config/config.ts'

const address = '/.well-known/security.txt'
const day = 86_400_000

/** From midnight of the day on which it is read, so that it never runs out; the RFC recommends less than a year. */
const validDays = 180

/** Installs it where SECURITY_CONTACT names somebody; elsewhere it is not there. */
export function installSecurityTxt(app: FastifyInstance, config: Config): void {
  const { securityContacts: contacts, securityPolicy: policy, publicUrl } = config
  if (contacts.length === 0) return
  app.get(address, async (request, reply) => {
    const today = Math.floor(request.context.now().getTime() / day) * day
    const expires = new Date(today + validDays * day).toISOString().replace('.000Z', 'Z')
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      // The RFC takes no address of the web that is not https.
      ...(publicUrl.startsWith('https:') ? [`Canonical: ${new URL(address, publicUrl).href}`] : []),
      ...(policy === null ? [] : [`Policy: ${policy}`]),
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })
}
