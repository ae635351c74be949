/** The access table's rows about the directory of organizations, which is everybody's. */
import { all, type Row } from './access-rows.ts'

export const standingRows: readonly Row[] = [
  { route: 'GET /api/top-organizations', answers: all(200) },
  {
    route: 'GET /api/top-organizations/:search/:filter/:sort',
    about: 'searched for nothing',
    ask: () => ({ path: '/api/top-organizations//all/rating' }),
    answers: all(200),
  },
  { route: 'GET /api/featured-organization', answers: all(200) },
]
