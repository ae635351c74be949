/** Complete contract values for interface tests; each test sets only the fields it is about. */
import type { User } from '#contract/accounts/accounts.ts'
import type { Application } from '#contract/applications/applications.ts'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { renderNotification } from '#contract/i18n/named.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import {
  accountNotificationPath,
  memberNotificationPath,
  messageNotificationPath,
  rewardNotificationPath,
  workNotificationPaths,
} from '#contract/notifications/paths.ts'
import type { Project, ProjectCard } from '#contract/projects/projects.ts'
import {
  isAccountNotificationKind,
  isMemberNotificationKind,
  isMessageNotificationKind,
  isRewardNotificationKind,
} from '#domain/notifications/notifications.ts'
import { notStated } from './not-stated.ts'
import { ownOrganization } from './own-organization.ts'

export const ids = {
  project: '11111111-1111-4111-8111-111111111111',
  organization: '22222222-2222-4222-8222-222222222222',
  volunteer: '33333333-3333-4333-8333-333333333333',
  application: '44444444-4444-4444-8444-444444444444',
  notification: '55555555-5555-4555-8555-555555555555',
  hours: '66666666-6666-4666-8666-666666666666',
}

export const aCard = (overrides: Partial<ProjectCard> = {}): ProjectCard => ({
  id: ids.project,
  title: 'Redesign the intake form',
  description: 'The form has forty fields and nobody finishes it.',
  language: 'en',
  requiredSkills: ['UI/UX Design'],
  skillsRequired: ['UI/UX Design'],
  preferredSkills: [],
  causeAreas: ['Housing'],
  focusAreas: ['Housing'],
  timeCommitment: 5,
  timeCommitmentHours: 5,
  duration: '1-2 months',
  location: null,
  isRemote: true,
  applicationDeadline: null,
  deadlineEnforced: true,
  maxVolunteers: 3,
  volunteersNeeded: 3,
  placesLeft: 3,
  acceptsApplications: true,
  applicationsClosedReason: null,
  waitingCount: 0,
  experienceLevel: 'beginner',
  urgency: 'medium',
  status: 'open',
  isImported: false,
  isStale: false,
  createdAt: '2026-11-01T12:00:00.000Z',
  organizationId: ids.organization,
  organizationName: 'Harbor Light Shelter',
  organizationVerified: false,
  organizationLogoUrl: null,
  averageRating: null,
  totalReviews: 0,
  isUnderReview: false,
  isSaved: null,
  saved: null,
  ...overrides,
})

export const aProject = (overrides: Partial<Project> = {}): Project => ({
  ...aCard(),
  visibility: 'published',
  reviewFindings: null,
  publishesWhenVerified: false,
  isLanguageChosen: false,
  acceptedVolunteers: null,
  declinedChanges: null,
  cancelReason: null,
  updatedAt: '2026-11-01T12:00:00.000Z',
  deliverables: 'A form of twelve fields, tested with six people.',
  impact: 'Families get a bed the same evening.',
  ...notStated,
  timeZone: 'UTC',
  impactReport: null,
  perks: [],
  screeningQuestions: [],
  organizationDescription: null,
  organizationRating: null,
  organizationTotalReviews: 0,
  organizationProjectsCount: 1,
  organizationWebsite: null,
  organizationClaimable: false,
  organizationResponse: { rate: null, medianHours: null },
  viewer: null,
  ...overrides,
})

/** Of a project that the reader may apply to. */
export const mayApply = {
  isMember: false,
  mayApply: 'apply',
  hasReopenAlert: false,
  hasBlocked: false,
  hasReported: false,
  application: null,
} as const satisfies Project['viewer']

