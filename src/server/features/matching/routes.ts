import type { FastifyInstance } from 'fastify'
import {
  dismissMatch,
  listDismissedMatches,
  listMatchExclusions,
  removeMatchExclusion,
  restoreMatch,
  saveMatchExclusion,
} from '#contract/matching/dismissals.ts'
import { exportExposureAudit, getExposureAudit } from '#contract/matching/exposure-audit.ts'
import { recordSeenMatches } from '#contract/matching/exposures.ts'
import {
  getMatchingInsights,
  getMatchingInsightsOf,
  getMatchingWeights,
  getProjectMatch,
  getProjectMatches,
  getProjectMatchesOf,
  resetMatchingWeights,
  saveMatchingWeights,
} from '#contract/matching/matching.ts'
import {
  decideSkillSuggestion,
  exportSkillSuggestions,
  listSkillSuggestions,
} from '#contract/matching/skill-placements.ts'
import { countLikelyVolunteers, listProjectVolunteers } from '#contract/matching/volunteer-matches.ts'
import type { Context, Services } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { startIndex } from '#server/matching/live-index.ts'
import { flushExposures, recordSeen } from '#server/queries/matching/match-exposures.ts'
import { listDismissed } from './dismissals/dismissal-search.ts'
import {
  dismiss,
  listOwnExclusions,
  removeOwnExclusion,
  restore,
  saveOwnExclusion,
} from './dismissals/dismissal-service.ts'
import { exportAudit, findAudit } from './exposure/exposure-audit.ts'
import { listMatches, summarizeMatches, findProjectMatch } from './project-matches.ts'
import { findOwnWeights, reset, save } from './service.ts'
import { exportSuggestions } from './suggestions/skill-export.ts'
import { decideSuggestion, listSuggestions } from './suggestions/suggestions.ts'
import { countLikelyMatches, listVolunteerMatches } from './volunteer-matches.ts'

/**
 * Another person's matches do not exist for the caller (decision A22). IDs compare case-insensitively, as in
 * PostgreSQL.
 */
function requireOwn({ actor }: Context, userId: string): void {
  if (userId.toLowerCase() !== actor.id) throw new Problem('matches_not_found')
}

export function matchingRoutes(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  const index = startIndex(database, { log: (message, err) => app.log.warn({ err }, message) })
  app.addHook('onClose', index.close)
  // Load before the first volunteer needs it. Until then queries find the matches.
  app.addHook('onListen', () => void index.load().catch(() => undefined))
  // A database that is away must not keep the process from closing.
  app.addHook('onClose', () => flushExposures(database.db).catch(() => undefined))
  route(app, getProjectMatches, (ctx, { query }) => listMatches(ctx, query))
  route(app, getProjectMatchesOf, async (ctx, { params, query }) => {
    requireOwn(ctx, params.userId)
    return listMatches(ctx, query)
  })
  route(app, getProjectMatch, (ctx, { params }) => findProjectMatch(ctx, params.id))
  route(app, getMatchingInsights, summarizeMatches)
  route(app, getMatchingInsightsOf, async (ctx, { params }) => {
    requireOwn(ctx, params.userId)
    return summarizeMatches(ctx)
  })
  route(app, getMatchingWeights, findOwnWeights)
  route(app, saveMatchingWeights, (ctx, { body }) => save(ctx, body))
  route(app, resetMatchingWeights, reset)
  route(app, recordSeenMatches, async ({ db, actor, now }, { body }) => {
    await recordSeen(db, { ...body, userId: actor.id, at: now() })
    return {}
  })
  route(app, listDismissedMatches, (ctx, { query }) => listDismissed(ctx, query.cursor))
  route(app, dismissMatch, (ctx, { params, body }) => dismiss(ctx, params.id, body.reason))
  route(app, restoreMatch, (ctx, { params }) => restore(ctx, params.id))
  route(app, listMatchExclusions, listOwnExclusions)
  route(app, saveMatchExclusion, (ctx, { body }) => saveOwnExclusion(ctx, body))
  route(app, removeMatchExclusion, (ctx, { params }) => removeOwnExclusion(ctx, params.id))
  route(app, listProjectVolunteers, (ctx, { params, query }) =>
    listVolunteerMatches(ctx, params.id, query.cursor),
  )
  route(app, getExposureAudit, (ctx, { query }) => findAudit(ctx, query))
  route(app, exportExposureAudit, (ctx, { body }) => exportAudit(ctx, body))
  route(app, listSkillSuggestions, (ctx, { query: { show, cursor } }) =>
    listSuggestions(ctx, { show, cursor }),
  )
  route(app, exportSkillSuggestions, (ctx, { body }) => exportSuggestions(ctx, body))
  route(app, decideSkillSuggestion, (ctx, { body }) => decideSuggestion(ctx, body))
  route(app, countLikelyVolunteers, (ctx, { body }) => countLikelyMatches(ctx, body))
}
