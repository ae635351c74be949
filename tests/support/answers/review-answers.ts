/** Reviews, and what the review form loads, for interface tests. */
import type { PendingReview, ProjectDetailsForReview } from '#contract/reviews/lists.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import { ids } from './answers.ts'

const project = { projectId: ids.project, projectTitle: 'Redesign the intake form' }

/** The volunteer's review of the organization, as its author sees it. */
export const aGivenReview = (overrides: Partial<Review> = {}): Review => ({
  id: ids.hours,
  applicationId: ids.application,
  ...project,
  reviewType: 'volunteer_to_organization',
  rating: 4,
  reviewText: 'They knew what they wanted.',
  comment: 'They knew what they wanted.',
  language: 'en',
  isLanguageChosen: false,
  categories: {},
  isPublic: true,
  reviewerName: 'Maya Lindqvist',
  reviewerType: 'volunteer',
  revieweeId: ids.organization,
  revieweeName: 'Harbor Light Shelter',
  revieweeType: 'organization',
  createdAt: '2026-11-02T12:00:00.000Z',
  updatedAt: '2026-11-02T12:00:00.000Z',
  revealedAt: '2026-11-02T12:00:00.000Z',
  editedAt: null,
  version: 1,
  isOwn: true,
  isEditable: false,
  editableUntil: '2026-11-04T12:00:00.000Z',
  reply: null,
  canReply: false,
  hasReported: false,
  isHidden: false,
  ...overrides,
})

/** The organization's review of the volunteer, as the volunteer sees it. */
export const aReceivedReview = (overrides: Partial<Review> = {}): Review =>
  aGivenReview({
    id: ids.notification,
    reviewType: 'organization_to_volunteer',
    reviewText: 'On time, always.',
    comment: 'On time, always.',
    reviewerName: 'Harbor Light Shelter',
    reviewerType: 'organization',
    revieweeId: ids.volunteer,
    revieweeName: 'Maya Lindqvist',
    revieweeType: 'volunteer',
    isOwn: false,
    canReply: true,
    ...overrides,
  })

/** The organization as the volunteer can review it. */
export const aPendingReview = (overrides: Partial<PendingReview> = {}): PendingReview => ({
  id: ids.project,
  applicationId: ids.application,
  title: 'Redesign the intake form',
  completedAt: '2026-11-02T12:00:00.000Z',
  volunteerName: 'Maya Lindqvist',
  organizationName: 'Harbor Light Shelter',
  revieweeId: ids.organization,
  revieweeType: 'organization',
  canReviewVolunteer: false,
  hasReviewedVolunteer: false,
  canReviewOrganization: true,
  hasReviewedOrganization: false,
  ...overrides,
})

export const detailsForReview = (
  overrides: Partial<ProjectDetailsForReview> = {},
): ProjectDetailsForReview => ({
  id: ids.project,
  title: 'Redesign the intake form',
  applicationId: ids.application,
  revieweeId: ids.organization,
  revieweeName: 'Harbor Light Shelter',
  revieweeType: 'organization',
  categories: ['clarity', 'respect', 'impact', 'followThrough'],
  revealDays: 0,
  candidates: [],
  ...overrides,
})
