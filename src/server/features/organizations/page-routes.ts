import type { FastifyInstance } from 'fastify'
import { getOrganization, listOrganizationReviews } from '#contract/organizations/page.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { listReviews } from '#server/http/lists/review-pages.ts'
import { findOrganization, isReadable } from './page-queries.ts'

/** The public data of an organization. */
export function organizationPageRoutes(app: FastifyInstance): void {
  route(app, getOrganization, async (ctx, { params }) => {
    const found = await findOrganization(ctx, params.id)
    if (!found) throw new Problem('organization_not_found')
    return found
  })

  route(app, listOrganizationReviews, async (ctx, { params, query }) => {
    if (!(await isReadable(ctx, params.id))) throw new Problem('organization_not_found')
    return listReviews(ctx, { of: 'organization', id: params.id }, query.cursor)
  })
}
