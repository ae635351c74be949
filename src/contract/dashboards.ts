/** Both sides' dashboards: lists of what goes on and numbers that are counted (foundation 2.9, 2.12, 2.13, 3; B6, B14). */
import { applicationStatuses } from '#domain/applications.ts'
import { application } from './applications.ts'
import { defineEndpoint } from './endpoint.ts'
import { moment } from './fields.ts'
import { projectCard } from './projects.ts'
import { review } from './reviews.ts'
import { z } from './zod.ts'

const count = z.number().int()

const listedProject = projectCard.pick({
  id: true,
  title: true,
  description: true,
  requiredSkills: true,
  skillsRequired: true,
  causeAreas: true,
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
    createdAt: true,
    updatedAt: true,
    reviewedAt: true,
    organization: true,
    volunteer: true,
  })
  .extend({ project: listedProject })

/** Accepted work with its hours, as the application tells them (B14). */
const work = application.pick({ status: true, confirmedHours: true, waitingHours: true }).extend({
  acceptedAt: moment.nullable(),
  signedOffAt: moment.nullable(),
  timeZone: z.string(),
})

/** A move of an application: to `pending` it was sent. */
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
  at: moment,
})
export type Activity = z.infer<typeof activity>

const receivedReview = review
  .pick({
    id: true,
    rating: true,
    reviewText: true,
    comment: true,
    reviewerName: true,
    projectId: true,
    projectTitle: true,
    createdAt: true,
  })
  .extend({
    /** The picture of who wrote it, or their organization's logo. */
    reviewerImageUrl: z.string().nullable(),
  })
export type ReceivedReview = z.infer<typeof receivedReview>

const rating = {
  /** Of the public reviews; null = not rated. */
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
  /** What those projects came to, latest first. */
  totalImpact: z.array(
    listedProject.pick({ id: true, title: true, organizationName: true }).extend({
      impact: z.string().nullable(),
      completedAt: moment.nullable(),
    }),
  ),
  ...shared,
  stats: z.object({
    activeApplications: count,
    activeProjects: count,
    completedProjects: count,
    /** Confirmed hours. */
    totalHours: z.number(),
    /** Hours a week of all accepted work. */
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
  /** People whose application was ever accepted and not ended. */
  totalVolunteersHelped: count,
  ...shared,
  stats: z.object({
    activeProjects: count,
    totalProjects: count,
    completedProjects: count,
    totalVolunteers: count,
    pendingApplications: count,
    impactMetrics: z.object({
      totalApplications: count,
      acceptedApplications: count,
      completedApplications: count,
      /** Confirmed hours. */
      totalHours: z.number(),
      /** Hours a week of all accepted work. */
      plannedHours: count,
      /** The sum of what completed projects' impact reports tell. */
      peopleHelped: count,
    }),
    ...rating,
  }),
})
export type OrganizationDashboard = z.infer<typeof organizationDashboard>

/** Entries of each list of a dashboard; what was latest is told in three. */
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
  summary: 'Projects, applications and reviews of all your organizations, with totals.',
  method: 'GET',
  path: '/api/dashboard/organization',
  access: 'organization',
  forbidden: 'organization_dashboard_only',
  response: organizationDashboard,
})
