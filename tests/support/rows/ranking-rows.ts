/** The access table's rows about the directory of organizations, which is public. */
import { all, type Row } from './access-rows.ts'

export const rankingRows: readonly Row[] = [
  { route: 'GET /api/top-organizations', answers: all(200) },
  {
    route: 'GET /api/top-organizations/:search/:filter/:sort',
    about: 'searched for nothing',
    ask: () => ({ path: '/api/top-organizations//all/rating' }),
    answers: all(200),
  },
  { route: 'GET /api/featured-organization', answers: all(200) },
]
