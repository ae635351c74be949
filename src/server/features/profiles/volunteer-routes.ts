import type { FastifyInstance } from 'fastify'
import {
  createVolunteerProfile,
  getVolunteerProfile,
  getVolunteerProfileOf,
  saveVolunteerProfile,
} from '#contract/profiles/volunteer-profiles.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { createProfile, requireProfile, saveChanges } from './volunteer-service.ts'

export function volunteerProfileRoutes(app: FastifyInstance): void {
  route(app, getVolunteerProfile, requireProfile)
  route(app, getVolunteerProfileOf, async (ctx, { params }) => {
    // Another person's profile is not found (decision A22). IDs compare case-insensitively, as in PostgreSQL.
    if (params.userId.toLowerCase() !== ctx.actor.id) throw new Problem('profile_not_found')
    return requireProfile(ctx)
  })
  route(app, createVolunteerProfile, (ctx, { body }) => createProfile(ctx, body))
  route(app, saveVolunteerProfile, (ctx, { body }) => saveChanges(ctx, body))
}
