/** The access table's rows about review analytics: your own, and no one else's. */
import { all, noAccount, signedIn, type Row } from './access-rows.ts'

export const analyticsRows: readonly Row[] = [
  { route: 'GET /api/review-analytics', answers: signedIn },
  {
    route: 'GET /api/review-analytics/:userId',
    about: 'of someone else',
    ask: ({ stranger }) => ({ path: `/api/review-analytics/${stranger}` }),
    answers: { ...all(404), ...noAccount },
  },
]
