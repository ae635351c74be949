/** The access table's rows about an organization's profile: for its members, at either address. */
import { all, noAccount, type Row } from './access-rows.ts'
import { organizationProfileForm } from '#tests/support/web/forms.ts'

/** The dual actor's organization has a name. The others' have none yet, so there is nothing to show or change. */
const whereNamed = (status: number) => ({ ...all(404), ...noAccount, dual: status })

export const organizationProfileRows: readonly Row[] = [
  ...['/current', ''].map((end) => ({
    route: `GET /api/organization-profile${end}`,
    answers: whereNamed(200),
  })),
  {
    route: 'GET /api/organization-profile/:userId',
    about: 'of someone else',
    ask: ({ stranger }) => ({ path: `/api/organization-profile/${stranger}` }),
    answers: { ...all(404), ...noAccount },
  },
  {
    route: 'PATCH /api/organization-profile/current',
    ask: () => ({ body: { location: 'Baltimore, MD' } }),
    answers: whereNamed(200),
  },
  {
    route: 'POST /api/organization-profile/update',
    ask: () => ({ body: { location: 'Norfolk, VA' } }),
    answers: whereNamed(200),
  },
  {
    route: 'POST /api/organization-profile',
    ask: () => ({ body: organizationProfileForm() }),
    answers: { ...all(201), ...noAccount, dual: 409 },
  },
  // Everyone has a profile now, of a new organization if they had none.
  {
    route: 'POST /api/organization-profile/create',
    ask: () => ({ body: organizationProfileForm() }),
    answers: { ...all(409), ...noAccount },
  },
]
