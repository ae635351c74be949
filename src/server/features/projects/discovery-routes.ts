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
import { cacheFor } from '#server/http/timed-cache.ts'
import { route } from '#server/http/route.ts'
import { listFeatured, listTrending, pickShown } from './discovery-queries.ts'
import type { NearbyFinder } from '#server/places/nearby.ts'
import { listRecommendedProjects } from './recommendation-search.ts'
import { markSaved } from './saved-queries.ts'
import { listTopOrganizations, listTopProjects } from './top-rated-queries.ts'

/**
 * Curated lists. The public lists are cached for ten seconds; whether a project is still published and whether the
 * reader saved it is queried each time.
 */
export function discoveryRoutes(app: FastifyInstance, findNearby: NearbyFinder): void {
  const projects = cacheFor<ProjectCard[]>()
  const organizations = cacheFor<TopRatedOrganization[]>()
  const labels = cacheFor<string[]>()
  const present = async (ctx: Context<User | null>, cached: Promise<ProjectCard[]>) =>
    markSaved(ctx, await pickShown(ctx, await cached))
  const listCachedFeatured = (ctx: Context<User | null>) =>
    present(
      ctx,
      projects.read('featured', ctx.now(), () => listFeatured(ctx)),
    )
  const listCachedTrending = (ctx: Context<User | null>) =>
    labels.read('trending', ctx.now(), () => listTrending(ctx))

  route(app, listFeaturedProjects, listCachedFeatured)
  route(app, getDiscovery, async (ctx) => ({ featuredProjects: await listCachedFeatured(ctx) }))
  route(app, listTopRatedProjects, (ctx, { query }) =>
    present(
      ctx,
      projects.read(`top-rated ${JSON.stringify(query)}`, ctx.now(), () =>
        listTopProjects(ctx, query, findNearby),
      ),
    ),
  )
  route(app, listTopRatedOrganizations, (ctx) =>
    organizations.read('top-rated', ctx.now(), () => listTopOrganizations(ctx)),
  )
  route(app, getTrendingSkills, async (ctx) => ({ skills: await listCachedTrending(ctx) }))
  route(app, listTrendingSkills, listCachedTrending)
  route(app, listRecommendations, async (ctx) => markSaved(ctx, await listRecommendedProjects(ctx)))
}
