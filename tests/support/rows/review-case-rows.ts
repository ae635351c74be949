/** The access table's rows about reported reviews. */
import { moderatorOnly, type Row } from './access-rows.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'

export const reviewCaseRows: readonly Row[] = [
  { route: 'GET /api/admin/reviews', answers: moderatorOnly(200) },
  {
    route: 'POST /api/admin/reviews/:id/decision',
    about: 'that no one reported',
    ask: () => ({
      path: `/api/admin/reviews/${nowhere}/decision`,
      body: { verdict: 'keep', version: 'none' },
    }),
    answers: moderatorOnly(404),
  },
]
