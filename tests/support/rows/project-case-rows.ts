/** The access table's rows about reported projects, and reports with private texts. */
import { moderatorOnly, all, noAccount, type Row, type World } from './access-rows.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'
const body = { reason: 'spam' }

export const projectCaseRows: readonly Row[] = [
  {
    route: 'POST /api/projects/:id/reports',
    about: 'by anyone outside the organization',
    ask: ({ project }) => ({ path: `/api/projects/${project}/reports`, body }),
    answers: { ...all(201), ...noAccount, owner: 403 },
  },
  {
    route: 'POST /api/projects/:id/reports',
    about: 'a draft',
    ask: ({ draft }) => ({ path: `/api/projects/${draft}/reports`, body }),
    answers: { ...all(404), ...noAccount, owner: 403 },
  },
  { route: 'GET /api/admin/projects', answers: moderatorOnly(200) },
  {
    route: 'POST /api/admin/projects/export',
    ask: () => ({ path: '/api/admin/projects/export', body: {} }),
    answers: moderatorOnly(200),
  },
  {
    route: 'POST /api/admin/projects/:id/decision',
    about: 'that does not exist',
    ask: () => ({
      path: `/api/admin/projects/${nowhere}/decision`,
      body: { verdict: 'remove', note: 'A reason', version: 'none' },
    }),
    answers: moderatorOnly(404),
  },
]

/** A review and a project that people reported, and a finding of a safeguard about the project. */
export async function insertReports(
  run: (text: string, ...values: unknown[]) => Promise<unknown>,
  { review, project }: Pick<World, 'review' | 'project'>,
  { byOwner, byOther }: { byOwner: string; byOther: string },
): Promise<void> {
  await run(
    `insert into review_reports (review_id, reporter_id, reason, explanation)
     values ($1, $2, 'spam', 'canary report')`,
    review,
    byOwner,
  )
  await run(
    `insert into project_reports (project_id, source, reporter_id, reason, explanation)
     values ($1, 'person', $2, 'spam', 'canary project report')`,
    project,
    byOther,
  )
  await run(
    `insert into project_reports (project_id, source, rule, rule_version, effect, field, evidence)
     values ($1, 'product', 'S9', 1, 'review', 'requirements', 'canary evidence')`,
    project,
  )
}
