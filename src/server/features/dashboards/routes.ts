import type { FastifyInstance } from 'fastify'
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { route } from '#server/http/route.ts'
import { readOrganizationDashboard } from './organization-queries.ts'
import { readVolunteerDashboard } from './volunteer-queries.ts'

export function dashboardRoutes(app: FastifyInstance): void {
  route(app, getVolunteerDashboard, readVolunteerDashboard)
  route(app, getOrganizationDashboard, readOrganizationDashboard)
}
