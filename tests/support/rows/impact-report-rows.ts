/** The access table's rows about the impact report and the exposure audit: the site's for administrators, an organization's for its members. */
import { adminOnly, all, analystOnly, noAccount, type Row, type World } from './access-rows.ts'

const members = { ...all(404), ...noAccount, volunteer: 403, 'other volunteer': 403, admin: 403, owner: 200 }
const own =
  (after: string, body?: object) =>
  ({ organization }: World) => ({
    path: `/api/organizations/${organization}/impact${after}`,
    ...(body && { body }),
  })

export const impactReportRows: readonly Row[] = [
  { route: 'GET /api/admin/impact', answers: analystOnly(200) },
  { route: 'GET /api/admin/impact/groups', answers: analystOnly(200) },
  { route: 'POST /api/admin/impact/export', ask: () => ({ body: {} }), answers: analystOnly(200) },
  {
    route: 'POST /api/admin/impact/export/:list',
    ask: () => ({ path: '/api/admin/impact/export/hours', body: {} }),
    answers: adminOnly(200),
  },
  { route: 'GET /api/admin/exposure', answers: analystOnly(200) },
  { route: 'POST /api/admin/exposure/export', ask: () => ({ body: {} }), answers: analystOnly(200) },
  { route: 'GET /api/organizations/:id/impact', ask: own(''), answers: members },
  { route: 'GET /api/organizations/:id/impact/groups', ask: own('/groups'), answers: members },
  { route: 'POST /api/organizations/:id/impact/export', ask: own('/export', {}), answers: members },
  {
    route: 'POST /api/organizations/:id/impact/export/:list',
    ask: own('/export/hours', {}),
    answers: members,
  },
  { route: 'POST /api/admin/people/export', ask: () => ({ body: {} }), answers: adminOnly(200) },
  { route: 'POST /api/admin/organizations/export', ask: () => ({ body: {} }), answers: adminOnly(200) },
  { route: 'GET /api/admin/hour-rates', answers: adminOnly(200) },
  {
    route: 'PUT /api/admin/hour-rates',
    ask: () => ({ body: { year: 2025, amount: 34.79, currency: 'USD', source: 'Independent Sector' } }),
    answers: adminOnly(200),
  },
  {
    route: 'DELETE /api/admin/hour-rates/:year',
    about: 'a year without one',
    ask: () => ({ path: '/api/admin/hour-rates/1999' }),
    answers: adminOnly(404),
  },
]
