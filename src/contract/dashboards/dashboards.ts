/** The dashboards of both sides: current lists and counts (spec F2.9, F2.12, F2.13, F3; B6, B14). */
import { applicationStatuses } from '#domain/applications/applications.ts'
import { application } from '#contract/applications/applications.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { isoTimestamp, ownOrganization } from '#contract/fields.ts'
import { projectCard } from '#contract/projects/projects.ts'
import { review } from '#contract/reviews/reviews.ts'
import { z } from '#contract/zod.ts'

const count = z.number().int()

const listedProject = projectCard.pick({
  id: true,
  title: true,
  description: true,
  requiredSkills: true,
  skillsRequired: true,
  causeAreas: true,
  focusAreas: true,
  timeCommitment: true,
  timeCommitmentHours: true,
  isRemote: true,
  location: true,
  status: true,
  organizationId: true,
  organizationName: true,
  createdAt: true,
})

const listedApplication = application
  .pick({
    id: true,
    projectId: true,
    volunteerId: true,
    status: true,
    isCanceled: true,
    reason: true,
    declineReason: true,
    createdAt: true,
    updatedAt: true,
    reviewedAt: true,
    organization: true,
    volunteer: true,
  })
  .extend({ project: listedProject })

/** Accepted work with its hours, as in the application (B14). */
const work = application.pick({ status: true, confirmedHours: true, waitingHours: true }).extend({
  acceptedAt: isoTimestamp.nullable(),
  signedOffAt: isoTimestamp.nullable(),
  timeZone: z.string(),
})

/** A status change of an application; `pending` means it was sent. */
const activity = z.object({
  id: z.string(),
  applicationId: z.uuid(),
  status: z.enum(applicationStatuses),
  /** Whether the reader did it. */
  isOwn: z.boolean(),
  projectId: z.uuid(),
  projectTitle: z.string(),
  organizationName: z.string(),
  volunteerName: z.string(),
  at: isoTimestamp,
})
export type Activity = z.infer<typeof activity>

const receivedReview = review
  .pick({
    id: true,
    rating: true,
    reviewText: true,
    comment: true,
    language: true,
    reviewerName: true,
    projectId: true,
    projectTitle: true,
    createdAt: true,
  })
  .extend({
    /** The picture of the author, or their organization's logo. */
    reviewerImageUrl: z.string().nullable(),
  })
export type ReceivedReview = z.infer<typeof receivedReview>

const rating = {
  /** Average of the public reviews; null means not rated. */
  averageRating: z.number().nullable(),
  totalReviews: count,
}

const shared = {
  recentApplications: z.array(listedApplication),
  recentActivity: z.array(activity),
  recentReviews: z.array(receivedReview),
}

export const volunteerDashboard = z.object({
  /** Pending ones, newest first. */
  activeApplications: z.array(listedApplication),
  /** Accepted work whose project is not completed. */
  currentProjects: z.array(listedProject.extend({ applicationId: z.uuid(), work })),
  /** Accepted work whose project is completed. */
  completedProjects: count,
  /** Impact of those projects, latest first. */
  totalImpact: z.array(
    listedProject.pick({ id: true, title: true, organizationName: true }).extend({
      impact: z.string().nullable(),
      completedAt: isoTimestamp.nullable(),
    }),
  ),
  ...shared,
  stats: z.object({
    activeApplications: count,
    activeProjects: count,
    completedProjects: count,
    /** Confirmed hours. */
    totalHours: z.number(),
    /** Weekly hours of all accepted work. */
    plannedHours: count,
    ...rating,
  }),
})
export type VolunteerDashboard = z.infer<typeof volunteerDashboard>

export const organizationDashboard = z.object({
  /** Open, active and in progress, newest first (A11). */
  activeProjects: z.array(
    listedProject.extend({ applicationsCount: count, acceptedCount: count, pendingCount: count }),
  ),
  pendingApplications: z.array(listedApplication),
  completedProjects: count,
  /** People with an accepted application that was not ended. */
  totalVolunteersHelped: count,
  ...shared,
  stats: z.object({
    activeProjects: count,
    totalProjects: count,
    completedProjects: count,
    totalVolunteers: count,
    pendingApplications: count,
    /** Logged hours that the reader can confirm. */
    waitingHours: z.number(),
    impactMetrics: z.object({
      totalApplications: count,
      acceptedApplications: count,
      completedApplications: count,
      /** Confirmed hours. */
      totalHours: z.number(),
      /** Weekly hours of all accepted work. */
      plannedHours: count,
      /** The sum over the impact reports of completed projects. */
      peopleHelped: count,
    }),
    ...rating,
  }),
})
export type OrganizationDashboard = z.infer<typeof organizationDashboard>

/** Entries in each list of a dashboard; the lists of recent items have three. */
export const dashboardLengths = { lists: 12, recent: 3 } as const

export const getVolunteerDashboard = defineEndpoint({
  id: 'getVolunteerDashboard',
  summary: 'Your applications, projects, impact and reviews as a volunteer, with totals.',
  method: 'GET',
  path: '/api/dashboard/volunteer',
  access: 'volunteer',
  forbidden: 'volunteer_dashboard_only',
  response: volunteerDashboard,
})

export const getOrganizationDashboard = defineEndpoint({
  id: 'getOrganizationDashboard',
  summary:
    'Projects, applications and reviews of all your organizations, or of `organizationId`, with totals.',
  method: 'GET',
  path: '/api/dashboard/organization',
  access: 'organization',
  forbidden: 'organization_dashboard_only',
  query: ownOrganization,
  response: organizationDashboard,
  problems: ['organization_not_found'],
})

export const dashboardEndpoints = [getVolunteerDashboard, getOrganizationDashboard] as const
