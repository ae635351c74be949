import type { FastifyInstance } from 'fastify'
import {
  getFeaturedOrganization,
  listTopOrganizations,
  listTopOrganizationsByPath,
} from '#contract/rankings/top-organizations.ts'
import { route } from '#server/http/route.ts'
import { findFeatured } from './card-queries.ts'
import { searchTopOrganizations } from './search.ts'

/** The directory of the top-rated organizations. */
export function rankingRoutes(app: FastifyInstance): void {
  route(app, listTopOrganizations, (ctx, { query }) => searchTopOrganizations(ctx, query))
  route(app, listTopOrganizationsByPath, (ctx, { params, query }) =>
    searchTopOrganizations(ctx, { ...params, ...query }),
  )
  route(app, getFeaturedOrganization, findFeatured)
}
