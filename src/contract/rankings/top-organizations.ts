/**
 * The directory of top organizations, and the organization of the month (spec features 2, 3, 7; decisions A22, B13).
 */
import {
  organizationBadges,
  organizationFilters,
  organizationSorts,
  organizationTiers,
  trustParts,
} from '#domain/rankings/top-organizations.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { responseStats } from '#contract/applications/responses.ts'
import { isoTimestamp, pageQuery, nullableText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const labels = z.array(z.string())
/** Percent; null while the organization is new. Its tier follows from the stored score; no list is ordered by it. */
const trustScore = z.number().int().min(0).max(100).nullable()
const tier = z.enum(organizationTiers)
const badges = z.array(z.object({ type: z.enum(organizationBadges), description: z.string() }))

/** It is new: until it has given five answers over seven days, it has no trust score in any answer (decision A29). */
const isNew = z.boolean()

/** An organization's ranking, at most seconds old. */
export const organizationRanking = z.object({
  tier,
  /** The sum of its parts. */
  trustScore,
  isNew,
  /** Null while it is new. */
  trustParts: z
    .array(z.object({ part: z.enum(trustParts), points: z.number().int(), of: z.number().int() }))
    .nullable(),
  badges,
})
export type OrganizationRanking = z.infer<typeof organizationRanking>

export const topOrganization = z.object({
  id: z.uuid(),
  name: z.string(),
  tier,
  /** Its location as entered, split up; the state is null if the location names none. */
  location: z.object({ city: nullableText, state: nullableText }),
  joinedAt: isoTimestamp,
  trustScore,
  isNew,
  /** How quickly it answers applicants. */
  response: responseStats,
  stats: z.object({
    /** The plain average with one decimal; null before the first review. */
    rating: z.number().nullable(),
    totalReviews: z.number().int(),
    /** Projects completed with a volunteer. */
    projectsCompleted: z.number().int(),
    volunteersWorkedWith: z.number().int(),
    /** As the organization reported for its completed projects. */
    impactMetrics: z.object({ peopleHelped: z.number().int() }),
  }),
  description: nullableText,
  causeAreas: labels,
  focusAreas: labels,
  badges,
  website: nullableText,
  isVerified: z.boolean(),
  logoUrl: nullableText,
})
export type TopOrganization = z.infer<typeof topOrganization>

const search = z.string().trim().max(limits.search)
const filter = z.enum(organizationFilters)
const sort = z.enum(organizationSorts)

const list = {
  method: 'GET',
  access: 'public',
  allowsReplica: true,
  response: z.array(topOrganization),
  paged: true,
} as const

export const listTopOrganizations = defineEndpoint({
  ...list,
  id: 'listTopOrganizations',
  summary: 'Organizations by rating, impact, projects or join date. Search them by text and filter them.',
  path: '/api/top-organizations',
  query: pageQuery.extend({
    search: search.default(''),
    filter: filter.default('all'),
    sort: sort.default('rating'),
  }),
  problems: ['bad_cursor'],
})

export const listTopOrganizationsByPath = defineEndpoint({
  ...list,
  id: 'listTopOrganizationsByPath',
  summary: 'The same with search, filter and sort in the path. The search may be empty (A22).',
  path: '/api/top-organizations/:search/:filter/:sort',
  params: z.object({ search, filter, sort }),
  query: pageQuery,
  problems: ['bad_cursor'],
})

export const featuredOrganization = topOrganization.extend({
  missionStatement: nullableText,
  mission: nullableText,
  /** The calendar month it was chosen for, YYYY-MM in UTC. */
  month: z.string(),
})
export type FeaturedOrganization = z.infer<typeof featuredOrganization>

export const getFeaturedOrganization = defineEndpoint({
  id: 'getFeaturedOrganization',
  summary: 'The organization of the month, or null if none qualified.',
  method: 'GET',
  path: '/api/featured-organization',
  access: 'public',
  allowsReplica: true,
  response: featuredOrganization.nullable(),
})

export const topOrganizationEndpoints = [
  listTopOrganizations,
  listTopOrganizationsByPath,
  getFeaturedOrganization,
] as const
