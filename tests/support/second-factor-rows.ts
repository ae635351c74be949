/** The access table's rows about the second factor, and about giving the password again. */
import { all, nobody, signedIn, type Row } from './access-rows.ts'
import { registrationForm } from './scenario.ts'

const { password: currentPassword } = registrationForm()
const path = '/api/account/second-factor'

export const secondFactorRows: readonly Row[] = [
  {
    route: 'POST /api/account/reauthenticate',
    ask: () => ({ body: { currentPassword } }),
    answers: signedIn,
  },
  { route: `GET ${path}`, answers: signedIn },
  {
    route: `POST ${path}/confirm`,
    about: 'of none that was begun',
    ask: () => ({ body: { code: '123456' } }),
    answers: { ...all(409), ...nobody },
  },
  // Of them only the administrator has one.
  ...['remove', 'recovery-codes'].map((end): Row => ({
    route: `POST ${path}/${end}`,
    ask: () => ({ body: { currentPassword, code: 'no code' } }),
    answers: { ...all(409), ...nobody, admin: 422 },
  })),
  {
    route: `POST ${path}`,
    ask: () => ({ body: { currentPassword } }),
    answers: { ...signedIn, admin: 409 },
  },
]
