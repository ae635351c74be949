/** The access table's rows about saved projects. */
import { savedRows, signedIn, type Row } from './access-rows.ts'

export const savedProjectRows: readonly Row[] = [
  { route: 'GET /api/saved-projects', answers: signedIn },
  ...savedRows('GET /api/projects/:id/saved-status', (id) => ({ path: `/api/projects/${id}/saved-status` })),
  ...savedRows('GET /api/saved-projects/check', (id) => ({
    path: `/api/saved-projects/check?projectId=${id}`,
  })),
  ...['POST', 'DELETE'].flatMap((method) => [
    ...savedRows(`${method} /api/projects/:id/save`, (id) => ({ path: `/api/projects/${id}/save` })),
    ...savedRows(`${method} /api/saved-projects`, (id) => ({ body: { projectId: id } })),
  ]),
]
