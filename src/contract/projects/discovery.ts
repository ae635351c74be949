/** Lists of projects and organizations chosen by a rule (spec F7; decisions A24, B13), and recommendations. */
import { matchFactors } from '#domain/matching/scoring/factors.ts'
import { matchBasis } from '#contract/matching/shapes.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { projectCard, projectFilters } from './projects.ts'
import { z } from '#contract/zod.ts'

export const listFeaturedProjects = defineEndpoint({
  id: 'listFeaturedProjects',
  summary: 'Open projects: new and urgent ones and those of verified organizations first.',
  method: 'GET',
  path: '/api/projects/featured',
  access: 'public',
  allowsReplica: true,
  response: z.array(projectCard),
})

export const getDiscovery = defineEndpoint({
  id: 'getDiscovery',
  summary: 'The featured projects.',
  method: 'GET',
  path: '/api/projects/discovery',
  access: 'public',
  allowsReplica: true,
  response: z.object({ featuredProjects: z.array(projectCard) }),
})

export const listTopRatedProjects = defineEndpoint({
  id: 'listTopRatedProjects',
  summary: 'The top-rated projects that the filters find. A few reviews count less than many.',
  method: 'GET',
  path: '/api/projects/top-rated',
  access: 'public',
  allowsReplica: true,
  cost: ({ search }) => (search === undefined ? 'plain' : 'search'),
  query: projectFilters,
  response: z.array(projectCard),
})

export const topRatedOrganization = z.object({
  id: z.uuid(),
  /**
   * An owner whose primary organization this is; null if there is none, as for an imported organization that no one
   * has claimed.
   */
  userId: z.uuid().nullable(),
  organizationName: z.string(),
  missionStatement: z.string().nullable(),
  mission: z.string().nullable(),
  isVerified: z.boolean(),
  logoUrl: z.string().nullable(),
  /** The plain average, with one decimal. */
  averageRating: z.string().nullable(),
  totalReviews: z.number().int(),
  topRatedBadge: z.boolean(),
})
export type TopRatedOrganization = z.infer<typeof topRatedOrganization>

export const listTopRatedOrganizations = defineEndpoint({
  id: 'listTopRatedOrganizations',
  summary: 'The top-rated organizations. A few reviews count less than many.',
  method: 'GET',
  path: '/api/organizations/top-rated',
  access: 'public',
  allowsReplica: true,
  response: z.array(topRatedOrganization),
})

export const getTrendingSkills = defineEndpoint({
  id: 'getTrendingSkills',
  summary: 'The skills that most new projects need.',
  method: 'GET',
  path: '/api/projects/trending-skills',
  access: 'public',
  allowsReplica: true,
  response: z.object({ skills: z.array(z.string()) }),
})

export const listTrendingSkills = defineEndpoint({
  id: 'listTrendingSkills',
  summary: 'The same skills as a plain list.',
  method: 'GET',
  path: '/api/trending-skills',
  access: 'public',
  allowsReplica: true,
  response: z.array(z.string()),
})

export const recommendation = projectCard.extend({
  /** 0 to 100: the sum of the scores of its reasons. */
  matchScore: z.number().int(),
  matchReasons: z.array(
    z.object({ factor: z.enum(matchFactors), description: z.string(), score: z.number().int() }),
  ),
  basis: matchBasis,
})
export type Recommendation = z.infer<typeof recommendation>

export const listRecommendations = defineEndpoint({
  id: 'listRecommendations',
  summary:
    'Open projects that match your profile, in the recommended order: those that fit and still need volunteers first, with the reasons. What people applied to, and who was accepted, can move a project by up to 10 points.',
  method: 'GET',
  path: '/api/volunteer/recommendations',
  access: 'volunteer',
  forbidden: 'volunteers_only',
  cost: 'search',
  response: z.array(recommendation),
})

export const discoveryEndpoints = [
  listFeaturedProjects,
  getDiscovery,
  listTopRatedProjects,
  listTopRatedOrganizations,
  getTrendingSkills,
  listTrendingSkills,
  listRecommendations,
] as const
