/** The access table's rows about verification: of one's own organization, whoever one is. */
import { all, nobody, signedIn, type Row } from './access-rows.ts'
import { verificationForm } from './forms.ts'

export const verificationRows: readonly Row[] = [
  { route: 'GET /api/organization/verification', answers: signedIn },
  // No register is loaded, so a person has to look.
  {
    route: 'POST /api/organization/verify',
    ask: () => ({ body: verificationForm() }),
    answers: { ...all(202), ...nobody },
  },
  {
    route: 'POST /api/organization/verification/name-suggestion',
    ask: () => ({ body: { organizationName: 'Harbor Light', ein: '01-0211538' } }),
    answers: signedIn,
  },
  // Nobody's request waits because the register does not have it.
  {
    route: 'PUT /api/organization/verification/absence',
    ask: () => ({ body: { reason: 'abroad' } }),
    answers: { ...all(404), ...nobody },
  },
]
