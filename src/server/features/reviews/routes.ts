import type { FastifyInstance } from 'fastify'
import { createReview } from '#contract/reviews.ts'
import { route } from '#server/http/route.ts'
import { writeReview } from './service.ts'

export function reviewRoutes(app: FastifyInstance): void {
  route(app, createReview, (ctx, { body }) => writeReview(ctx, body))
}
