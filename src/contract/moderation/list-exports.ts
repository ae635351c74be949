/** The administrators' lists of people and organizations as CSV, with the filters of their screens. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { listModeratedOrganizations, listPeople } from './moderation.ts'

const file = {
  method: 'POST',
  access: 'admin',
  response: z.string(),
  download: true,
} as const

export const exportPeople = defineEndpoint({
  ...file,
  limit: 'exports',
  id: 'exportPeople',
  summary:
    'All people that the filters find, in their order, as CSV. Limited to five exports with personal data per hour. Each export is logged.',
  path: '/api/admin/people/export',
  body: listPeople.query.omit({ cursor: true }),
})

export const exportModeratedOrganizations = defineEndpoint({
  ...file,
  // It names no one.
  limit: 'tableExports',
  id: 'exportModeratedOrganizations',
  summary:
    'All organizations that the filters find as CSV. Limited to 60 exports without personal data per hour. Each export is logged.',
  path: '/api/admin/organizations/export',
  body: listModeratedOrganizations.query.omit({ cursor: true }),
})

export const listExportEndpoints = [exportPeople, exportModeratedOrganizations] as const
