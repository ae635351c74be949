import type { FastifyInstance } from 'fastify'
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { getOrganizationHome, getVolunteerHome, listWaitingApplications } from '#contract/dashboards/homes.ts'
import { route } from '#server/http/route.ts'
import { countWaiting, findOrganizationHome } from './organization-home-queries.ts'
import { findOrganizationDashboard } from './organization-queries.ts'
import { findVolunteerHome } from './volunteer-home-queries.ts'
import { findVolunteerDashboard } from './volunteer-queries.ts'

export function dashboardRoutes(app: FastifyInstance): void {
  route(app, getVolunteerDashboard, findVolunteerDashboard)
  route(app, getOrganizationDashboard, (ctx, { query }) =>
    findOrganizationDashboard(ctx, query.organizationId),
  )
  route(app, getVolunteerHome, findVolunteerHome)
  route(app, getOrganizationHome, (ctx, { query }) => findOrganizationHome(ctx, query.organizationId))
  route(app, listWaitingApplications, countWaiting)
}
