/** The rows of the access table about the life of an account. */
import type { Row } from './access-rows.ts'
import { nextNumber, registrationForm } from './scenario.ts'

interface Words {
  /** One answer to every kind of caller. */
  all: (status: number) => Row['answers']
  /** What who is signed out is answered. */
  nobody: Partial<Row['answers']>
}

const { password } = registrationForm()
/** A link that was never in a letter. */
const token = 'A'.repeat(43)

export const accountRows = ({ all, nobody }: Words): readonly Row[] => {
  const signedIn = { ...all(200), ...nobody }
  return [
    {
      route: 'POST /api/password/forgot',
      ask: ({ credentials }) => ({ body: { email: credentials.email } }),
      answers: all(202),
    },
    { route: 'POST /api/password/reset', ask: () => ({ body: { token, password } }), answers: all(410) },
    { route: 'POST /api/email/verify', ask: () => ({ body: { token } }), answers: all(410) },
    { route: 'POST /api/email/keep', ask: () => ({ body: { token } }), answers: all(410) },
    { route: 'POST /api/email/verify/resend', answers: { ...all(202), ...nobody } },
    { route: 'GET /api/account', answers: signedIn },
    { route: 'PATCH /api/account', ask: () => ({ body: { firstName: 'Robin' } }), answers: signedIn },
    {
      route: 'POST /api/account/email',
      ask: () => ({ body: { email: `new${nextNumber()}@example.org`, currentPassword: password } }),
      answers: { ...all(202), ...nobody },
    },
    { route: 'DELETE /api/account/email', answers: signedIn },
    {
      route: 'POST /api/account/password',
      ask: () => ({ body: { currentPassword: password, password } }),
      answers: signedIn,
    },
    { route: 'GET /api/account/sessions', answers: signedIn },
    {
      route: 'DELETE /api/account/sessions/:id',
      about: 'of somebody else',
      ask: ({ session }) => ({ path: `/api/account/sessions/${session}` }),
      answers: { ...all(404), ...nobody },
    },
    { route: 'DELETE /api/account/sessions/others', answers: signedIn },
    { route: 'DELETE /api/account/sessions', answers: signedIn },
    { route: 'GET /.well-known/change-password', answers: all(302) },
  ]
}
