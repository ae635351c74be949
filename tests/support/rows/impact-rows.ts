/** The access table's rows about impact reports. */
import { all, noAccount, ownRows, type Row } from './access-rows.ts'

const route = 'PUT /api/projects/:id/impact-report'
const body = { peopleHelped: 40, summary: 'Forty families slept indoors.' }

export const impactRows: readonly Row[] = [
  ...ownRows(route, { body, status: 409 }),
  {
    route,
    about: 'completed',
    ask: ({ completed }) => ({ path: `/api/projects/${completed}/impact-report`, body }),
    answers: { ...all(403), ...noAccount, owner: 200 },
  },
]
