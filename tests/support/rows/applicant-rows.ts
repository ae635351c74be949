/** The access table's rows about applicants as rows, several of them, and saved replies. */
import { randomUUID } from 'node:crypto'
import { all, noAccount, signedIn, type Row } from './access-rows.ts'

const members = (status: number) => ({ ...all(404), ...noAccount, volunteer: 403, owner: status })
const ownersOnly = (status: number) => ({ ...all(404), ...noAccount, owner: status })

export const applicantRows: readonly Row[] = [
  { route: 'GET /api/applicants', answers: signedIn },
  { route: 'GET /api/applicants/counts', answers: signedIn },
  {
    route: 'GET /api/applicants/:id',
    ask: ({ application }) => ({ path: `/api/applicants/${application}` }),
    answers: members(200),
  },
  {
    route: 'POST /api/applicants/export',
    ask: ({ application }) => ({ body: { ids: [application] } }),
    answers: members(200),
  },
  {
    route: 'POST /api/applicants/export',
    about: 'all of their own',
    ask: () => ({ body: {} }),
    answers: signedIn,
  },
  {
    route: 'POST /api/applications/accept',
    ask: ({ application }) => ({ body: { ids: [application] } }),
    answers: members(200),
  },
  {
    route: 'POST /api/applications/shortlist',
    ask: ({ application }) => ({ body: { ids: [application], isShortlisted: true } }),
    answers: members(200),
  },
  {
    route: 'POST /api/applications/message',
    ask: ({ application }) => ({
      body: { id: randomUUID(), ids: [application], content: 'When can you talk?' },
    }),
    answers: members(200),
  },
  {
    route: 'GET /api/organizations/:id/saved-replies',
    ask: ({ organization }) => ({ path: `/api/organizations/${organization}/saved-replies` }),
    answers: ownersOnly(200),
  },
  {
    route: 'POST /api/organizations/:id/saved-replies',
    ask: ({ organization }) => ({
      path: `/api/organizations/${organization}/saved-replies`,
      body: { name: `Thank you ${randomUUID()}`, text: 'Thank you for applying.' },
    }),
    answers: ownersOnly(201),
  },
  ...['PATCH', 'DELETE'].map((method): Row => ({
    route: `${method} /api/saved-replies/:id`,
    ask: ({ savedReply }) => ({ path: `/api/saved-replies/${savedReply}`, body: { text: 'Thanks.' } }),
    answers: ownersOnly(200),
  })),
]
