import type { FastifyInstance } from 'fastify'
import { organizationProfileRoutes } from './organization-routes.ts'
import { volunteerProfileRoutes } from './volunteer-routes.ts'

export function profileRoutes(app: FastifyInstance): void {
  organizationProfileRoutes(app)
  volunteerProfileRoutes(app)
}
