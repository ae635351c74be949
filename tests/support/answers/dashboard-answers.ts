/** Complete dashboards of the contract for interface tests. */
import type { OrganizationDashboard, VolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { aCard, anApplication, ids } from './answers.ts'

const project = aCard()
const {
  id,
  projectId,
  volunteerId,
  status,
  reason,
  declineReason,
  createdAt,
  updatedAt,
  reviewedAt,
  organization,
  volunteer,
} = anApplication()
const application = {
  id,
  projectId,
  volunteerId,
  status,
  isCanceled: false,
  reason,
  declineReason,
  createdAt,
  updatedAt,
  reviewedAt,
  organization,
  volunteer,
  project,
}
const activity = Array.from({ length: 3 }, (_, index) => ({
  id: String(index),
  applicationId: ids.application,
  status: 'pending' as const,
  isOwn: true,
  projectId: ids.project,
  projectTitle: 'Redesign the intake form',
  organizationName: 'Harbor Light Shelter',
  volunteerName: 'Maya Lindqvist',
  at: createdAt,
}))
const reviews = Array.from({ length: 3 }, (_, index) => ({
  id: `55555555-5555-4555-8555-55555555555${index}`,
  rating: 5,
  reviewText: 'y'.repeat(120),
  comment: 'y'.repeat(120),
  language: 'en',
  reviewerName: 'Ruth Calloway',
  reviewerImageUrl: null,
  projectId: ids.project,
  projectTitle: 'Redesign the intake form',
  createdAt,
}))
const recent = { recentApplications: [application], recentActivity: activity, recentReviews: reviews }

export const aVolunteerDashboard = (): VolunteerDashboard => ({
  activeApplications: [application],
  currentProjects: [
    {
      ...project,
      applicationId: ids.application,
      work: {
        status: 'accepted',
        acceptedAt: '2026-11-03T12:00:00.000Z',
        signedOffAt: null,
        timeZone: 'UTC',
        confirmedHours: 12.5,
        waitingHours: 3,
      },
    },
  ],
  completedProjects: 1,
  totalImpact: [],
  ...recent,
  stats: {
    activeApplications: 2,
    activeProjects: 1,
    completedProjects: 1,
    totalHours: 12.5,
    plannedHours: 16,
    averageRating: 4.5,
    totalReviews: 2,
  },
})

export const anOrganizationDashboard = (): OrganizationDashboard => ({
  activeProjects: [
    { ...project, status: 'open', applicationsCount: 3, acceptedCount: 0, pendingCount: 3 },
    {
      ...project,
      id: ids.organization,
      status: 'in_progress',
      applicationsCount: 4,
      acceptedCount: 3,
      pendingCount: 0,
    },
  ],
  pendingApplications: [application],
  completedProjects: 1,
  totalVolunteersHelped: 3,
  ...recent,
  stats: {
    activeProjects: 2,
    totalProjects: 4,
    completedProjects: 1,
    totalVolunteers: 3,
    pendingApplications: 1,
    waitingHours: 0,
    impactMetrics: {
      totalApplications: 7,
      acceptedApplications: 3,
      completedApplications: 0,
      totalHours: 4,
      plannedHours: 15,
      peopleHelped: 120,
    },
    averageRating: null,
    totalReviews: 0,
  },
})
