/** The other side of smart matching: volunteers who fit an organization's project (decisions B10, B12). */
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { clearableText, idParams, labelList, pageQuery, nullableText } from '#contract/fields.ts'
import { limits, projectLimits } from '#contract/limits.ts'
import { introduction } from '#contract/profiles/introduction.ts'
import { eligibility, matchReason } from './shapes.ts'
import { z } from '#contract/zod.ts'

const labels = z.array(z.string())

/** A volunteer who is open to invitations, as the members of a project's organization see them. */
const volunteerMatch = z.object({
  userId: z.uuid(),
  name: z.string(),
  profileImageUrl: nullableText,
  ...introduction,
  skills: labels,
  preferredCauses: labels,
  interests: labels,
  /** With the default weights: a volunteer's own weights are private. */
  matchScore: z.number().int().min(0).max(100),
  matchReasons: z.array(matchReason),
  /** The skills the project asks for that the profile lacks. */
  gap: z.object({ skill: z.string(), description: z.string() }).nullable(),
  eligibility: z.array(eligibility),
  isEligible: z.boolean(),
  isPortfolioPublic: z.boolean(),
  /** They have an open invite to the project. */
  isInvited: z.boolean(),
})
export type VolunteerMatch = z.infer<typeof volunteerMatch>

export const listProjectVolunteers = defineEndpoint({
  id: 'listProjectVolunteers',
  summary:
    'Volunteers who let organizations find them and match the project, best match first, except those who applied. For members of its organization.',
  method: 'GET',
  path: '/api/projects/:id/volunteer-matches',
  access: 'organization',
  forbidden: 'organizations_only',
  cost: 'search',
  params: idParams,
  query: pageQuery,
  response: z.array(volunteerMatch),
  paged: true,
  problems: ['project_not_found', 'bad_cursor', 'suspended_from_directory'],
})

/** The project as far as it is written; every field may be incomplete. */
export const projectDraft = z.object({
  title: clearableText(limits.title).default(null),
  description: clearableText(limits.longText).default(null),
  requiredSkills: labelList.default([]),
  preferredSkills: labelList.default([]),
  causeAreas: labelList.default([]),
  timeCommitment: z.number().int().min(1).max(projectLimits.hours.max).nullable().default(null),
  experienceLevel: z.enum(experienceLevelValues).nullable().default(null),
  isRemote: z.boolean().default(true),
  location: clearableText(limits.shortText).default(null),
})
export type ProjectDraft = z.output<typeof projectDraft>
export type ProjectDraftInput = z.input<typeof projectDraft>

export const countLikelyVolunteers = defineEndpoint({
  id: 'countLikelyVolunteers',
  summary:
    'How many volunteers who let organizations find them match a project well ("Good Match" or better), as written so far.',
  method: 'POST',
  path: '/api/projects/likely-volunteers',
  access: 'organization',
  forbidden: 'projects_by_organizations_only',
  cost: 'search',
  body: projectDraft,
  response: z.object({
    count: z.number().int().min(0),
    /** There are more than were checked. */
    isMore: z.boolean(),
  }),
  problems: ['suspended_from_directory'],
})

export const volunteerMatchEndpoints = [listProjectVolunteers, countLikelyVolunteers] as const
