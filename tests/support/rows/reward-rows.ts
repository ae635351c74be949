/** The access table's rows about rewards: your own, and no one else's. */
import { mondayOf } from '#domain/rewards/streaks.ts'
import { dayInZone } from '#domain/time/time.ts'
import { all, noAccount, signedIn, type Row } from './access-rows.ts'

const thisWeek = () => ({ path: `/api/rest-weeks/${mondayOf(dayInZone(new Date(), 'UTC'))}` })

export const rewardRows: readonly Row[] = [
  { route: 'GET /api/user-rewards', answers: signedIn },
  {
    route: 'GET /api/user-rewards/:userId',
    about: 'of someone else',
    ask: ({ stranger }) => ({ path: `/api/user-rewards/${stranger}` }),
    answers: { ...all(404), ...noAccount },
  },
  { route: 'GET /api/point-entries', answers: signedIn },
  { route: 'PUT /api/rest-weeks/:monday', ask: thisWeek, answers: signedIn },
  { route: 'DELETE /api/rest-weeks/:monday', ask: thisWeek, answers: signedIn },
]
