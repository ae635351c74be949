/** The HTTP application: checks before every request, the routes of the slices, and the pages. */
import cookie from '@fastify/cookie'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { type Context, type Services } from './context.ts'
import { administrationRoutes } from './features/administration/routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { accountDeletionRoutes } from './features/accounts/deletion-routes.ts'
import { accountHelpRoutes } from './features/accounts/help-routes.ts'
import { secondFactorRoutes } from './features/accounts/second-factor-routes.ts'
import { accountSettingRoutes } from './features/accounts/setting-routes.ts'
import { analyticsRoutes } from './features/reviews/analytics-routes.ts'
import { applicationRoutes } from './features/applications/routes.ts'
import { authorityRoutes } from './features/authority/routes.ts'
import { documentRoutes } from './features/images/document-routes.ts'
import { credentialRoutes } from './features/credentials/routes.ts'
import { joinInvited } from './features/applications/invited.ts'
import { inviteRoutes } from './features/invites/routes.ts'
import { imageRoutes } from './features/images/routes.ts'
import { attachmentRoutes } from './features/messages/attachment-routes.ts'
import { confirmMessageDecision, messageCases, undoMessageDecision } from './features/messages/cases.ts'
import { messageRoutes } from './features/messages/routes.ts'
import { statisticsRoutes } from './features/figures/routes.ts'
import { dashboardRoutes } from './features/dashboards/routes.ts'
import { personalDataRoutes } from './features/personal-data/routes.ts'
import { portfolioRoutes } from './features/portfolios/routes.ts'
import { profileRoutes } from './features/profiles/routes.ts'
import { hourRoutes } from './features/hours/routes.ts'
import { onboardingRoutes } from './features/onboarding/routes.ts'
import { claimRoutes } from './features/organizations/claim-routes.ts'
import { memberRoutes } from './features/organizations/member-routes.ts'
import { directoryRoutes } from './features/matching/directory-routes.ts'
import { matchingRoutes } from './features/matching/routes.ts'
import { appealRoutes } from './features/moderation/appeal-cases.ts'
import { reportQueueRoutes } from './features/moderation/queue.ts'
import { moderationRoutes } from './features/moderation/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { notificationPreferenceRoutes } from './features/notifications/preference-routes.ts'
import { organizationPageRoutes } from './features/organizations/page-routes.ts'
import { rewardRoutes } from './features/rewards/routes.ts'
import { rankingRoutes } from './features/rankings/routes.ts'
import { perkRoutes } from './features/rewards/perk-routes.ts'
import { projectRoutes } from './features/projects/routes.ts'
import { projectCaseRoutes, projectCases, undoProjectDecision } from './features/projects/cases/cases.ts'
import { reviewCaseRoutes, reviewCases, undoReviewDecision } from './features/reviews/cases.ts'
import { reviewRoutes } from './features/reviews/routes.ts'
import { savedSearchRoutes } from './features/projects/alerts/saved-searches-routes.ts'
import { reopeningRoutes } from './features/projects/reopening/reopening-routes.ts'
import { savedProjectRoutes } from './features/projects/saved/saved-projects-routes.ts'
import { unfinishedProjectRoutes } from './features/projects/managing/unfinished-routes.ts'
import { registerRunRoutes } from './features/verification/register-run-routes.ts'
import { verificationQueueRoutes } from './features/verification/queue-routes.ts'
import { verificationRoutes } from './features/verification/routes.ts'
import { legalRoutes } from './features/legal/routes.ts'
import { siteRoutes } from './features/site/routes.ts'
import { impactRoutes } from './features/impact/routes.ts'
import { sessionRoutes } from './features/accounts/session-routes.ts'
import { isInternalRequest, needsAdmission, createAdmission } from './http/admission.ts'
import { limitConnections } from './http/connection-limits.ts'
import { installConnectionTracking, refuseWhileClosing } from './http/connections.ts'
import { getCost } from './http/costs.ts'
import { installReports } from './http/csp-report.ts'
import { installDocumentation } from './http/documentation.ts'
import { sendError, installErrorHandler } from './http/errors.ts'
import { decideLanguage } from './http/language.ts'
import { installHealth } from './http/health.ts'
import { startLoopDelayMeter } from './http/loop-delay.ts'
import { installWriteMarks } from './http/replica-reads.ts'
import { childLog, installRequestId, logOnce, logOptions, requestIdOf } from './http/request-log.ts'
import { installSecurity } from './http/security.ts'
import { installSecurityTxt } from './http/security-txt.ts'
import { Problem } from './http/problem.ts'
import { auditOriginOf, resumeSession, sessionHashOf, type Visitor } from './http/session.ts'
import { installSitemap } from './http/sitemap.ts'
import { installPages } from './http/static.ts'
import { answerUnparsed, installUnparsedAnswers } from './http/unparsed-requests.ts'
import { liveRoutes } from './live/routes.ts'
import { installInboundWebhook } from './inbound/webhook.ts'
import { installOutbox } from './email/outbox-page.ts'
import { operatorRoutes } from './operator-routes.ts'
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
  accountRoutes(app)
  onboardingRoutes(app)
  accountSettingRoutes(app)
  secondFactorRoutes(app)
  accountHelpRoutes(app)
  accountDeletionRoutes(app)
  personalDataRoutes(app)
  sessionRoutes(app)
  projectRoutes(app, services)
  savedProjectRoutes(app)
  unfinishedProjectRoutes(app)
  reopeningRoutes(app)
  savedSearchRoutes(app)
  statisticsRoutes(app)
  applicationRoutes(app)
  inviteRoutes(app, joinInvited)
  notificationRoutes(app)
  liveRoutes(app, services)
  notificationPreferenceRoutes(app)
  reviewRoutes(app)
  analyticsRoutes(app)
  reviewCaseRoutes(app)
  projectCaseRoutes(app)
  dashboardRoutes(app)
  profileRoutes(app)
  portfolioRoutes(app)
  organizationPageRoutes(app)
  rankingRoutes(app)
  rewardRoutes(app)
  matchingRoutes(app, services)
  directoryRoutes(app, services)
  verificationRoutes(app)
  verificationQueueRoutes(app)
  hourRoutes(app)
  memberRoutes(app)
  claimRoutes(app)
  administrationRoutes(app, services)
  moderationRoutes(app)
  appealRoutes(app, {
    project: undoProjectDecision,
    review: undoReviewDecision,
    message: undoMessageDecision,
    confirmMessage: confirmMessageDecision,
  })
  reportQueueRoutes(app, { project: projectCases, review: reviewCases, message: messageCases })
  operatorRoutes(app)
  perkRoutes(app)
  authorityRoutes(app)
  credentialRoutes(app)
  messageRoutes(app)
  await attachmentRoutes(app)
  await registerRunRoutes(app)
  await imageRoutes(app)
  await siteRoutes(app)
  legalRoutes(app)
  impactRoutes(app)
  await documentRoutes(app)
  installInboundWebhook(app, { ...shared, log })
  installDocumentation(app)
  installOutbox(app, services)
  installSecurityTxt(app, config)
  installSitemap(app, config)
  installManifest(app)
  await installPages(app, services, { ...signs, countWaiting: admission.countWaiting })
  return app
}
