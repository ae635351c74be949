/** The access table's rows about agreed scopes: both sides read them, and only the volunteer answers. */
import { all, noAccount, type Row } from './access-rows.ts'

export const scopeRows: readonly Row[] = [
  {
    route: 'GET /api/applications/:id/scope',
    ask: ({ application }) => ({ path: `/api/applications/${application}/scope` }),
    answers: { ...all(404), ...noAccount, volunteer: 200, owner: 200 },
  },
  {
    route: 'POST /api/scope-changes/:id/answer',
    about: 'by the volunteer',
    ask: ({ scopeChange }) => ({
      path: `/api/scope-changes/${scopeChange}/answer`,
      body: { answer: 'accept' },
    }),
    answers: { ...all(404), ...noAccount, volunteer: 200, owner: 403 },
  },
]
