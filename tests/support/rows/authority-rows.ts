/** The access table's rows about representation and documents: for non-members the organization looks missing. */
import { verifierOnly, all, noAccount, type Row, type World } from './access-rows.ts'
import { tinyPng } from '#tests/support/scenarios/images.ts'

const members = (status: number) => ({ ...all(404), ...noAccount, owner: status })
const at =
  (path: string, body?: object) =>
  ({ organization }: World) => ({ path: `/api/organizations/${organization}/${path}`, ...(body && { body }) })
const link = { body: { token: 'A'.repeat(43) } }
const linkStatuses = { ...all(410), ...noAccount }

export const authorityRows: readonly Row[] = [
  { route: 'GET /api/organizations/:id/authority', ask: at('authority'), answers: members(200) },
  // It has no website, so a website can prove nothing.
  {
    route: 'POST /api/organizations/:id/authority/letter',
    ask: at('authority/letter', { email: 'info@harbor-light.org' }),
    answers: members(409),
  },
  { route: 'POST /api/authority/open', ask: () => link, answers: linkStatuses },
  { route: 'POST /api/authority/confirm', ask: () => link, answers: linkStatuses },
  {
    route: 'POST /api/organizations/:id/authority/file',
    ask: at('authority/file', {}),
    answers: members(409),
  },
  {
    route: 'POST /api/organizations/:id/authority/check',
    ask: at('authority/check', {}),
    answers: members(409),
  },
  { route: 'GET /api/organizations/:id/documents', ask: at('documents'), answers: members(200) },
  {
    route: 'PUT /api/organizations/:id/documents/:kind',
    ask: (world) => ({ ...at('documents/boardList')(world), file: tinyPng() }),
    answers: members(200),
  },
  {
    route: 'DELETE /api/organizations/:id/documents/:kind',
    ask: at('documents/exemptionLetter'),
    answers: members(200),
  },
  {
    route: 'GET /api/admin/organizations/:id/authority',
    ask: ({ organization }) => ({ path: `/api/admin/organizations/${organization}/authority` }),
    answers: verifierOnly(200),
  },
  {
    route: 'POST /api/admin/organizations/:id/authority',
    ask: ({ organization }) => ({
      path: `/api/admin/organizations/${organization}/authority`,
      body: { decision: 'approve', reason: 'The board names her.' },
    }),
    answers: verifierOnly(200),
  },
  {
    route: 'GET /api/admin/organizations/:id/documents/:kind/file',
    about: 'one that was not sent',
    ask: ({ organization }) => ({
      path: `/api/admin/organizations/${organization}/documents/exemptionLetter/file`,
    }),
    answers: verifierOnly(404),
  },
  {
    route: 'GET /api/organizations/:id/documents/:kind/file',
    about: 'one that was not sent',
    ask: at('documents/exemptionLetter/file'),
    answers: members(404),
  },
]
