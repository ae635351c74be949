import type { FastifyInstance } from 'fastify'
import {
  getFeaturedOrganization,
  listTopOrganizations,
  listTopOrganizationsByPath,
} from '#contract/top-organizations.ts'
import { keepBriefly } from '#server/http/kept.ts'
import { route } from '#server/http/route.ts'
import { findFeatured } from './card-queries.ts'
import { searchTopOrganizations } from './search.ts'

/** The directory of the best rated organizations. */
export function standingRoutes(app: FastifyInstance): void {
  const totals = keepBriefly<number>()
  route(app, listTopOrganizations, (ctx, { query }) => searchTopOrganizations(ctx, query, totals))
  route(app, listTopOrganizationsByPath, (ctx, { params, query }) =>
    searchTopOrganizations(ctx, { ...params, ...query }, totals),
  )
  route(app, getFeaturedOrganization, findFeatured)
}
