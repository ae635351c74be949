/** The access table's rows about decisions and appeals. */
import { moderatorOnly, all, noAccount, signedIn, type Row } from './access-rows.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'
const reason = 'This is a mistake.'
const organizations = { ...noAccount, volunteer: 403, 'other volunteer': 403, admin: 403 }

export const appealRows: readonly Row[] = [
  { route: 'GET /api/decisions', answers: signedIn },
  {
    route: 'POST /api/appeals',
    about: 'a decision about no one of theirs',
    ask: () => ({ body: { key: 'audit-0', reason } }),
    answers: { ...all(404), ...noAccount },
  },
  {
    route: 'POST /api/appeals/texts',
    about: 'a text that is not refused',
    ask: () => ({ body: { field: 'title', text: 'A map of our creeks', reason } }),
    answers: { ...all(409), ...organizations },
  },
  { route: 'GET /api/appeals/sentences', answers: { ...all(200), ...organizations } },
  {
    route: 'POST /api/appeals/suspension',
    about: 'with a link that does not work',
    ask: () => ({ body: { token: 'unknown' } }),
    answers: all(410),
  },
  {
    route: 'POST /api/appeals/suspension/appeal',
    about: 'with a link that does not work',
    ask: () => ({ body: { token: 'unknown', reason } }),
    answers: all(410),
  },
  {
    route: 'POST /api/admin/appeals/:id/decision',
    about: 'that does not exist',
    ask: () => ({
      path: `/api/admin/appeals/${nowhere}/decision`,
      body: { verdict: 'deny', note: 'A reason', version: 'none' },
    }),
    answers: moderatorOnly(404),
  },
]
