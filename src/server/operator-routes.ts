/** What administrators need to run the product: its log, its jobs, its email and what it plans. */
import type { FastifyInstance } from 'fastify'
import { auditRoutes } from './features/audit/routes.ts'
import { emailRoutes } from './features/email/routes.ts'
import { jobRoutes } from './features/job-queue/routes.ts'
import { scheduleRoutes } from './features/schedule/routes.ts'

export function operatorRoutes(app: FastifyInstance): void {
  auditRoutes(app)
  jobRoutes(app)
  emailRoutes(app)
  scheduleRoutes(app)
}
