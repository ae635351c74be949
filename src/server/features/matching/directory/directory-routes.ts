import type { FastifyInstance } from 'fastify'
import {
  countVolunteers,
  getOwnCard,
  listDirectoryProjects,
  listVolunteers,
} from '#contract/matching/directory.ts'
import { systemClock, type Services } from '#server/context.ts'
import { route } from '#server/http/route.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
import { makeNearbyPlaces } from '#server/places/nearby.ts'
import { locateTown } from '#server/places/shown-town.ts'
import { organizationIdsOf } from '#server/features/matching/own-organizations.ts'
import { findOwnCard, listDirectory } from './directory.ts'
import { makeDirectoryCounter } from './directory-facets.ts'
import { listLocations, listOpenProjects } from './directory-queries.ts'

export function directoryRoutes(
  app: FastifyInstance,
  { database, now = systemClock }: Pick<Services, 'database' | 'now'>,
): void {
  // The same array for a while, so that what is near a place is computed once. Who is listed is still read every time.
  const locations = cacheFor<readonly string[]>()
  const places = makeNearbyPlaces(
    () => locations.read('', now(), () => listLocations(database.db)),
    locateTown,
  )
  const count = makeDirectoryCounter()

  route(app, listVolunteers, async (ctx, { query }) => listDirectory(ctx, query, await places.find(query)))
  route(app, countVolunteers, async (ctx, { query }) => count(ctx, query, await places.find(query)))
  route(app, listDirectoryProjects, (ctx) => listOpenProjects(ctx.db, organizationIdsOf(ctx)))
  route(app, getOwnCard, findOwnCard)
}
