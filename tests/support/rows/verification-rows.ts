/** The access table's rows about verification: of your own organization, for every kind of caller. */
import { all, noAccount, signedIn, type Row } from './access-rows.ts'
import { verificationForm } from '#tests/support/web/forms.ts'

export const verificationRows: readonly Row[] = [
  { route: 'GET /api/organization/verification', answers: signedIn },
  // No register is loaded, so an administrator must decide.
  {
    route: 'POST /api/organization/verify',
    ask: () => ({ body: verificationForm() }),
    answers: { ...all(202), ...noAccount },
  },
  {
    route: 'POST /api/organization/verification/name-suggestion',
    ask: () => ({ body: { organizationName: 'Harbor Light', ein: '01-0211538' } }),
    answers: signedIn,
  },
  // No request waits because the register lacks it.
  {
    route: 'PUT /api/organization/verification/absence',
    ask: () => ({ body: { reason: 'abroad' } }),
    answers: { ...all(404), ...noAccount },
  },
]
