/** The access table's rows about notifications of projects that reopen. */
import { all, noAccount, savedRows, signedIn, type Row } from './access-rows.ts'

const notVolunteers = { owner: 403, 'other organization': 403 }
const path = (id: string) => `/api/projects/${id}/reopen-alert`

export const reopeningRows: readonly Row[] = [
  { route: 'GET /api/reopen-alerts', answers: signedIn },
  {
    route: 'PUT /api/projects/:id/reopen-alert',
    about: 'of a project that takes applications',
    ask: ({ project }) => ({ path: path(project), body: {} }),
    answers: { ...all(409), ...noAccount, ...notVolunteers },
  },
  {
    route: 'PUT /api/projects/:id/reopen-alert',
    about: 'of a draft',
    ask: ({ draft }) => ({ path: path(draft), body: {} }),
    answers: { ...all(404), ...noAccount, ...notVolunteers },
  },
  ...savedRows('DELETE /api/projects/:id/reopen-alert', (id) => ({ path: path(id) })),
]