export const anApplication = (overrides: Partial<Application> = {}): Application => ({
  id: ids.application,
  projectId: ids.project,
  volunteerId: ids.volunteer,
  status: 'pending',
  coverLetter: 'I design forms for a living.',
  message: 'I design forms for a living.',
  proposedApproach: null,
  questions: null,
  screeningAnswers: [],
  language: 'en',
  organizationFeedback: null,
  declineReason: null,
  hasReview: false,
  mayApplyAgain: false,
  isOrganizationSuspended: false,
  hasOrganizationPage: true,
  isVolunteerSuspended: false,
  isCanceled: false,
  endedWithOrganization: false,
  removalReason: null,
  confirmedHours: 0,
  waitingHours: 0,
  scope: null,
  check: null,
  endedBy: null,
  reason: null,
  createdAt: '2026-11-02T12:00:00.000Z',
  updatedAt: '2026-11-02T12:00:00.000Z',
  reviewedAt: null,
  completedAt: null,
  credentialId: null,
  project: {
    id: ids.project,
    title: 'Redesign the intake form',
    description: 'The form has forty fields and nobody finishes it.',
    language: 'en',
    causeAreas: ['Housing'],
    focusAreas: ['Housing'],
    timeCommitment: 5,
    timeCommitmentHours: 5,
    isRemote: true,
    status: 'open',
    timeZone: 'UTC',
    placesLeft: 3,
  },
  organization: { id: ids.organization, organizationName: 'Harbor Light Shelter', logoUrl: null },
  volunteer: {
    id: ids.volunteer,
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: null,
    profileImageUrl: null,
    hasPublicPortfolio: false,
    isFormer: false,
  },
  triage: { isShortlisted: false, notesCount: 0 },
  ...overrides,
})

function pathOf(kind: Notification['kind'], applicationId: string): string {
  if (isRewardNotificationKind(kind)) return rewardNotificationPath(kind, ids.project)
  if (isMessageNotificationKind(kind)) return messageNotificationPath(kind, ids.project)
  if (isAccountNotificationKind(kind)) return accountNotificationPath(kind, { id: ids.organization })
  return isMemberNotificationKind(kind)
    ? memberNotificationPath(kind, ids.organization)
    : workNotificationPaths[kind]({ applicationId, projectId: ids.project })
}

export const aNotification = (overrides: Partial<Notification> = {}): Notification => {
  const { kind = 'application.received', applicationId = ids.application } = overrides
  const about = {
    kind,
    project: { id: ids.project, title: 'Redesign the intake form' },
    organization: { id: ids.organization, organizationName: 'Harbor Light Shelter' },
    volunteer: { id: ids.volunteer, firstName: 'Maya', lastName: 'Lindqvist' },
    member: null,
    actor: null,
    reward: null,
    appeal: null,
    gathered: 1,
    ...overrides,
  }
  return {
    id: ids.notification,
    ...renderNotification(defaultLanguage, about),
    read: false,
    createdAt: '2026-11-02T12:00:00.000Z',
    path: pathOf(kind, applicationId ?? ''),
    applicationId,
    ...about,
  }
}

export const aVolunteer = (overrides: Partial<User> = {}): User => ({
  id: ids.volunteer,
  email: 'maya@example.org',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  userType: 'volunteer',
  hasVolunteerProfile: false,
  hasOrganizationProfile: false,
  isVolunteer: true,
  isOrganization: false,
  primaryRole: 'volunteer',
  profileImageUrl: null,
  isEmailVerified: true,
  isEmailBounced: false,
  mustVerifyEmail: false,
  isAdmin: false,
  staffRoles: [],
  hasSecondFactor: false,
  mustEnrolSecondFactor: false,
  timeZone: null,
  language: null,
  deletionDueAt: null,
  organizations: [],
  ...overrides,
})

export const anOrganizer = (overrides: Partial<User> = {}): User =>
  aVolunteer({
    firstName: 'Ruth',
    lastName: 'Calloway',
    userType: 'organization',
    primaryRole: 'organization',
    hasOrganizationProfile: true,
    isVolunteer: false,
    isOrganization: true,
    organizations: [ownOrganization],
    ...overrides,
  })
