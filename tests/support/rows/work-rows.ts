/** The access table's rows about work in progress: an application, its timeline and its hours. */
import { all, noAccount, type Row } from './access-rows.ts'

export const workRows: readonly Row[] = [
  ...['', '/timeline', '/hours'].map((part): Row => ({
    route: `GET /api/applications/:id${part}`,
    ask: ({ done }) => ({ path: `/api/applications/${done}${part}` }),
    answers: { ...all(404), ...noAccount, volunteer: 200, owner: 200 },
  })),
  {
    route: 'POST /api/applications/:id/hours',
    about: 'by the volunteer',
    ask: ({ done }) => ({
      path: `/api/applications/${done}/hours`,
      body: { date: new Date().toISOString().slice(0, 10), hours: 1.5, note: 'Interviews' },
    }),
    answers: { ...all(404), ...noAccount, volunteer: 201, owner: 403 },
  },
  {
    route: 'PATCH /api/hours/:id',
    about: 'by the volunteer',
    ask: ({ hours }) => ({ path: `/api/hours/${hours}`, body: { hours: 3 } }),
    answers: { ...all(404), ...noAccount, volunteer: 200, owner: 403 },
  },
  {
    route: 'DELETE /api/hours/:id',
    about: 'by the volunteer',
    ask: ({ hours }) => ({ path: `/api/hours/${hours}` }),
    answers: { ...all(404), ...noAccount, volunteer: 200, owner: 403 },
  },
  ...['confirm', 'reject'].map((verb): Row => ({
    route: `POST /api/hours/${verb}`,
    ask: ({ hours }) => ({ body: { entries: [{ id: hours, version: 1 }], reason: 'Which day was it?' } }),
    answers: { ...all(404), ...noAccount, volunteer: 403, owner: 200 },
  })),
]
