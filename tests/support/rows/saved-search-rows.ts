/** The access table's rows about saved searches. */
import { all, noAccount, signedIn, type Row } from './access-rows.ts'

const search = { name: 'Gardens', frequency: 'daily', filters: { search: 'garden' } }
/** For everyone else it does not exist. */
const onlyOfVolunteer = { ...all(404), ...noAccount, volunteer: 200 }

export const savedSearchRows: readonly Row[] = [
  { route: 'GET /api/saved-searches', answers: signedIn },
  {
    route: 'POST /api/saved-searches',
    ask: () => ({ body: search }),
    answers: { ...all(201), ...noAccount },
  },
  {
    route: 'PATCH /api/saved-searches/:id',
    ask: ({ savedSearch }) => ({ path: `/api/saved-searches/${savedSearch}`, body: { frequency: 'weekly' } }),
    answers: onlyOfVolunteer,
  },
  ...['end', 'restore'].map((action): Row => ({
    route: `POST /api/saved-searches/:id/${action}`,
    ask: ({ savedSearch }) => ({ path: `/api/saved-searches/${savedSearch}/${action}`, body: {} }),
    answers: onlyOfVolunteer,
  })),
  {
    route: 'DELETE /api/saved-searches/:id',
    ask: ({ savedSearch }) => ({ path: `/api/saved-searches/${savedSearch}` }),
    answers: onlyOfVolunteer,
  },
]
