/** The homes of both sides after signing in: what needs the reader, what to set up, and what is in progress (issue 21). */
import { setupStates, setupSteps } from '#domain/dashboards/setup.ts'
import { profileParts } from '#domain/profiles/completeness.ts'
import { projectStatuses } from '#domain/projects/projects.ts'
import { verificationStates } from '#domain/verification/register.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { isoTimestamp, ownOrganization } from '#contract/fields.ts'
import { contentLanguage } from '#contract/i18n/content-language.ts'
import { matchBasis } from '#contract/matching/shapes.ts'
import { projectReview } from '#contract/projects/reports.ts'
import { z } from '#contract/zod.ts'

const count = z.number().int()
const namedProject = z.object({ id: z.uuid(), title: z.string() })

/** The other side's unread messages, all conversations together. */
const messagesTask = z.object({
  kind: z.literal('messages'),
  conversations: count,
  /** The conversation with the latest one. */
  conversationId: z.uuid(),
  from: z.string(),
  /** The beginning of the latest message. */
  text: z.string(),
  language: contentLanguage,
  at: isoTimestamp,
})

/** The reviews that the reader can write; the details are of the work that ended last. */
const reviewsTask = z.object({
  kind: z.literal('reviews'),
  reviews: count,
  revieweeId: z.uuid(),
  revieweeName: z.string(),
  project: namedProject,
  at: isoTimestamp,
})

const organizationTask = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('applications'),
    applications: count,
    /** When the oldest one was sent. */
    oldestAt: isoTimestamp,
    /** How many projects they are for; the project if there is one only. */
    projects: count,
    project: namedProject.nullable(),
  }),
  z.object({
    kind: z.literal('hours'),
    hours: z.number(),
    people: count,
    /** Their name if there is one person only. */
    name: z.string().nullable(),
    oldestAt: isoTimestamp,
  }),
  messagesTask,
  reviewsTask,
  /** A form of a new project that the reader has begun; `step` is where it continues. */
  z.object({ kind: z.literal('unfinished'), project: namedProject, step: count, at: isoTimestamp }),
  z.object({ kind: z.literal('draft'), project: namedProject, at: isoTimestamp }),
])
export type OrganizationTask = z.infer<typeof organizationTask>

const ownWork = { applicationId: z.uuid(), project: namedProject, organizationName: z.string() }

const volunteerTask = z.discriminatedUnion('kind', [
  /** A change of agreed work that the volunteer has not answered. */
  z.object({ kind: z.literal('scope_change'), ...ownWork, at: isoTimestamp }),
  z.object({ kind: z.literal('accepted'), ...ownWork, at: isoTimestamp }),
  z.object({ kind: z.literal('rejected_hours'), ...ownWork, hours: z.number(), at: isoTimestamp }),
  messagesTask,
  z.object({
    kind: z.literal('log_hours'),
    ...ownWork,
    confirmedHours: z.number(),
    waitingHours: z.number(),
  }),
  reviewsTask,
  z.object({
    kind: z.literal('waiting'),
    ...ownWork,
    at: isoTimestamp,
    /** The median of the organization's answers, in hours; null if there are too few. */
    usualHours: z.number().nullable(),
  }),
])
export type VolunteerTask = z.infer<typeof volunteerTask>

const rating = { averageRating: z.number().nullable(), totalReviews: count }

export const organizationHome = z.object({
  /** The organization that the reader asked for, otherwise their primary one. */
  organization: z.object({
    id: z.uuid(),
    name: z.string(),
    isNamed: z.boolean(),
    logoUrl: z.string().nullable(),
    hasMission: z.boolean(),
    isVerified: z.boolean(),
    verification: z.enum(verificationStates),
  }),
  /** What waits for the reader in the organization that they asked for, otherwise in all of theirs. */
  tasks: z.array(organizationTask),
  /** Applications that wait in the reader's other organizations, if they asked for one. */
  elsewhere: z.object({ applications: count, organizations: count }),
  setup: z.object({
    steps: z.array(z.object({ step: z.enum(setupSteps), state: z.enum(setupStates) })),
    /** When the first project was created. */
    firstProjectAt: isoTimestamp.nullable(),
    colleagues: count,
    /** What the reader hopes to achieve, as they said when they joined. */
    goals: z.string().nullable(),
  }),
  /** The newest that are not completed. */
  projects: z.array(
    namedProject.extend({
      status: z.enum(projectStatuses),
      isDraft: z.boolean(),
      /** Hidden while an administrator reviews it, or while its organization is suspended. */
      isHeld: z.boolean(),
      acceptedCount: count,
      /** Null means no limit. */
      maxVolunteers: count.nullable(),
      pendingCount: count,
    }),
  ),
  impact: z.object({
    activeProjects: count,
    totalVolunteers: count,
    completedProjects: count,
    /** Confirmed hours. */
    totalHours: z.number(),
    ...rating,
  }),
})
export type OrganizationHome = z.infer<typeof organizationHome>

export const volunteerHome = z.object({
  tasks: z.array(volunteerTask),
  /** What the reader hopes to achieve, as they said when they joined. */
  goals: z.string().nullable(),
  profile: z.object({
    percent: count,
    done: z.array(z.enum(profileParts)),
    /** The next one first. */
    open: z.array(z.enum(profileParts)),
  }),
  /** The best matches that take applications: first those that serve the goals. */
  recommended: z.array(
    namedProject.extend({
      organizationName: z.string(),
      matchScore: count,
      isUnderReview: projectReview.isUnderReview,
      timeCommitment: count.nullable(),
      /** The skill or cause of the project that the goals name; null if they name none. */
      goal: z.object({ kind: z.enum(['skill', 'cause']), label: z.string() }).nullable(),
      basis: matchBasis,
    }),
  ),
  impact: z.object({
    activeProjects: count,
    completedProjects: count,
    confirmedHours: z.number(),
    waitingHours: z.number(),
    ...rating,
  }),
})
export type VolunteerHome = z.infer<typeof volunteerHome>

/** Rows in the lists of a home. */
export const homeLengths = { projects: 5, recommended: 3 } as const

export const getOrganizationHome = defineEndpoint({
  id: 'getOrganizationHome',
  summary:
    'What needs you in all your organizations, or in `organizationId`; what to set up, your projects and your impact.',
  method: 'GET',
  path: '/api/dashboard/organization/home',
  access: 'organization',
  forbidden: 'organization_dashboard_only',
  query: ownOrganization,
  response: organizationHome,
  problems: ['organization_not_found'],
})

export const getVolunteerHome = defineEndpoint({
  id: 'getVolunteerHome',
  summary: 'What needs you as a volunteer, how complete your profile is, recommendations and your impact.',
  method: 'GET',
  path: '/api/dashboard/volunteer/home',
  access: 'volunteer',
  forbidden: 'volunteer_dashboard_only',
  response: volunteerHome,
})

export const listWaitingApplications = defineEndpoint({
  id: 'listWaitingApplications',
  summary:
    'How many applications wait for you in each of your organizations; those without any are left out.',
  method: 'GET',
  path: '/api/dashboard/organization/waiting',
  access: 'organization',
  forbidden: 'organization_dashboard_only',
  response: z.array(z.object({ organizationId: z.uuid(), applications: count })),
})

export const homeEndpoints = [getVolunteerHome, getOrganizationHome, listWaitingApplications] as const
