import type { FastifyInstance } from 'fastify'
import { getVolunteerProfile } from '#contract/profiles.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { organizationProfileRoutes } from './organization-routes.ts'
import { findVolunteerProfile } from './queries.ts'

export function profileRoutes(app: FastifyInstance): void {
  route(app, getVolunteerProfile, async (ctx) => found(await findVolunteerProfile(ctx)))
  organizationProfileRoutes(app)
}

function found<Profile>(profile: Profile | null): Profile {
  if (!profile) throw new Problem('profile_not_found')
  return profile
}
