/** The access table's rows about volunteer profiles; everyone who is signed in may have one. */
import { all, noAccount, signedIn, type Row } from './access-rows.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'

const address = '/api/volunteer-profile'

export const volunteerProfileRows: readonly Row[] = [
  // None of them has a profile yet.
  ...['/current', ''].map((end) => ({
    route: `GET ${address}${end}`,
    answers: { ...all(404), ...noAccount },
  })),
  {
    route: `GET ${address}/:userId`,
    about: 'of someone else',
    ask: ({ project }) => ({ path: `${address}/${project}` }),
    answers: { ...all(404), ...noAccount },
  },
]

/** They make everyone a volunteer. */
export const newVolunteerRows: readonly Row[] = [
  {
    route: `POST ${address}`,
    ask: () => ({ body: volunteerProfileForm() }),
    answers: { ...all(201), ...noAccount },
  },
  {
    route: `POST ${address}/create`,
    about: 'once more',
    ask: () => ({ body: volunteerProfileForm() }),
    answers: { ...all(409), ...noAccount },
  },
  { route: `PATCH ${address}/current`, ask: () => ({ body: { bio: 'I draw maps.' } }), answers: signedIn },
  { route: `POST ${address}/update`, ask: () => ({ body: { isContactable: true } }), answers: signedIn },
]
