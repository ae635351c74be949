/** The access table's rows about the administrators' area as a whole, and about becoming one. */
import { adminOnly, all, nobody, type Row } from './access-rows.ts'

/** A link that was never made. */
const body = { token: 'A'.repeat(43) }

export const adminRows: readonly Row[] = [
  { route: 'GET /api/admin/overview', answers: adminOnly(200) },
  { route: 'POST /api/administrator-link/open', ask: () => ({ body }), answers: all(410) },
  {
    route: 'POST /api/administrator-link/accept',
    ask: () => ({ body }),
    answers: { ...all(410), ...nobody },
  },
]
