/** Projects as they are read: browsing, one project (foundation 2.10, 2.11; A11). What is written stands in project-form.ts. */
import { applicationStatuses } from '#domain/applications.ts'
import {
  applicationsClosedReasons,
  experienceLevelValues,
  perkTypeValues,
  projectStatuses,
  projectVisibilities,
  urgencyValues,
} from '#domain/projects.ts'
import { defineEndpoint } from './endpoint.ts'
import { commaList, flag, idParams, moment, pageQuery } from './fields.ts'
import { limits } from './limits.ts'
import { responseFigures } from './responses.ts'
import { z } from './zod.ts'

const nullableText = z.string().nullable()
const nullableNumber = z.number().int().nullable()

/** What a card shows; `isSaved` is null for a reader who is not signed in. */
export const projectCard = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  requiredSkills: z.array(z.string()),
  skillsRequired: z.array(z.string()),
  preferredSkills: z.array(z.string()),
  causeAreas: z.array(z.string()),
  timeCommitment: nullableNumber,
  timeCommitmentHours: nullableNumber,
  duration: nullableText,
  location: nullableText,
  isRemote: z.boolean(),
  applicationDeadline: nullableText,
  /** False for an imported listing whose deadline had passed: shown as its original one. */
  deadlineEnforced: z.boolean(),
  maxVolunteers: nullableNumber,
  volunteersNeeded: nullableNumber,
  /** Null = no limit. */
  placesLeft: nullableNumber,
  acceptsApplications: z.boolean(),
  applicationsClosedReason: z.enum(applicationsClosedReasons).nullable(),
  experienceLevel: z.enum(experienceLevelValues).nullable(),
  urgency: z.enum(urgencyValues),
  status: z.enum(projectStatuses),
  isImported: z.boolean(),
  createdAt: moment,
  organizationId: z.uuid(),
  organizationName: z.string(),
  organizationVerified: z.boolean(),
  organizationLogoUrl: nullableText,
  averageRating: nullableText,
  totalReviews: z.number().int(),
  isSaved: z.boolean().nullable(),
  saved: z.boolean().nullable(),
})
export type ProjectCard = z.infer<typeof projectCard>

export const project = projectCard.extend({
  /** `draft` and `held` are there for the organization's members only (A11). */
  visibility: z.enum(projectVisibilities),
  /** A draft that is published by the verification of its organization (A14). */
  publishesWhenVerified: z.boolean(),
  /** Volunteers at work on it, who are notified when what they agreed to changes; null for others than its members. */
  acceptedVolunteers: nullableNumber,
  /** When its words were last changed; an edit may name it, so that it overwrites nobody else's. */
  updatedAt: moment,
  deliverables: nullableText,
  impact: nullableText,
  requirements: nullableText,
  timeline: nullableText,
  timeZone: z.string(),
  /** Only for accepted volunteers and the organization's members (A1). */
  contactInstructions: nullableText,
  /** What it came to, as its organization tells it once it is completed. */
  impactReport: z
    .object({
      /** Null where the organization counts none. */
      peopleHelped: nullableNumber,
      summary: nullableText,
      createdAt: moment,
      updatedAt: moment,
    })
    .nullable(),
  perks: z.array(
    z.object({
      id: z.string(),
      type: z.enum(perkTypeValues),
      title: z.string(),
      description: z.string(),
      icon: z.string(),
    }),
  ),
  /** Asked of everybody who applies. */
  screeningQuestions: z.array(z.object({ id: z.string(), text: z.string(), isRequired: z.boolean() })),
  organizationDescription: nullableText,
  organizationRating: z.number().nullable(),
  /** How many reviews `organizationRating` is the average of; `totalReviews` counts the project's own. */
  organizationTotalReviews: z.number().int(),
  organizationProjectsCount: z.number().int(),
  organizationWebsite: nullableText,
  /** Somebody of the organization may take it over: it was imported, and has no owner of its own. */
  organizationClaimable: z.boolean(),
  /** How its organization answers those who apply. */
  organizationResponse: responseFigures,
  /** How the signed-in reader stands to it; null when signed out. */
  viewer: z
    .object({
      isMember: z.boolean(),
      /** `no` also for members of the organization and accounts that are no volunteer. */
      mayApply: z.enum(['apply', 'again', 'no']),
      application: z.object({ id: z.uuid(), status: z.enum(applicationStatuses) }).nullable(),
    })
    .nullable(),
})
export type Project = z.infer<typeof project>

export const projectFilters = z.object({
  search: z.string().trim().max(limits.search).optional(),
  skills: commaList.optional(),
  causeAreas: commaList.optional(),
  timeCommitment: z.coerce.number().int().min(1).max(168).optional(),
  organizationId: z.uuid().optional(),
  /** Only projects that take applications now. */
  open: flag.optional(),
})

export const listProjects = defineEndpoint({
  id: 'listProjects',
  summary:
    'Published projects, newest first. Filter them by text, skills, causes, hours per week and organization.',
  method: 'GET',
  path: '/api/projects',
  access: 'public',
  cost: ({ search }) => (search === undefined ? 'plain' : 'search'),
  query: projectFilters.extend(pageQuery.shape),
  response: z.array(projectCard),
  paged: true,
  problems: ['bad_cursor'],
})

export const getProject = defineEndpoint({
  id: 'getProject',
  summary: 'One project with its organization and your relation to it.',
  method: 'GET',
  path: '/api/projects/:id',
  access: 'public',
  params: idParams,
  response: project,
  problems: ['project_not_found', 'gone'],
})
