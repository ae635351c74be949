import type { FastifyInstance } from 'fastify'
import { completeOnboarding } from '#contract/onboarding/onboarding.ts'
import { route } from '#server/http/route.ts'
import { keepAnswers } from './service.ts'

export function onboardingRoutes(app: FastifyInstance): void {
  route(app, completeOnboarding, (ctx, { body }) => keepAnswers(ctx, body))
}
