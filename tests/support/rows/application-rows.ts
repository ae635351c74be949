/**
 * The access table's rows about applications: applying, your own lists, and the status changes each side may make.
 */
import { all, noAccount, signedIn, type Row } from './access-rows.ts'

export const applicationRows: readonly Row[] = [
  {
    route: 'POST /api/applications',
    ask: ({ project }) => ({ body: { projectId: project, message: 'I would like to help.' } }),
    answers: {
      ...noAccount,
      volunteer: 409,
      'other volunteer': 201,
      owner: 403,
      'other organization': 403,
      dual: 201,
      admin: 201,
    },
  },
  {
    route: 'POST /api/applications/:id/reports',
    ask: ({ application }) => ({
      path: `/api/applications/${application}/reports`,
      body: { reason: 'spam' },
    }),
    answers: { ...all(404), ...noAccount, owner: 201 },
  },
  {
    route: 'POST /api/applications',
    about: 'to a draft',
    ask: ({ draft }) => ({ body: { projectId: draft, message: 'I would like to help.' } }),
    answers: {
      ...noAccount,
      volunteer: 404,
      'other volunteer': 404,
      owner: 403,
      'other organization': 403,
      dual: 404,
      admin: 404,
    },
  },
  {
    route: 'GET /api/projects/:id/workload',
    ask: ({ project }) => ({ path: `/api/projects/${project}/workload` }),
    answers: signedIn,
  },
  {
    route: 'GET /api/projects/:id/workload',
    about: 'of a draft',
    ask: ({ draft }) => ({ path: `/api/projects/${draft}/workload` }),
    answers: { ...all(404), ...noAccount, owner: 200 },
  },
  {
    route: 'GET /api/applications/check',
    ask: ({ project }) => ({ path: `/api/applications/check?projectId=${project}` }),
    answers: { ...all(404), ...noAccount, volunteer: 200 },
  },
  ...['/api/my-applications', '/api/volunteer/applications'].map((path) => ({
    route: `GET ${path}`,
    answers: signedIn,
  })),
  ...['/api/received-applications', '/api/organization/applications'].map((path) => ({
    route: `GET ${path}`,
    answers: signedIn,
  })),
  ...['PATCH', 'PUT'].flatMap((method): Row[] => [
    {
      route: `${method} /api/applications/:id`,
      about: 'to accept',
      ask: ({ application }) => ({
        path: `/api/applications/${application}`,
        body: { status: 'accepted' },
      }),
      answers: { ...all(404), ...noAccount, volunteer: 403, owner: 200 },
    },
    {
      route: `${method} /api/applications/:id`,
      about: 'to withdraw',
      ask: ({ application }) => ({
        path: `/api/applications/${application}`,
        body: { status: 'withdrawn', reason: 'Plans have changed.' },
      }),
      answers: { ...all(404), ...noAccount, volunteer: 200, owner: 403 },
    },
  ]),
]
