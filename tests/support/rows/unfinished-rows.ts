/** The access table's rows about forms of new projects that are not posted yet. */
import { randomUUID } from 'node:crypto'
import { signedIn, type Row } from './access-rows.ts'

const path = '/api/organization/unfinished-projects'
const organizations = { ...signedIn, volunteer: 403, 'other volunteer': 403, admin: 403 }

export const unfinishedRows: readonly Row[] = [
  { route: `GET ${path}`, answers: organizations },
  {
    route: `GET ${path}/:id`,
    about: 'of no one',
    ask: () => ({ path: `${path}/${randomUUID()}` }),
    answers: { ...organizations, owner: 404, 'other organization': 404, dual: 404 },
  },
  {
    route: `PUT ${path}/:id`,
    ask: () => ({ path: `${path}/${randomUUID()}`, body: { form: { title: 'New' }, version: 0 } }),
    answers: organizations,
  },
  {
    route: `DELETE ${path}/:id`,
    ask: () => ({ path: `${path}/${randomUUID()}` }),
    answers: organizations,
  },
]
