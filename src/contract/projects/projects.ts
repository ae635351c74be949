/** Projects as they are shown: browsing and one project (spec F2.10, F2.11; A11). The input is in project-form.ts. */
import { scopeFields } from '#domain/applications/agreed-scope.ts'
import { applicationStatuses } from '#domain/applications/applications.ts'
import { browseOrders } from '#domain/projects/browse-order.ts'
import { distanceUnits, nearbyRule } from '#domain/projects/nearby.ts'
import {
  applicationsClosedReasons,
  experienceLevelValues,
  perkTypeValues,
  projectStatuses,
  projectVisibilities,
  urgencyValues,
} from '#domain/projects/projects.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { commaList, flag, idParams, isoTimestamp, pageQuery, nullableText } from '#contract/fields.ts'
import { chosenLanguage, contentLanguage } from '#contract/i18n/content-language.ts'
import { limits } from '#contract/limits.ts'
import { responseStats } from '#contract/applications/responses.ts'
import { choiceQueries } from './choice-filters.ts'
import { projectReview } from './reports.ts'
import { projectScope } from './scope.ts'
import { z } from '#contract/zod.ts'

/** What a side learns of a block that keeps it from acting: `not_possible_now` does not say that it was blocked. */
export const blockProblems = ['blocked_by_you', 'not_possible_now'] as const
export type BlockProblem = (typeof blockProblems)[number]

const nullableNumber = z.number().int().nullable()

/** What a card shows; `isSaved` is null for a signed-out reader. */
export const projectCard = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  language: contentLanguage,
  requiredSkills: z.array(z.string()),
  skillsRequired: z.array(z.string()),
  preferredSkills: z.array(z.string()),
  causeAreas: z.array(z.string()),
  focusAreas: z.array(z.string()),
  timeCommitment: nullableNumber,
  timeCommitmentHours: nullableNumber,
  duration: nullableText,
  location: nullableText,
  isRemote: z.boolean(),
  applicationDeadline: nullableText,
  /** False for an imported project whose deadline had passed; it is shown as the original deadline. */
  deadlineEnforced: z.boolean(),
  maxVolunteers: nullableNumber,
  volunteersNeeded: nullableNumber,
  /** Null means no limit. */
  placesLeft: nullableNumber,
  acceptsApplications: z.boolean(),
  /** `queue_paused`: as many wait for an answer as it takes at a time; its organization has to decide first. */
  applicationsClosedReason: z.enum(applicationsClosedReasons).nullable(),
  /** Applications that its organization has not answered yet. */
  waitingCount: z.number().int().min(0),
  experienceLevel: z.enum(experienceLevelValues).nullable(),
  urgency: z.enum(urgencyValues),
  status: z.enum(projectStatuses),
  isImported: z.boolean(),
  /** Imported with a deadline that passed more than 90 days ago: no one knows if it is still needed (A28). */
  isStale: z.boolean(),
  createdAt: isoTimestamp,
  organizationId: z.uuid(),
  organizationName: z.string(),
  organizationVerified: z.boolean(),
  organizationLogoUrl: nullableText,
  averageRating: nullableText,
  totalReviews: z.number().int(),
  isUnderReview: projectReview.isUnderReview,
  isSaved: z.boolean().nullable(),
  saved: z.boolean().nullable(),
})
export type ProjectCard = z.infer<typeof projectCard>

