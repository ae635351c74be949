/** The access table's rows about pictures and logos. */
import { all, noAccount, signedIn, type Row } from './access-rows.ts'
import { tinyPng } from '#tests/support/scenarios/images.ts'

const members = { ...all(403), ...noAccount, owner: 200 }

export const imageRows: readonly Row[] = [
  { route: 'PUT /api/account/avatar', ask: () => ({ file: tinyPng() }), answers: signedIn },
  { route: 'DELETE /api/account/avatar', answers: signedIn },
  {
    route: 'PUT /api/organizations/:id/logo',
    ask: ({ organization }) => ({ path: `/api/organizations/${organization}/logo`, file: tinyPng() }),
    answers: members,
  },
  {
    route: 'DELETE /api/organizations/:id/logo',
    ask: ({ organization }) => ({ path: `/api/organizations/${organization}/logo` }),
    answers: members,
  },
  {
    route: 'GET /images/:file',
    about: 'one that is not there',
    ask: () => ({ path: `/images/${'0'.repeat(32)}.webp` }),
    answers: all(404),
  },
]
