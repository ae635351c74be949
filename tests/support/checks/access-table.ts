/**
 * What every route answers to every kind of caller. The access test fails for a missing route, so every new endpoint
 * needs a row.
 */
import { all, noAccount, ownRows, signedIn, type Row } from '#tests/support/rows/access-rows.ts'
import { onboardingForm } from '#tests/support/web/forms.ts'
import { organizationProfileRows } from '#tests/support/rows/organization-profile-rows.ts'
import { appealRows } from '#tests/support/rows/appeal-rows.ts'
import { adminRows } from '#tests/support/rows/admin-rows.ts'
import { adminVerificationRows } from '#tests/support/rows/admin-verification-rows.ts'
import { accountRows } from '#tests/support/rows/account-rows.ts'
import { analyticsRows } from '#tests/support/rows/analytics-rows.ts'
import { applicantRows } from '#tests/support/rows/applicant-rows.ts'
import { applicationRows } from '#tests/support/rows/application-rows.ts'
import { rewardRows } from '#tests/support/rows/reward-rows.ts'
import { authorityRows } from '#tests/support/rows/authority-rows.ts'
import { impactRows } from '#tests/support/rows/impact-rows.ts'
import { impactReportRows } from '#tests/support/rows/impact-report-rows.ts'
import { credentialRows } from '#tests/support/rows/credential-rows.ts'
import { liveRows } from '#tests/support/rows/live-rows.ts'
import { imageRows } from '#tests/support/rows/image-rows.ts'
import { matchingRows } from '#tests/support/rows/matching-rows.ts'
import { announcementRows } from '#tests/support/rows/announcement-rows.ts'
import { messageRows } from '#tests/support/rows/message-rows.ts'
import { projectCaseRows } from '#tests/support/rows/project-case-rows.ts'
import { reviewCaseRows } from '#tests/support/rows/review-case-rows.ts'
import { registrationForm, projectForm } from '#tests/support/scenarios/scenario.ts'
import { notificationPreferenceRows } from '#tests/support/rows/notification-preference-rows.ts'
import { moderationRows } from '#tests/support/rows/moderation-rows.ts'
import { perkRows } from '#tests/support/rows/perk-rows.ts'
import { legalRows, siteRows } from '#tests/support/rows/site-rows.ts'
import { memberRows } from '#tests/support/rows/member-rows.ts'
import { secondFactorRows } from '#tests/support/rows/second-factor-rows.ts'
import { reviewRows } from '#tests/support/rows/review-rows.ts'
import { reopeningRows } from '#tests/support/rows/reopening-rows.ts'
import { savedProjectRows } from '#tests/support/rows/saved-project-rows.ts'
import { savedSearchRows } from '#tests/support/rows/saved-search-rows.ts'
import { rankingRows } from '#tests/support/rows/ranking-rows.ts'
import { inviteRows } from '#tests/support/rows/invite-rows.ts'
import { scopeRows } from '#tests/support/rows/scope-rows.ts'
import { triageRows } from '#tests/support/rows/triage-rows.ts'
import { portfolioRows } from '#tests/support/rows/portfolio-rows.ts'
import { newVolunteerRows, volunteerProfileRows } from '#tests/support/rows/volunteer-profile-rows.ts'
import { unfinishedRows } from '#tests/support/rows/unfinished-rows.ts'
import { verificationRows } from '#tests/support/rows/verification-rows.ts'
import { workRows } from '#tests/support/rows/work-rows.ts'

