/** The cookie of a browser that has signed in before, so that guesses from elsewhere cannot lock its owner out. */
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config/config.ts'
import type { Signer } from '#server/config/secrets.ts'
import { comparableAddress } from '#server/email/email-limits.ts'

/** Seconds; the longest time that browsers keep a cookie. */
const maxAge = 400 * 86_400

const nameOf = (config: Config) => (config.publicUrl.startsWith('https:') ? '__Host-dev' : 'dev')
/**
 * What the cookie signs: the address itself, which the signature does not reveal. A pseudonym would come from the first
 * key only, so that a new key would forget every browser.
 */
const textOf = (device: string, email: string) => `${device} ${comparableAddress(email)}`

interface RequestAndReply {
  request: FastifyRequest
  reply: FastifyReply
}

/** The id of the browser if it has signed in to this account before, otherwise null. */
export function findTrustedDevice(
  request: FastifyRequest,
  email: string,
  { config, signer }: { config: Config; signer: Signer },
): string | null {
  const [, device = '', signature = ''] =
    /^([\w-]{22})\.(v\d+\.[\w-]{43})$/.exec(request.cookies[nameOf(config)] ?? '') ?? []
  return signer.verify('device', textOf(device, email), signature) ? device : null
}

/** Remembers that this browser has signed in to the account. */
export function rememberDevice(
  { request, reply }: RequestAndReply,
  email: string,
  keys: { config: Config; signer: Signer },
): void {
  if (findTrustedDevice(request, email, keys)) return
  const device = randomBytes(16).toString('base64url')
  reply.setCookie(nameOf(keys.config), `${device}.${keys.signer.sign('device', textOf(device, email))}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: keys.config.publicUrl.startsWith('https:'),
    maxAge,
  })
}
