/** Invites as CSV, for both sides. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { listMyInvites, listSentInvites } from './invites.ts'

/** The files of both sides name people: who was invited, or who sent the invite, with their message. */
const file = {
  method: 'POST',
  access: 'signed-in',
  limit: 'exports',
  response: z.string(),
  download: true,
} as const

export const exportMyInvites = defineEndpoint({
  ...file,
  id: 'exportMyInvites',
  summary:
    'All invites that `GET /api/my-invites` lists for these filters, in its order, as CSV. Limited to five exports with personal data per hour. Each export is logged.',
  path: '/api/my-invites/export',
  body: listMyInvites.query.omit({ cursor: true }),
})

export const exportSentInvites = defineEndpoint({
  ...file,
  id: 'exportSentInvites',
  summary:
    'All invites that `GET /api/sent-invites` lists for these filters, in its order, as CSV. Limited to five exports with personal data per hour. Each export is logged.',
  path: '/api/sent-invites/export',
  body: listSentInvites.query.omit({ cursor: true }),
})

export const inviteExportEndpoints = [exportMyInvites, exportSentInvites] as const
