import type { FastifyInstance } from 'fastify'
import {
  countVolunteers,
  getOwnCard,
  listDirectoryProjects,
  listVolunteers,
} from '#contract/matching/directory.ts'
import type { Services } from '#server/context.ts'
import { route } from '#server/http/route.ts'
import { makeNearbyFinder } from '#server/places/nearby.ts'
import { findOwnCard, listDirectory, organizationIdsOf } from './directory.ts'
import { makeDirectoryCounter } from './directory-facets.ts'
import { listLocations, listOpenProjects } from './directory-queries.ts'

export function directoryRoutes(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  const findNearby = makeNearbyFinder(() => listLocations(database.db))
  const count = makeDirectoryCounter()

  route(app, listVolunteers, async (ctx, { query }) => listDirectory(ctx, query, await findNearby(query)))
  route(app, countVolunteers, async (ctx, { query }) => count(ctx, query, await findNearby(query)))
  route(app, listDirectoryProjects, (ctx) => listOpenProjects(ctx.db, organizationIdsOf(ctx)))
  route(app, getOwnCard, findOwnCard)
}
