/** Checks before every request: known host, same origin for writes, headers, body rules (docs/security.md). */
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import type { Config } from '#server/config/config.ts'
import { Problem } from '#server/http/problem.ts'

const none = ["'none'"]
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The headers of every response; pages, files and public data override some of them. */
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
  // No header depends on the request, so helmet computes them once.
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
  // JSON only, because a form on another site can send the other types without a preflight.
  app.removeContentTypeParser('text/plain')
}

/** The host of PUBLIC_URL, the loopback names and those of ALLOWED_HOSTS, without their ports. */
function allowedHosts(config: Config): Set<string> {
  return new Set([
    new URL(config.publicUrl).hostname,
    'localhost',
    '127.0.0.1',
    '[::1]',
    ...config.allowedHosts,
  ])
}

/** The requested host name; null if there is none, empty if there are two. */
function hostOf(request: FastifyRequest): string | null {
  const { rawHeaders } = request.raw
  let host: string | null = null
  // Names and values alternate. Every request runs this loop, so it allocates no list.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue
    // With two Host headers, a proxy and this server could each use a different one.
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
  // Without https the loopback names work too, each as its own origin.
  return config.publicUrl.startsWith('https:') || origin !== `http://${request.headers.host ?? ''}`
}
