/** The HTTP application: what every request passes, the slices with their routes, and the pages. */
import cookie from '@fastify/cookie'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { type Context, type Services } from './context.ts'
import { isInternalRequest, needsAdmission, createAdmission } from './http/limits/admission.ts'
import { limitConnections } from './http/limits/connection-limits.ts'
import { installConnectionTracking, refuseWhileClosing } from './http/limits/connections.ts'
import { getCost } from './http/limits/costs.ts'
import { installReports } from './http/security/csp-report.ts'
import { installDocumentation } from './http/pages/documentation.ts'
import { sendError, installErrorHandler } from './http/errors.ts'
import { decideLanguage } from './http/language.ts'
import { installHealth } from './http/health.ts'
import { startLoopDelayMeter } from './http/limits/loop-delay.ts'
import { installWriteMarks } from './http/replica-reads.ts'
import { childLog, installRequestId, logOnce, logOptions, requestIdOf } from './http/request-log.ts'
import { installSecurity } from './http/security/security.ts'
import { installSecurityTxt } from './http/security/security-txt.ts'
import { Problem } from './http/problem.ts'
import { auditOriginOf, resumeSession, sessionHashOf, type Visitor } from './http/session.ts'
import { installSitemap } from './http/pages/sitemap.ts'
import { installPages } from './http/pages/static.ts'
import { answerUnparsed, installUnparsedAnswers } from './http/unparsed-requests.ts'
import { sliceRoutes } from './routes.ts'
import { installInboundWebhook } from './inbound/webhook.ts'
import { installOutbox } from './email/outbox-page.ts'
import { clientNetworkOf } from './http/network.ts'
import { installManifest } from './site/manifest.ts'
import { followSite } from './site/current-site.ts'
import { createSharedContext, withoutCaller } from './shared-context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    context: Context<User | null>
  }
  interface FastifyContextConfig {
    /** The endpoint value that the route was created from. */
    endpoint?: Endpoint
    /** The route serves pages. Like the API, it needs to know the caller. */
    isPage?: true
    /** The route serves a file to those who may read it. */
    isFile?: true
  }
}

const maxHeaderSize = 16_384

/** Builds the application. The caller listens and closes. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, database } = services
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : logOptions(config, services.logTo),
    genReqId: requestIdOf(config),
    logController: logOnce(),
    childLoggerFactory: childLog,
    // In bytes; uploads have their own routes.
    bodyLimit: 256 * 1024,
    requestTimeout: 15_000,
    // Time limits for a head and a request stop slow senders; `UNREAD_SECONDS` stops slow readers.
    connectionTimeout: 0,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    // Fastify's own answer has neither our code nor a `Retry-After`.
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: (error, request, reply) => void sendError(error, { request, reply, config }),
    clientErrorHandler: (error, socket) => answerUnparsed(app.log, error, socket),
    // Longer than any header may be, so that the endpoint itself rejects an invalid id.
    routerOptions: { maxParamLength: maxHeaderSize },
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize,
      requireHostHeader: false,
    },
  })
  const log = (message: string, err?: unknown) => app.log.error({ err }, message)
  const shared = createSharedContext(services, log)
  const { limits } = shared
  const noContext = withoutCaller(shared)
  installUnparsedAnswers(app)
  refuseWhileClosing(app)
  if (services.connections) installConnectionTracking(app, services.connections)
  installErrorHandler(app, config)
  installRequestId(app)
  services.metrics?.watch(app)
  installSecurity(app, config)
  const unreadRequests = limitConnections(app, services)
  const unfollow = await followSite(database, log)
  app.addHook('onClose', unfollow)
  await app.register(cookie)
  app.decorateRequest('sessionHash', null)
  const signs = { ...unreadRequests, loopDelay: services.loopDelay ?? startLoopDelayMeter(app) }
  const admission = createAdmission(app, services, signs)
  await app.register(compress, { global: true, encodings: ['br', 'gzip'] })
  app.addHook('preHandler', admission.authorize)
  app.addHook('preHandler', (request, _reply, done) => {
    // Files, documentation and health need no session and must work while the database is down.
    const isAdmissionNeeded = needsAdmission(request)
    const hash = sessionHashOf(request, config)
    const begin = (session: Visitor | null) => {
      const actor = session?.user ?? null
      if (actor?.deletionDueAt && request.routeOptions.config.isFile) throw new Problem('deletion_pending')
      const key = actor?.id ?? clientNetworkOf(request.ip)
      if (isAdmissionNeeded && !isInternalRequest(request))
        limits.chargeLocally({ limit: 'requests', key, cost: getCost(request) })
      const context = { ...noContext }
      context.actor = actor
      context.language = decideLanguage(request, actor, config)
      context.origin = auditOriginOf(request, hash)
      context.authenticatedAt = session?.authenticatedAt ?? null
      request.context = context
    }
    if (isAdmissionNeeded && hash) {
      const begun = resumeSession(services, hash).then(begin)
      // oxlint-disable-next-line promise/no-callback-in-promise -- a hook that is async makes every visitor wait a turn
      return void begun.then(() => done(), done)
    }
    begin(null)
    done()
  })
  app.addHook('preHandler', admission.authorizeAccount)
  installWriteMarks(app, services)
  installReports(app, limits)
  installHealth(app, services)
  await sliceRoutes(app, services)
  installInboundWebhook(app, { ...shared, log })
  installDocumentation(app)
  installOutbox(app, services)
  installSecurityTxt(app, config)
  installSitemap(app, config)
  installManifest(app)
  await installPages(app, services, { ...signs, countWaiting: admission.countWaiting })
  return app
}
