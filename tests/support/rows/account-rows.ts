/** The access table's rows about accounts. */
import type { Row } from './access-rows.ts'
import { nextNumber, registrationForm } from '#tests/support/scenarios/scenario.ts'

interface Words {
  /** The same answer for every kind of caller. */
  all: (status: number) => Row['answers']
  /** What signed-out callers get. */
  noAccount: Partial<Row['answers']>
}

const { password } = registrationForm()
/** A link that was never sent. */
const token = 'A'.repeat(43)

export const accountRows = ({ all, noAccount }: Words): readonly Row[] => {
  const signedIn = { ...all(200), ...noAccount }
  return [
    {
      route: 'POST /api/password/forgot',
      ask: ({ credentials }) => ({ body: { email: credentials.email } }),
      answers: all(202),
    },
    { route: 'POST /api/password/reset', ask: () => ({ body: { token, password } }), answers: all(410) },
    { route: 'POST /api/email/verify', ask: () => ({ body: { token } }), answers: all(410) },
    { route: 'POST /api/email/keep', ask: () => ({ body: { token } }), answers: all(410) },
    { route: 'POST /api/account-invitations/open', ask: () => ({ body: { token } }), answers: all(410) },
    { route: 'POST /api/account-invitations/decline', ask: () => ({ body: { token } }), answers: all(410) },
    { route: 'POST /api/email/verify/resend', answers: { ...all(202), ...noAccount } },
    { route: 'POST /api/account/email/retry', answers: signedIn },
    { route: 'GET /api/account', answers: signedIn },
    { route: 'PATCH /api/account', ask: () => ({ body: { firstName: 'Robin' } }), answers: signedIn },
    { route: 'PUT /api/account/language', ask: () => ({ body: { language: 'en' } }), answers: signedIn },
    {
      route: 'POST /api/account/email',
      ask: () => ({ body: { email: `new${nextNumber()}@example.org`, currentPassword: password } }),
      answers: { ...all(202), ...noAccount },
    },
    { route: 'DELETE /api/account/email', answers: signedIn },
    {
      route: 'POST /api/account/password',
      ask: () => ({ body: { currentPassword: password, password } }),
      answers: signedIn,
    },
    { route: 'GET /api/account/export', answers: signedIn },
    { route: 'POST /api/account/export', answers: { ...all(202), ...noAccount } },
    {
      route: 'GET /api/account/exports/:id/file',
      about: 'of someone else',
      ask: ({ session }) => ({ path: `/api/account/exports/${session}/file` }),
      answers: { ...all(404), ...noAccount },
    },
    { route: 'GET /api/exports/allowance', answers: signedIn },
    { route: 'GET /api/account/sessions', answers: signedIn },
    { route: 'GET /api/session/ended', answers: all(200) },
    {
      route: 'DELETE /api/account/sessions/:id',
      about: 'of someone else',
      ask: ({ session }) => ({ path: `/api/account/sessions/${session}` }),
      answers: { ...all(404), ...noAccount },
    },
    { route: 'DELETE /api/account/sessions/others', answers: signedIn },
    { route: 'DELETE /api/account/sessions', answers: signedIn },
    { route: 'GET /api/account/deletion', answers: signedIn },
    {
      route: 'POST /api/account/deletion',
      about: 'without a choice',
      // Asking for it would take everything else away from the caller.
      ask: () => ({ body: {} }),
      answers: { ...all(422), ...noAccount },
    },
    { route: 'DELETE /api/account/deletion', answers: { ...all(409), ...noAccount } },
    { route: 'POST /api/account/deletion/keep', ask: () => ({ body: { token } }), answers: all(410) },
    { route: 'GET /.well-known/change-password', answers: all(302) },
  ]
}
