/** The directory of volunteers for members of organizations: only volunteers who opted in (decision B8). */
import { distanceUnits, nearbyRule } from '#domain/projects/nearby.ts'
import { directoryOrders } from '#domain/matching/directory.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { commaList, entityId, flag, pageQuery, nullableText } from '#contract/fields.ts'
import { contentLanguage } from '#contract/i18n/content-language.ts'
import { limits, volunteerLimits } from '#contract/limits.ts'
import { introduction } from '#contract/profiles/introduction.ts'
import { foundPlace } from '#contract/projects/facets.ts'
import { portfolioViews } from '#contract/portfolios/views.ts'
import { z } from '#contract/zod.ts'
import { eligibility, matchReason } from './shapes.ts'

const labels = z.array(z.string())

/** A volunteer as the directory shows them. Nothing else about them is in it: no email, phone, age or street. */
export const volunteerCard = z.object({
  id: z.uuid(),
  name: z.string(),
  profileImageUrl: nullableText,
  ...introduction,
  /** The language of the introduction. */
  language: contentLanguage,
  skills: labels,
  preferredCauses: labels,
  interests: labels,
  /** Their town and state ("Towson, Maryland"); null if they state none that is known. */
  place: nullableText,
  takesRemote: z.boolean(),
  /** They take only remote work. */
  remoteOnly: z.boolean(),
  /** Hours a week that accepted work leaves them; null if they state none. */
  freeHours: z.number().int().min(0).nullable(),
  /** The languages they speak, by their English names; null if not stated. */
  languages: labels.nullable(),
  /** What their portfolio says about their work; null unless it is public. */
  portfolio: z
    .object({
      completedProjects: z.number().int().min(0),
      /** The average of public reviews with one decimal; null before the first. */
      averageRating: z.number().nullable(),
      totalReviews: z.number().int().min(0),
    })
    .nullable(),
})
export type VolunteerCard = z.infer<typeof volunteerCard>

/** How well someone matches the chosen project, with the default weights: a volunteer's own weights are private. */
const cardMatch = z.object({
  matchScore: z.number().int().min(0).max(100),
  matchReasons: z.array(matchReason),
  /** A skill the project asks for that the profile lacks. */
  gap: z.object({ skill: z.string(), description: z.string() }).nullable(),
  eligibility: z.array(eligibility),
  isEligible: z.boolean(),
  /** They have an open invite to the project. */
  isInvited: z.boolean(),
})

const listedVolunteer = volunteerCard.extend({
  /** Null without `projectId`. */
  match: cardMatch.nullable(),
  /** The reader's report about this person awaits a decision. */
  hasReported: z.boolean(),
})
export type ListedVolunteer = z.infer<typeof listedVolunteer>

const isOffered = (distance: number) => nearbyRule.offered.some((each) => each === distance)

export const directoryFilters = z.object({
  /** Words in their name, headline, skills, causes and biography. */
  search: z.string().trim().max(limits.search).optional(),
  skills: commaList.optional(),
  causeAreas: commaList.optional(),
  /** Any of these languages, by their English names. */
  languages: commaList.optional(),
  /** At least this many free hours a week. */
  freeHours: z.coerce.number().int().min(1).max(volunteerLimits.hours.max).optional(),
  /** Only volunteers who take remote work. */
  remote: flag.optional(),
  /** Only volunteers near this place: a town ("Towson, MD") or a ZIP code of the United States. */
  near: z.string().trim().min(1).max(limits.search).optional(),
  /** How far from `near`: one of the offered distances in the unit of the place, or `state` for its state or country; 25 by default. */
  within: z
    .union([
      z.literal('state'),
      z.coerce.number().int().min(nearbyRule.min).max(nearbyRule.max).refine(isOffered),
    ])
    .optional(),
  unit: z.enum(distanceUnits).optional(),
  /**
   * A published project of one of the caller's organizations that is open or active, to match with. Leaves out who
   * applied to it.
   */
  projectId: entityId.optional(),
})
export type DirectoryFilters = z.output<typeof directoryFilters>

const forOrganizations = {
  method: 'GET',
  access: 'organization',
  forbidden: 'organizations_only',
  needsVerifiedEmail: true,
  cost: 'search',
} as const

export const listVolunteers = defineEndpoint({
  ...forOrganizations,
  id: 'listVolunteers',
  summary:
    'Volunteers who let organizations find them, for members of organizations. `order`: `match` with `projectId` (its default), best match first, only those who match; `relevance` to the search (its default); or `recent`, the latest changed profiles first. A member can see up to 1,000 different volunteers a day (UTC); the site can change this.',
  path: '/api/volunteers',
  query: directoryFilters.extend(pageQuery.shape).extend({ order: z.enum(directoryOrders).optional() }),
  response: z.array(listedVolunteer),
  paged: true,
  problems: ['project_not_found', 'bad_cursor', 'suspended_from_directory', 'directory_used_up'],
})

/** Counted up to 10,000; `hasMore` means there are more. */
const counted = { count: z.number().int().min(0).max(limits.counted), hasMore: z.boolean() }

export const directoryFacets = z.object({
  total: z.object(counted),
  // Each choice as if it were the only one of its group; the search and the choices of other groups still apply.
  skills: z.array(z.object({ value: z.string(), ...counted })),
  causeAreas: z.array(z.object({ value: z.string(), ...counted })),
  languages: z.array(z.object({ value: z.string(), ...counted })),
  freeHours: z.array(z.object({ value: z.number().int(), ...counted })),
  remote: z.object(counted),
  /** The place of `near`; null without it. */
  place: foundPlace.nullable(),
})
export type DirectoryFacets = z.infer<typeof directoryFacets>

export const countVolunteers = defineEndpoint({
  ...forOrganizations,
  id: 'countVolunteers',
  summary:
    'How many volunteers in the directory the filters find, and how many each filter option would find. At most 10 seconds old.',
  path: '/api/volunteers/facets',
  query: directoryFilters,
  response: directoryFacets,
  problems: ['project_not_found', 'suspended_from_directory'],
})

export const listDirectoryProjects = defineEndpoint({
  id: 'listDirectoryProjects',
  summary:
    'The projects of your organizations that volunteers can be matched with: published ones that are open or active, newest first, at most 100.',
  method: 'GET',
  path: '/api/volunteers/projects',
  access: 'organization',
  forbidden: 'organizations_only',
  needsVerifiedEmail: true,
  problems: ['suspended_from_directory'],
  response: z.array(
    z.object({ id: z.uuid(), title: z.string(), organizationId: z.uuid(), organizationName: z.string() }),
  ),
})

export const getOwnCard = defineEndpoint({
  id: 'getOwnCard',
  summary:
    'What the directory of volunteers shows about you, whether it shows you, and how many organizations viewed your portfolio.',
  method: 'GET',
  path: '/api/volunteer-profile/card',
  access: 'signed-in',
  response: z.object({
    card: volunteerCard,
    /** You let organizations find you. */
    isContactable: z.boolean(),
    /** Before that, no one finds you. */
    isEmailVerified: z.boolean(),
    views: portfolioViews,
  }),
  problems: ['profile_not_found'],
})

export const directoryEndpoints = [
  listVolunteers,
  countVolunteers,
  listDirectoryProjects,
  getOwnCard,
] as const
