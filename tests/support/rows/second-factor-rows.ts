/** The access table's rows about two-step sign-in, and about entering the password again. */
import { all, noAccount, signedIn, type Row } from './access-rows.ts'
import { registrationForm } from '#tests/support/scenarios/scenario.ts'

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
    answers: { ...all(409), ...noAccount },
  },
  // Only the administrator has it.
  ...['remove', 'recovery-codes'].map((end): Row => ({
    route: `POST ${path}/${end}`,
    ask: () => ({ body: { currentPassword, code: 'no code' } }),
    answers: { ...all(409), ...noAccount, admin: 422 },
  })),
  {
    route: `POST ${path}`,
    ask: () => ({ body: { currentPassword } }),
    answers: { ...signedIn, admin: 409 },
  },
]
