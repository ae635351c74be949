/** The access table's rows about the administrators' area in general, and about becoming an administrator. */
import { adminOnly, all, noAccount, type Row } from './access-rows.ts'

/** A link that was never created. */
const body = { token: 'A'.repeat(43) }

export const adminRows: readonly Row[] = [
  { route: 'GET /api/admin/overview', answers: adminOnly(200) },
  { route: 'GET /api/admin/home', answers: adminOnly(200) },
  { route: 'POST /api/administrator-link/open', ask: () => ({ body }), answers: all(410) },
  {
    route: 'POST /api/administrator-link/accept',
    ask: () => ({ body }),
    answers: { ...all(410), ...noAccount },
  },
]
