/** The access table's rows about triage: only for members, never for the volunteer. */
import { all, noAccount, type Row } from './access-rows.ts'

const members = (status: number) => ({ ...all(404), ...noAccount, volunteer: 403, owner: status })

export const triageRows: readonly Row[] = [
  ...['POST', 'DELETE'].map((method): Row => ({
    route: `${method} /api/applications/:id/shortlist`,
    ask: ({ application }) => ({ path: `/api/applications/${application}/shortlist`, body: {} }),
    answers: members(200),
  })),
  {
    route: 'GET /api/applications/:id/notes',
    ask: ({ application }) => ({ path: `/api/applications/${application}/notes` }),
    answers: members(200),
  },
  {
    route: 'POST /api/applications/:id/notes',
    ask: ({ application }) => ({
      path: `/api/applications/${application}/notes`,
      body: { text: 'Ask her about Thursdays.' },
    }),
    answers: members(201),
  },
  ...['PATCH', 'DELETE'].map((method): Row => ({
    route: `${method} /api/notes/:id`,
    ask: ({ note }) => ({ path: `/api/notes/${note}`, body: { text: 'Call her on Monday.' } }),
    answers: { ...all(404), ...noAccount, owner: 200 },
  })),
  {
    route: 'GET /api/applications/compare',
    about: 'one of them alone',
    ask: ({ application }) => ({ path: `/api/applications/compare?ids=${application}` }),
    answers: members(422),
  },
  {
    route: 'POST /api/applications/decline',
    ask: ({ application }) => ({ body: { ids: [application], organizationFeedback: 'Thank you.' } }),
    answers: members(200),
  },
]
