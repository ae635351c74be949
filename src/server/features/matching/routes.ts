import type { FastifyInstance } from 'fastify'
import {
  getMatchingInsights,
  getMatchingInsightsOf,
  getMatchingWeights,
  getProjectMatch,
  getProjectMatches,
  getProjectMatchesOf,
  resetMatchingWeights,
  saveMatchingWeights,
} from '#contract/matching.ts'
import { decideSkillSuggestion, listSkillSuggestions } from '#contract/admin-skills.ts'
import { countLikelyVolunteers, listProjectVolunteers } from '#contract/volunteer-matches.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { listMatches, readInsights, readMatch } from './project-matches.ts'
import { readWeights, reset, save } from './service.ts'
import { decideSuggestion, listSuggestions } from './suggestions.ts'
import { countLikely, listVolunteers } from './volunteer-matches.ts'

/** Another's matches are not there (A22); ids are compared as PostgreSQL does, whatever their case. */
function requireOwn({ actor }: Context, userId: string): void {
  if (userId.toLowerCase() !== actor.id) throw new Problem('matches_not_found')
}

export function matchingRoutes(app: FastifyInstance): void {
  route(app, getProjectMatches, (ctx, { query }) => listMatches(ctx, query))
  route(app, getProjectMatchesOf, async (ctx, { params, query }) => {
    requireOwn(ctx, params.userId)
    return listMatches(ctx, query)
  })
  route(app, getProjectMatch, (ctx, { params }) => readMatch(ctx, params.id))
  route(app, getMatchingInsights, readInsights)
  route(app, getMatchingInsightsOf, async (ctx, { params }) => {
    requireOwn(ctx, params.userId)
    return readInsights(ctx)
  })
  route(app, getMatchingWeights, readWeights)
  route(app, saveMatchingWeights, (ctx, { body }) => save(ctx, body))
  route(app, resetMatchingWeights, reset)
  route(app, listProjectVolunteers, (ctx, { params, query }) => listVolunteers(ctx, params.id, query.cursor))
  route(app, listSkillSuggestions, (ctx, { query: { show, cursor } }) =>
    listSuggestions(ctx, { show, cursor }),
  )
  route(app, decideSkillSuggestion, (ctx, { body }) => decideSuggestion(ctx, body))
  route(app, countLikelyVolunteers, (ctx, { body }) => countLikely(ctx, body))
}
