/** The access table's rows about administrators' decisions: verification, claims, registers. */
import { verifierOnly, all, noAccount, type Row } from './access-rows.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'

export const adminVerificationRows: readonly Row[] = [
  { route: 'GET /api/admin/verifications', answers: verifierOnly(200) },
  { route: 'POST /api/admin/verifications/export', ask: () => ({ body: {} }), answers: verifierOnly(200) },
  { route: 'GET /api/admin/verifications/counts', answers: verifierOnly(200) },
  {
    route: 'GET /api/admin/verifications/:id',
    about: 'that no one asked for',
    ask: ({ organization }) => ({ path: `/api/admin/verifications/${organization}` }),
    answers: verifierOnly(404),
  },
  {
    route: 'POST /api/admin/verifications/:id/decision',
    about: 'that no one asked for',
    ask: ({ organization }) => ({
      path: `/api/admin/verifications/${organization}/decision`,
      body: { verdict: 'approve', version: 'none' },
    }),
    answers: verifierOnly(404),
  },
  {
    route: 'POST /api/organizations/:id/claim/review',
    ask: ({ imported }) => ({
      path: `/api/organizations/${imported}/claim/review`,
      body: { explanation: 'I have led this house for eleven years.' },
    }),
    answers: { ...all(201), ...noAccount },
  },
  { route: 'GET /api/admin/claims', answers: verifierOnly(200) },
  { route: 'POST /api/admin/claims/export', ask: () => ({ body: {} }), answers: verifierOnly(200) },
  {
    route: 'POST /api/admin/claims/:id/decision',
    about: 'that is not there',
    ask: () => ({ path: `/api/admin/claims/${nowhere}/decision`, body: { verdict: 'approve' } }),
    answers: verifierOnly(404),
  },
  { route: 'GET /api/admin/registers', answers: verifierOnly(200) },
  { route: 'GET /api/admin/registers/loads', answers: verifierOnly(200) },
  {
    route: 'POST /api/admin/registers/loads/export',
    ask: () => ({ body: {} }),
    answers: verifierOnly(200),
  },
]
