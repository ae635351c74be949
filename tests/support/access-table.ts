/**
 * What every route of the router answers to every kind of caller. A route that is missing here fails the test of access:
 * a new endpoint comes with its row.
 */
import { all, nobody, ownRows, savedRows, signedIn, type Row } from './access-rows.ts'
import { onboardingForm } from './forms.ts'
import { organizationProfileRows } from './organization-profile-rows.ts'
import { adminRows } from './admin-rows.ts'
import { adminVerificationRows } from './admin-verification-rows.ts'
import { accountRows } from './account-rows.ts'
import { analyticsRows } from './analytics-rows.ts'
import { applicationRows } from './application-rows.ts'
import { rewardRows } from './reward-rows.ts'
import { authorityRows } from './authority-rows.ts'
import { impactRows } from './impact-rows.ts'
import { credentialRows } from './credential-rows.ts'
import { liveRows } from './live-rows.ts'
import { imageRows } from './image-rows.ts'
import { matchingRows } from './matching-rows.ts'
import { messageRows } from './message-rows.ts'
import { reviewCaseRows } from './review-case-rows.ts'
import { registrationForm, projectForm } from './scenario.ts'
import { noticePreferenceRows } from './notice-preference-rows.ts'
import { moderationRows } from './moderation-rows.ts'
import { perkRows } from './perk-rows.ts'
import { memberRows } from './member-rows.ts'
import { secondFactorRows } from './second-factor-rows.ts'
import { reviewRows } from './review-rows.ts'
import { standingRows } from './standing-rows.ts'
import { triageRows } from './triage-rows.ts'
import { portfolioRows } from './portfolio-rows.ts'
import { newVolunteerRows, volunteerProfileRows } from './volunteer-profile-rows.ts'
import { verificationRows } from './verification-rows.ts'
import { workRows } from './work-rows.ts'

export const accessTable: readonly Row[] = [
  { route: 'GET *', about: 'a page', ask: () => ({ path: '/browse' }), answers: all(200) },

  { route: 'GET /api/user', answers: signedIn },
  { route: 'GET /api/auth/user', answers: signedIn },
  { route: 'POST /api/register', ask: () => ({ body: registrationForm() }), answers: all(201) },
  { route: 'POST /api/login', ask: ({ credentials }) => ({ body: credentials }), answers: all(200) },
  { route: 'POST /api/logout', answers: all(200) },

  { route: 'GET /api/figures', answers: all(200) },
  ...liveRows,
  ...standingRows,
  ...matchingRows,
  ...accountRows({ all, nobody }),
  ...secondFactorRows,
  ...noticePreferenceRows,

  { route: 'GET /api/projects', answers: all(200) },
  { route: 'GET /api/projects/facets', answers: all(200) },
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
    route: 'POST /api/projects',
    ask: () => ({ body: projectForm() }),
    answers: { ...all(201), ...nobody, volunteer: 403, 'other volunteer': 403, admin: 403 },
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
    route: 'GET /api/dashboard/organization',
    answers: { ...signedIn, volunteer: 403, 'other volunteer': 403, admin: 403 },
  },
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

  { route: 'GET /api/saved-projects', answers: signedIn },
  ...savedRows('GET /api/projects/:id/saved-status', (id) => ({ path: `/api/projects/${id}/saved-status` })),
  ...savedRows('GET /api/saved-projects/check', (id) => ({
    path: `/api/saved-projects/check?projectId=${id}`,
  })),
  ...['POST', 'DELETE'].flatMap((method) => [
    ...savedRows(`${method} /api/projects/:id/save`, (id) => ({ path: `/api/projects/${id}/save` })),
    ...savedRows(`${method} /api/saved-projects`, (id) => ({ body: { projectId: id } })),
  ]),

  ...ownRows('PATCH /api/projects/:id', { body: { title: 'Another title' } }),
  ...ownRows('POST /api/projects/:id/publish', { onlyDraft: true }),
  ...ownRows('POST /api/projects/:id/pause', { onlyPublished: true }),
  {
    route: 'POST /api/projects/:id/resume',
    ask: ({ paused }) => ({ path: `/api/projects/${paused}/resume`, body: {} }),
    answers: { ...all(403), ...nobody, owner: 200 },
  },
  ...ownRows('POST /api/projects/:id/complete', { onlyPublished: true }),
  ...impactRows,
  ...reviewCaseRows,
  ...ownRows('POST /api/projects/:id/duplicate', { status: 201 }),
  ...ownRows('DELETE /api/projects/:id', { onlyDraft: true }),
  ...ownRows('GET /api/projects/:id/history'),
  { route: 'GET /api/organization/projects', answers: signedIn },

  ...applicationRows,

  { route: 'GET /api/notifications', answers: signedIn },
  { route: 'GET /api/notifications/unread', answers: signedIn },
  { route: 'POST /api/notifications/read-all', answers: signedIn },
  {
    route: 'POST /api/notifications/:id/read',
    ask: ({ notification }) => ({ path: `/api/notifications/${notification}/read` }),
    answers: { ...all(404), ...nobody, owner: 200 },
  },

  {
    route: 'POST /api/reviews',
    about: 'of signed-off work',
    ask: ({ done }) => ({ body: { applicationId: done, rating: 5, comment: 'A pleasure.' } }),
    answers: { ...all(404), ...nobody, volunteer: 201, owner: 201 },
  },
  {
    route: 'POST /api/reviews',
    about: 'of the organization, by project and organization',
    ask: ({ doneProject, organization }) => ({
      body: { projectId: doneProject, revieweeId: organization, rating: 5, reviewText: 'A pleasure.' },
    }),
    answers: { ...all(404), ...nobody, volunteer: 201 },
  },
  {
    route: 'POST /api/reviews',
    about: 'of what is not decided yet',
    ask: ({ application }) => ({ body: { applicationId: application, rating: 5, comment: 'Too early.' } }),
    answers: { ...all(404), ...nobody, volunteer: 409, owner: 409 },
  },

  ...reviewRows,
  ...messageRows,
  ...workRows,
  ...triageRows,
  ...memberRows,
  ...imageRows,
  ...authorityRows,
  ...credentialRows,
  ...adminRows,
  ...moderationRows,
  ...perkRows,
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
  // Last: they make a volunteer of everyone.
  ...newVolunteerRows,
  {
    route: 'POST /api/onboarding',
    ask: () => ({ body: onboardingForm() }),
    answers: signedIn,
  },
]
