/** What stands before every request: known host, same origin for writes, headers, body rules (docs/security.md). */
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import type { Config } from '#server/config/config.ts'
import { Problem } from './problem.ts'

const none = ["'none'"]
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What every answer carries; a page, a file and what everybody may read set some of them anew. */
function headersOf(isHttps: boolean): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: none, baseUri: none, objectSrc: none, frameAncestors: none },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 63_072_000, includeSubDomains: true },
  })(answer.req, answer, () => {})
  answer.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()')
  return answer.getHeaders()
}

/** Installs the headers and the checks of Host and origin. */
export function installSecurity(app: FastifyInstance, config: Config): void {
  // None depends on the request: helmet is asked once.
  const all = headersOf(config.publicUrl.startsWith('https:'))
  const unkept = { ...all, 'cache-control': 'no-store' }
  const hosts = allowedHosts(config)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(/^\/(api|health)\b/.test(request.url) ? unkept : all)
    const host = hostOf(request)
    if (host === null) return done(new Problem('malformed_request'))
    if (!hosts.has(host)) return done(new Problem('misdirected'))
    if (!safeMethods.has(request.method) && isCrossSite(request, config))
      return done(new Problem('cross_site'))
    done()
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

/** The name of the host that is asked; null where none is named, empty where two are. */
function hostOf(request: FastifyRequest): string | null {
  const { rawHeaders } = request.raw
  let host: string | null = null
  // Names and values in turn. Every request runs through this: no list is made on the way.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue
    // Two Host headers would let a proxy and this server read different ones.
    if (host !== null) return ''
    host = rawHeaders[at + 1] ?? ''
  }
  return host === null ? null : host.replace(/:\d+$/, '').toLowerCase()
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
