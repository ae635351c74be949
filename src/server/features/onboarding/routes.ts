import type { FastifyInstance } from 'fastify'
import { completeOnboarding, saveGoals } from '#contract/onboarding/onboarding.ts'
import { route } from '#server/http/route.ts'
import { changeGoals, saveOnboarding } from './service.ts'

export function onboardingRoutes(app: FastifyInstance): void {
  route(app, completeOnboarding, (ctx, { body }) => saveOnboarding(ctx, body))
  route(app, saveGoals, (ctx, { body }) => changeGoals(ctx, body.goals))
}