export const project = projectCard.extend({
  /** Only the organization's members see `draft` and `held` (A11). */
  visibility: z.enum(projectVisibilities),
  reviewFindings: projectReview.reviewFindings,
  /** A draft that is published once its organization is verified (A14). */
  publishesWhenVerified: z.boolean(),
  /** Active volunteers, whom a change of the agreed work notifies; null for readers outside the organization. */
  acceptedVolunteers: nullableNumber,
  /** What an accepted volunteer declined to change: asked again only with another value. Null like the above. */
  declinedChanges: z.array(z.enum(scopeFields)).nullable(),
  isLanguageChosen: chosenLanguage.isLanguageChosen,
  /** When its content was last changed. An edit may send it, so that it does not overwrite someone else's. */
  updatedAt: isoTimestamp,
  deliverables: nullableText,
  impact: nullableText,
  requirements: nullableText,
  ...projectScope,
  timeline: nullableText,
  timeZone: z.string(),
  /** Only for accepted volunteers and the organization's members (A1). */
  contactInstructions: nullableText,
  /** Why its organization canceled it, for its members and applicants; null for everyone else. */
  cancelReason: nullableText,
  /** Its impact, as its organization reports it after completion. */
  impactReport: z
    .object({
      /** Null if the organization does not count people. */
      peopleHelped: nullableNumber,
      summary: nullableText,
      createdAt: isoTimestamp,
      updatedAt: isoTimestamp,
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
  /** Asked of every applicant. */
  screeningQuestions: z.array(z.object({ id: z.string(), text: z.string(), isRequired: z.boolean() })),
  organizationDescription: nullableText,
  organizationRating: z.number().nullable(),
  /** The number of reviews in `organizationRating`; `totalReviews` counts the project's own. */
  organizationTotalReviews: z.number().int(),
  organizationProjectsCount: z.number().int(),
  organizationWebsite: nullableText,
  /** Someone from the organization can claim it: it was imported and has no owner. */
  organizationClaimable: z.boolean(),
  /** How quickly its organization answers applicants. */
  organizationResponse: responseStats,
  /** The signed-in reader's relation to it; null when signed out. */
  viewer: z
    .object({
      isMember: z.boolean(),
      /** `no` also for members of the organization and for accounts without the volunteer role. */
      mayApply: z.enum(['apply', 'again', 'no']),
      /** They block its organization: until they undo it, they can't apply, whatever `mayApply` says. */
      hasBlocked: z.boolean(),
      application: z.object({ id: z.uuid(), status: z.enum(applicationStatuses) }).nullable(),
      /** Their report about it awaits a decision. */
      hasReported: z.boolean(),
      /** They are notified when it takes applications again. */
      hasReopenAlert: z.boolean(),
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
  /** Only remote work. Not together with `near`. */
  remote: flag.optional(),
  /** Only work on site near this place: a town ("Towson, MD"), a ZIP code of the United States, or a state or country. */
  near: z.string().trim().min(1).max(limits.search).optional(),
  /**
   * How far from `near`: a distance, in miles where people measure in miles and elsewhere in kilometers, or `state` for
   * its whole state or country; 25 by default. A state or country is meant as a whole, whatever the distance.
   */
  within: z
    .union([z.literal('state'), z.coerce.number().int().min(nearbyRule.min).max(nearbyRule.max)])
    .optional(),
  /** The unit of `within`, instead of the one of the place. */
  unit: z.enum(distanceUnits).optional(),
  ...choiceQueries,
  /** Only projects of verified organizations. */
  verified: flag.optional(),
  /** Only projects that accept applications now (A28). */
  accepting: flag.optional(),
  /** The former name of `accepting`. */
  open: flag.optional(),
})

/** Whether only projects that accept applications now are asked for. */
export const asksOnlyAccepting = (filters: Pick<z.output<typeof projectFilters>, 'accepting' | 'open'>) =>
  filters.accepting ?? filters.open ?? false

/** A project as the browse screen lists it. */
export const listedProject = projectCard.extend({
  /** How well it fits the reader, 0 to 100, if `order` is given; null without a volunteer profile. */
  matchScore: z.number().int().min(0).max(100).nullable().optional(),
  /** How far it is from `near`, in whole units and in words; null for a place that is not known. Only if `near` is given. */
  distance: z
    .object({ value: z.number().int().min(0), unit: z.enum(distanceUnits), description: z.string() })
    .nullable()
    .optional(),
  /** How quickly its organization answers applicants, if `order` is given; also in words. */
  organizationResponse: responseStats.extend({ description: z.string() }).optional(),
})
export type ListedProject = z.infer<typeof listedProject>

export const listProjects = defineEndpoint({
  id: 'listProjects',
  summary:
    'Published projects, newest first, that match all of the given filters. `order` lists them as on the browse screen: newest first, by relevance to the search, best match with your profile, nearest to `near`, or earliest deadline first; old imports last; at most two of one organization on the first page.',
  method: 'GET',
  path: '/api/projects',
  access: 'public',
  allowsReplica: true,
  cost: ({ search }) => (search === undefined ? 'plain' : 'search'),
  query: projectFilters.extend(pageQuery.shape).extend({
    order: z.enum(browseOrders).optional(),
    /** Leaves out projects that you have applied to, whatever became of it. Without effect when signed out. */
    notApplied: flag.optional(),
  }),
  response: z.array(listedProject),
  paged: true,
  problems: ['bad_cursor'],
})

export const getProject = defineEndpoint({
  id: 'getProject',
  summary: 'One project with its organization and your relation to it.',
  method: 'GET',
  path: '/api/projects/:id',
  access: 'public',
  allowsReplica: true,
  params: idParams,
  response: project,
  problems: ['project_not_found', 'gone'],
})

export const getProjectCalendar = defineEndpoint({
  id: 'getProjectCalendar',
  summary: 'The last day to apply, and the first and last day of the work, as a calendar file (RFC 5545).',
  method: 'GET',
  path: '/api/projects/:id/calendar.ics',
  access: 'public',
  params: idParams,
  response: z.string(),
  download: true,
  problems: ['project_not_found', 'gone', 'no_deadline'],
})

export const projectEndpoints = [listProjects, getProject, getProjectCalendar] as const
