/** The access table's rows about the administrators' area in general, and about becoming an administrator. */
import { adminOnly, all, staffOnly, noAccount, type Row } from './access-rows.ts'

/** A link that was never created. */
const body = { token: 'A'.repeat(43) }
const missing = '00000000-0000-4000-8000-000000000000'

export const adminRows: readonly Row[] = [
  { route: 'GET /api/admin/overview', answers: staffOnly(200) },
  { route: 'GET /api/admin/home', answers: staffOnly(200) },
  { route: 'GET /api/admin/staff', answers: adminOnly(200) },
  { route: 'POST /api/admin/staff/export', ask: () => ({ body: {} }), answers: adminOnly(200) },
  {
    route: 'PUT /api/admin/people/:id/roles',
    ask: ({ moderation }) => ({
      path: `/api/admin/people/${moderation.person}/roles`,
      body: { roles: ['moderator'], before: [], reason: 'She decides reports now.' },
    }),
    answers: adminOnly(200),
  },
  {
    route: 'POST /api/admin/people/import',
    ask: () => ({ body: { csv: 'email,name\nkim@example.org,Kim', dryRun: true } }),
    answers: adminOnly(200),
  },
  { route: 'GET /api/admin/account-invitations', answers: adminOnly(200) },
  {
    route: 'POST /api/admin/account-invitations/export',
    ask: () => ({ body: {} }),
    answers: adminOnly(200),
  },
  {
    route: 'POST /api/admin/account-invitations/:id/resend',
    ask: () => ({ path: `/api/admin/account-invitations/${missing}/resend`, body: {} }),
    answers: adminOnly(404),
  },
  {
    route: 'POST /api/admin/account-invitations/resend-stored',
    ask: () => ({ body: {} }),
    answers: adminOnly(200),
  },
  {
    route: 'DELETE /api/admin/account-invitations/:id',
    ask: () => ({ path: `/api/admin/account-invitations/${missing}` }),
    answers: adminOnly(404),
  },
  { route: 'GET /api/admin/email', answers: adminOnly(200) },
  { route: 'GET /api/admin/email/outbox', answers: adminOnly(200) },
  { route: 'POST /api/admin/email/outbox/export', ask: () => ({ body: {} }), answers: adminOnly(200) },
  {
    route: 'POST /api/admin/email/test',
    ask: () => ({ body: { recipient: 'kim@example.org' } }),
    answers: adminOnly(200),
  },
  {
    route: 'GET /api/admin/email/domain',
    about: 'with a selector that cannot be one',
    ask: () => ({ path: '/api/admin/email/domain?selectors=%21' }),
    answers: adminOnly(422),
  },
  { route: 'POST /api/administrator-link/open', ask: () => ({ body }), answers: all(410) },
  {
    route: 'POST /api/administrator-link/accept',
    ask: () => ({ body }),
    answers: { ...all(410), ...noAccount },
  },
]
