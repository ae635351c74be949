import type { FastifyInstance } from 'fastify'
import {
  getFeaturedOrganization,
  listTopOrganizations,
  listTopOrganizationsByPath,
} from '#contract/rankings/top-organizations.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
import { route } from '#server/http/route.ts'
import { findFeatured } from './card-queries.ts'
import { searchTopOrganizations } from './search.ts'

/** The directory of the top-rated organizations. */
export function rankingRoutes(app: FastifyInstance): void {
  const totals = cacheFor<number>()
  route(app, listTopOrganizations, (ctx, { query }) => searchTopOrganizations(ctx, query, totals))
  route(app, listTopOrganizationsByPath, (ctx, { params, query }) =>
    searchTopOrganizations(ctx, { ...params, ...query }, totals),
  )
  route(app, getFeaturedOrganization, findFeatured)
}
