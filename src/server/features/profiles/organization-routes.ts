import type { FastifyInstance } from 'fastify'
import {
  createOrganizationProfile,
  getOrganizationProfile,
  getOrganizationProfileOf,
  saveOrganizationProfile,
  type OrganizationProfile,
} from '#contract/profiles/organization-profiles.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { findOrganizationProfile } from './organization-queries.ts'
import { changeProfile, createProfile } from './organization-service.ts'

export function organizationProfileRoutes(app: FastifyInstance): void {
  route(app, getOrganizationProfile, (ctx, { query }) => requireProfile(ctx, query.organizationId))
  route(app, getOrganizationProfileOf, async (ctx, { params }) => {
    // Another organization is not found (decision A22). IDs compare case-insensitively, as in PostgreSQL.
    if (params.userId.toLowerCase() !== ctx.actor.id) throw new Problem('profile_not_found')
    return requireProfile(ctx)
  })
  route(app, createOrganizationProfile, (ctx, { body, query }) =>
    createProfile(ctx, body, query.organizationId),
  )
  route(app, saveOrganizationProfile, (ctx, { body, query }) =>
    changeProfile(ctx, body, query.organizationId),
  )
}

async function requireProfile(ctx: Context, organizationId?: string): Promise<OrganizationProfile> {
  const profile = await findOrganizationProfile(ctx, organizationId)
  if (!profile) throw new Problem('profile_not_found')
  return profile
}
