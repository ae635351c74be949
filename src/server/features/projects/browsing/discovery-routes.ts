import type { FastifyInstance } from 'fastify'
import {
  getDiscovery,
  getTrendingSkills,
  listFeaturedProjects,
  listRecommendations,
  listTopRatedOrganizations,
  listTopRatedProjects,
  listTrendingSkills,
  type TopRatedOrganization,
} from '#contract/projects/discovery.ts'
import type { ProjectCard } from '#contract/projects/projects.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { prepareOnce } from '#server/db/prepared.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
import { route } from '#server/http/route.ts'
import { listFeatured, listTrending, pickShown } from './discovery-queries.ts'
import type { NearbyFinder } from '#server/places/nearby.ts'
import { listRecommendedProjects } from './recommendation-search.ts'
import { markSaved } from '#server/features/projects/saved/saved-projects-queries.ts'
import { listTopOrganizations, listTopProjects } from './top-rated-queries.ts'

// By database, because those who read from the primary must not wait for an attempt at a replica.
const projectsOf = prepareOnce(() => cacheFor<ProjectCard[]>())
const organizationsOf = prepareOnce(() => cacheFor<TopRatedOrganization[]>())
const labelsOf = prepareOnce(() => cacheFor<string[]>())
const keep = 'curated'

/**
 * Curated lists. The public lists are cached for ten seconds; whether a project is still published and whether the
 * reader saved it is queried each time.
 */
export function discoveryRoutes(app: FastifyInstance, findNearby: NearbyFinder): void {
  const present = async (ctx: Context<User | null>, cached: Promise<ProjectCard[]>) =>
    markSaved(ctx, await pickShown(ctx, await cached))
  const listCachedFeatured = (ctx: Context<User | null>) =>
    present(
      ctx,
      projectsOf(ctx.db, keep).read('featured', ctx.now(), () => listFeatured(ctx)),
    )
  const listCachedTrending = (ctx: Context<User | null>) =>
    labelsOf(ctx.db, keep).read('trending', ctx.now(), () => listTrending(ctx))

  route(app, listFeaturedProjects, listCachedFeatured)
  route(app, getDiscovery, async (ctx) => ({ featuredProjects: await listCachedFeatured(ctx) }))
  route(app, listTopRatedProjects, (ctx, { query }) =>
    present(
      ctx,
      projectsOf(ctx.db, keep).read(`top-rated ${JSON.stringify(query)}`, ctx.now(), () =>
        listTopProjects(ctx, query, findNearby),
      ),
    ),
  )
  route(app, listTopRatedOrganizations, (ctx) =>
    organizationsOf(ctx.db, keep).read('top-rated', ctx.now(), () => listTopOrganizations(ctx)),
  )
  route(app, getTrendingSkills, async (ctx) => ({ skills: await listCachedTrending(ctx) }))
  route(app, listTrendingSkills, listCachedTrending)
  route(app, listRecommendations, async (ctx) => markSaved(ctx, await listRecommendedProjects(ctx)))
}