export const accessTable: readonly Row[] = [
  { route: 'GET *', about: 'a page', ask: () => ({ path: '/browse' }), answers: all(200) },

  { route: 'GET /api/user', answers: signedIn },
  { route: 'GET /api/auth/user', answers: signedIn },
  { route: 'POST /api/register', ask: () => ({ body: registrationForm() }), answers: all(201) },
  { route: 'POST /api/login', ask: ({ credentials }) => ({ body: credentials }), answers: all(200) },
  { route: 'POST /api/logout', answers: all(200) },

  { route: 'GET /api/figures', answers: all(200) },
  ...liveRows,
  ...rankingRows,
  ...savedSearchRows,
  ...matchingRows,
  ...scopeRows,
  ...inviteRows,
  ...announcementRows,
  ...accountRows({ all, noAccount }),
  ...secondFactorRows,
  ...notificationPreferenceRows,

  { route: 'GET /api/projects', answers: all(200) },
  { route: 'GET /api/projects/facets', answers: all(200) },
  { route: 'GET /api/places', ask: () => ({ path: '/api/places?text=Towson' }), answers: all(200) },
  {
    route: 'GET /api/projects/:id',
    about: 'published',
    ask: ({ project }) => ({ path: `/api/projects/${project}` }),
    answers: all(200),
  },
  {
    route: 'GET /api/projects/:id',
    about: 'a draft',
    ask: ({ draft }) => ({ path: `/api/projects/${draft}` }),
    answers: { ...all(404), owner: 200 },
  },
  {
    route: 'GET /api/projects/:id/calendar.ics',
    about: 'without a deadline',
    ask: ({ project }) => ({ path: `/api/projects/${project}/calendar.ics` }),
    answers: all(404),
  },
  {
    route: 'POST /api/projects',
    ask: () => ({ body: projectForm() }),
    answers: { ...all(201), ...noAccount, volunteer: 403, 'other volunteer': 403, admin: 403 },
  },

  ...[
    'projects/featured',
    'projects/discovery',
    'projects/top-rated',
    'organizations/top-rated',
    'projects/trending-skills',
    'trending-skills',
  ].map((list) => ({ route: `GET /api/${list}`, answers: all(200) })),
  {
    route: 'GET /api/volunteer/recommendations',
    answers: { ...signedIn, owner: 403, 'other organization': 403 },
  },

  {
    route: 'GET /api/dashboard/volunteer',
    answers: { ...signedIn, owner: 403, 'other organization': 403 },
  },
  {
    route: 'GET /api/dashboard/volunteer/home',
    answers: { ...signedIn, owner: 403, 'other organization': 403 },
  },
  {
    route: 'GET /api/dashboard/organization',
    answers: { ...signedIn, volunteer: 403, 'other volunteer': 403, admin: 403 },
  },
  ...['home', 'waiting'].map((part) => ({
    route: `GET /api/dashboard/organization/${part}`,
    answers: { ...signedIn, volunteer: 403, 'other volunteer': 403, admin: 403 },
  })),
  ...volunteerProfileRows,
  ...portfolioRows,

  ...['', '/reviews'].map((part): Row => ({
    route: `GET /api/organizations/:id${part}`,
    about: 'with a published project',
    ask: ({ organization }) => ({ path: `/api/organizations/${organization}${part}` }),
    answers: all(200),
  })),

  ...(['project', 'draft'] as const).map((about): Row => ({
    route: 'GET /api/projects/:id/reviews',
    about,
    ask: (world) => ({ path: `/api/projects/${world[about]}/reviews` }),
    answers: about === 'draft' ? { ...all(404), owner: 200 } : all(200),
  })),

  ...analyticsRows,
  ...rewardRows,

  ...savedProjectRows,
  ...reopeningRows,

  ...ownRows('PATCH /api/projects/:id', { body: { title: 'Another title' } }),
  ...ownRows('POST /api/projects/:id/publish', { onlyDraft: true }),
  ...ownRows('POST /api/projects/:id/pause', { onlyPublished: true }),
  {
    route: 'POST /api/projects/:id/resume',
    ask: ({ paused }) => ({ path: `/api/projects/${paused}/resume`, body: {} }),
    answers: { ...all(403), ...noAccount, owner: 200 },
  },
  ...ownRows('POST /api/projects/:id/complete', { onlyPublished: true }),
  ...ownRows('POST /api/projects/:id/cancel', { onlyPublished: true, body: { reason: 'No money' } }),
  ...impactRows,
  ...impactReportRows,
  ...reviewCaseRows,
  ...projectCaseRows,
  ...appealRows,
  ...ownRows('POST /api/projects/:id/duplicate', { status: 201 }),
  ...ownRows('DELETE /api/projects/:id', { onlyDraft: true }),
  ...ownRows('GET /api/projects/:id/history'),
  ...ownRows('GET /api/projects/:id/completion'),
  { route: 'GET /api/organization/projects', answers: signedIn },
  { route: 'POST /api/organization/projects/export', ask: () => ({ body: {} }), answers: signedIn },
  ...unfinishedRows,

  ...applicationRows,

  { route: 'GET /api/notifications', answers: signedIn },
  { route: 'GET /api/notifications/unread', answers: signedIn },
  { route: 'POST /api/notifications/read-all', answers: signedIn },
  {
    route: 'POST /api/notifications/:id/read',
    ask: ({ notification }) => ({ path: `/api/notifications/${notification}/read` }),
    answers: { ...all(404), ...noAccount, owner: 200 },
  },

  {
    route: 'POST /api/reviews',
    about: 'of signed-off work',
    ask: ({ done }) => ({ body: { applicationId: done, rating: 5, comment: 'A pleasure.' } }),
    answers: { ...all(404), ...noAccount, volunteer: 201, owner: 201 },
  },
  {
    route: 'POST /api/reviews',
    about: 'of the organization, by project and organization',
    ask: ({ completedProject, organization }) => ({
      body: { projectId: completedProject, revieweeId: organization, rating: 5, reviewText: 'A pleasure.' },
    }),
    answers: { ...all(404), ...noAccount, volunteer: 201 },
  },
  {
    route: 'POST /api/reviews',
    about: 'of what is not decided yet',
    ask: ({ application }) => ({ body: { applicationId: application, rating: 5, comment: 'Too early.' } }),
    answers: { ...all(404), ...noAccount, volunteer: 409, owner: 409 },
  },

  ...reviewRows,
  ...messageRows,
  ...workRows,
  ...triageRows,
  ...applicantRows,
  ...memberRows,
  ...imageRows,
  ...authorityRows,
  ...credentialRows,
  ...adminRows,
  ...moderationRows,
  ...perkRows,
  ...siteRows,
  ...legalRows,
  ...adminVerificationRows,

  {
    route: 'POST /api/csp-report',
    ask: () => ({ body: { 'csp-report': {} }, type: 'application/csp-report' }),
    answers: all(204),
  },
  ...['/api/docs', '/api/openapi.json', '/health/live', '/health/ready', '/dev/outbox'].map((path) => ({
    route: `GET ${path}`,
    answers: all(200),
  })),

  ...organizationProfileRows,
  ...verificationRows,
  {
    route: 'PUT /api/onboarding/goals',
    ask: () => ({ body: { goals: onboardingForm().goals } }),
    answers: { ...signedIn, owner: 403, 'other organization': 403 },
  },
  // Last, because these rows make everyone a volunteer.
  ...newVolunteerRows,
  {
    route: 'POST /api/onboarding',
    ask: () => ({ body: onboardingForm() }),
    answers: signedIn,
  },
]
