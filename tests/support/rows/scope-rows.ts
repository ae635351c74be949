/** The access table's rows about accepted work: both sides read its scope, and only the volunteer answers a change. */
import { all, noAccount, type Row } from './access-rows.ts'

export const scopeRows: readonly Row[] = [
  {
    route: 'GET /api/applications/:id/scope',
    ask: ({ application }) => ({ path: `/api/applications/${application}/scope` }),
    answers: { ...all(404), ...noAccount, volunteer: 200, owner: 200 },
  },
  {
    route: 'POST /api/applications/:id/work-check',
    about: 'work that has ended',
    ask: ({ done }) => ({
      path: `/api/applications/${done}/work-check`,
      body: { answer: 'still_active' },
    }),
    answers: { ...all(404), ...noAccount, volunteer: 409, owner: 409 },
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
