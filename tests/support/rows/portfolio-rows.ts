/** The access table's rows about portfolios; no actor has a public one. */
import { all, noAccount, type Row } from './access-rows.ts'

export const portfolioRows: readonly Row[] = [
  ...['', '/reviews', '/resume.json'].map((part): Row => ({
    route: `GET /api/volunteers/:id${part}`,
    about: 'that is private',
    ask: ({ volunteer }) => ({ path: `/api/volunteers/${volunteer}${part}` }),
    // An ended session counts as signed out.
    answers: { ...all(404), volunteer: 200 },
  })),
  {
    route: 'POST /api/volunteers/:id/views',
    about: 'of a private portfolio',
    ask: ({ volunteer }) => ({ path: `/api/volunteers/${volunteer}/views`, body: {} }),
    answers: { ...all(404), ...noAccount, volunteer: 403, 'other volunteer': 403, admin: 403 },
  },
  ...(['PUT', 'DELETE'] as const).flatMap((method): Row[] => [
    {
      route: `${method} /api/portfolio/omissions/:id`,
      about: 'completed work',
      ask: ({ done }) => ({ path: `/api/portfolio/omissions/${done}` }),
      answers: { ...all(404), ...noAccount, volunteer: 200 },
    },
    {
      route: `${method} /api/portfolio/omissions/:id`,
      about: 'work that is not done',
      ask: ({ application }) => ({ path: `/api/portfolio/omissions/${application}` }),
      answers: { ...all(404), ...noAccount },
    },
  ]),
]
