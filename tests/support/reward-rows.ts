/** The access table's rows about rewards: everybody's own, and nobody else's. */
import { mondayOf } from '#domain/streaks.ts'
import { dayInZone } from '#domain/time.ts'
import { all, nobody, signedIn, type Row } from './access-rows.ts'

const thisWeek = () => ({ path: `/api/rest-weeks/${mondayOf(dayInZone(new Date(), 'UTC'))}` })

export const rewardRows: readonly Row[] = [
  { route: 'GET /api/user-rewards', answers: signedIn },
  {
    route: 'GET /api/user-rewards/:userId',
    about: 'of somebody else',
    ask: ({ stranger }) => ({ path: `/api/user-rewards/${stranger}` }),
    answers: { ...all(404), ...nobody },
  },
  { route: 'GET /api/point-entries', answers: signedIn },
  { route: 'PUT /api/rest-weeks/:monday', ask: thisWeek, answers: signedIn },
  { route: 'DELETE /api/rest-weeks/:monday', ask: thisWeek, answers: signedIn },
]
