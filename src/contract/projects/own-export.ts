/** An organization's projects as CSV, for its members. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { listOrganizationProjects } from './management.ts'

export const exportOrganizationProjects = defineEndpoint({
  id: 'exportOrganizationProjects',
  summary:
    'All projects that `GET /api/organization/projects` lists for these filters, in its order, as CSV. Each export is logged.',
  method: 'POST',
  path: '/api/organization/projects/export',
  access: 'signed-in',
  limit: 'tableExports',
  body: listOrganizationProjects.query.omit({ cursor: true }),
  response: z.string(),
  download: true,
})

export const ownProjectExportEndpoints = [exportOrganizationProjects] as const
