/** What stands before every request: known host, same origin for writes, headers, body rules (docs/security.md). */
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { Problem } from './problem.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Installs the headers and the checks of Host and origin. */
export async function installSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    // Pages set their own policy with a nonce; everything else gets the closed one below.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    hsts: isHttps && { maxAge: 63_072_000, includeSubDomains: true },
  })
  const hosts = allowedHosts(config)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()')
    reply.header(
      'content-security-policy',
      "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    )
    if (/^\/(api|health)\b/.test(request.url)) reply.header('cache-control', 'no-store')
    if (!hosts.has(hostOf(request))) throw new Problem('misdirected')
    if (!safeMethods.has(request.method) && isCrossSite(request, config)) throw new Problem('cross_site')
  })
  // JSON only: a form of another site can send the other types without asking first.
  app.removeContentTypeParser('text/plain')
}

/** PUBLIC_URL's host, the loopback names and those of ALLOWED_HOSTS, without their port. */
function allowedHosts(config: Config): Set<string> {
  return new Set([
    new URL(config.publicUrl).hostname,
    'localhost',
    '127.0.0.1',
    '[::1]',
    ...config.allowedHosts,
  ])
}

function hostOf(request: FastifyRequest): string {
  const names = request.raw.rawHeaders.filter(
    (_, index, all) => index % 2 === 1 && /^host$/i.test(all[index - 1] ?? ''),
  )
  const [name = ''] = names
  // Two Host headers would let a proxy and this server read different ones.
  return names.length === 1 ? name.replace(/:\d+$/, '').toLowerCase() : ''
}

function isCrossSite(request: FastifyRequest, config: Config): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = request.headers
  if (origin === undefined) return false
  if (origin === new URL(config.publicUrl).origin) return false
  // Without https the loopback names serve too, and each is an origin of its own.
  return config.publicUrl.startsWith('https:') || origin !== `http://${request.headers.host ?? ''}`
}
