/** The access table's rows about an organization's members, and about claiming an imported one. */
import { all, coordinatorOnly, noAccount, type Row } from './access-rows.ts'
import { nextNumber } from '#tests/support/scenarios/scenario.ts'

/** Callers who are not members get a 404. */
const members = (status: number): Row['answers'] => ({ ...all(404), ...noAccount, owner: status })
const signedIn = (status: number): Row['answers'] => ({ ...all(status), ...noAccount })

/** A link that was never sent. */
const body = { token: 'A'.repeat(43) }

export const memberRows: readonly Row[] = [
  {
    route: 'GET /api/organizations/:id/coordination',
    ask: ({ organization }) => ({ path: `/api/organizations/${organization}/coordination` }),
    answers: members(200),
  },
  {
    route: 'PUT /api/organizations/:id/coordination',
    ask: ({ organization }) => ({
      path: `/api/organizations/${organization}/coordination`,
      body: { isRequested: false },
    }),
    answers: members(200),
  },
  { route: 'GET /api/admin/help-requests', answers: coordinatorOnly(200) },
  {
    route: 'POST /api/admin/help-requests/export',
    ask: () => ({ body: {} }),
    answers: coordinatorOnly(200),
  },
  {
    route: 'POST /api/admin/organizations/:id/help',
    about: 'that did not ask',
    ask: ({ organization }) => ({ path: `/api/admin/organizations/${organization}/help`, body: {} }),
    answers: coordinatorOnly(409),
  },
  {
    route: 'POST /api/organizations/:id/members/export',
    ask: ({ organization }) => ({ path: `/api/organizations/${organization}/members/export` }),
    answers: members(200),
  },
  {
    route: 'GET /api/organizations/:id/members',
    ask: ({ organization }) => ({ path: `/api/organizations/${organization}/members` }),
    answers: members(200),
  },
  {
    route: 'PATCH /api/organizations/:id/members/:userId',
    ask: ({ organization, manager }) => ({
      path: `/api/organizations/${organization}/members/${manager}`,
      body: { role: 'manager' },
    }),
    answers: members(200),
  },
  {
    route: 'DELETE /api/organizations/:id/members/:userId',
    ask: ({ organization, manager }) => ({ path: `/api/organizations/${organization}/members/${manager}` }),
    answers: members(200),
  },
  {
    route: 'POST /api/organizations/:id/owner',
    about: 'to no one of it',
    ask: ({ organization, project }) => ({
      path: `/api/organizations/${organization}/owner`,
      body: { userId: project },
    }),
    answers: members(404),
  },
  {
    route: 'GET /api/organizations/:id/invitations',
    ask: ({ organization }) => ({ path: `/api/organizations/${organization}/invitations` }),
    answers: members(200),
  },
  {
    route: 'POST /api/organizations/:id/invitations/export',
    ask: ({ organization }) => ({ path: `/api/organizations/${organization}/invitations/export` }),
    answers: members(200),
  },
  {
    route: 'POST /api/organizations/:id/invitations/list',
    ask: ({ organization }) => ({
      path: `/api/organizations/${organization}/invitations/list`,
      body: { csv: `email\ninvited${nextNumber()}@example.org`, dryRun: true },
    }),
    answers: members(200),
  },
  {
    route: 'POST /api/organizations/:id/invitations',
    ask: ({ organization }) => ({
      path: `/api/organizations/${organization}/invitations`,
      body: { email: `invited${nextNumber()}@example.org`, role: 'manager' },
    }),
    answers: members(202),
  },
  {
    route: 'POST /api/organizations/:id/invitations/:invitationId/resend',
    ask: ({ organization, invitation }) => ({
      path: `/api/organizations/${organization}/invitations/${invitation}/resend`,
      body: {},
    }),
    answers: members(202),
  },
  {
    route: 'POST /api/organizations/:id/invitations/resend-stored',
    ask: ({ organization }) => ({
      path: `/api/organizations/${organization}/invitations/resend-stored`,
      body: {},
    }),
    answers: members(200),
  },
  {
    route: 'DELETE /api/organizations/:id/invitations/:invitationId',
    ask: ({ organization, invitation }) => ({
      path: `/api/organizations/${organization}/invitations/${invitation}`,
    }),
    answers: members(200),
  },
  { route: 'POST /api/invitations/open', ask: () => ({ body }), answers: all(410) },
  { route: 'POST /api/invitations/accept', ask: () => ({ body }), answers: signedIn(410) },
  { route: 'POST /api/invitations/decline', ask: () => ({ body }), answers: all(410) },
  {
    route: 'PUT /api/account/primary-organization',
    ask: ({ organization }) => ({ body: { organizationId: organization } }),
    answers: members(200),
  },
  {
    route: 'GET /api/organizations/:id/claim',
    ask: ({ imported }) => ({ path: `/api/organizations/${imported}/claim` }),
    answers: signedIn(200),
  },
  {
    route: 'POST /api/organizations/:id/claim',
    ask: ({ imported }) => ({
      path: `/api/organizations/${imported}/claim`,
      body: { email: `info${nextNumber()}@harbor-light.org` },
    }),
    answers: signedIn(202),
  },
  { route: 'POST /api/claims/open', ask: () => ({ body }), answers: signedIn(410) },
  { route: 'POST /api/claims/confirm', ask: () => ({ body }), answers: signedIn(410) },
]
