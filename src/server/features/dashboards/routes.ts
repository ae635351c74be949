import type { FastifyInstance } from 'fastify'
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { route } from '#server/http/route.ts'
import { findOrganizationDashboard } from './organization-queries.ts'
import { findVolunteerDashboard } from './volunteer-queries.ts'

export function dashboardRoutes(app: FastifyInstance): void {
  route(app, getVolunteerDashboard, findVolunteerDashboard)
  route(app, getOrganizationDashboard, (ctx, { query }) =>
    findOrganizationDashboard(ctx, query.organizationId),
  )
}
