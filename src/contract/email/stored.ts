/** The emails of the outbox, as administrators see them: never what they say, which can open an account. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { isoTimestamp, pageQuery, searchField } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

const storedEmail = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  storedAt: isoTimestamp,
})
export type StoredEmail = z.infer<typeof storedEmail>

export const listStoredEmails = defineEndpoint({
  id: 'listStoredEmails',
  summary:
    'Emails of the last 30 days that were stored instead of sent, newest first, without their texts: all of a site without a mail server, or those to addresses outside MAIL_ONLY_TO. Search by recipient or subject.',
  method: 'GET',
  path: '/api/admin/email/outbox',
  access: 'admin',
  query: pageQuery.extend({ q: searchField }),
  response: z.array(storedEmail),
  paged: true,
  problems: ['bad_cursor'],
})

export const exportStoredEmails = defineEndpoint({
  id: 'exportStoredEmails',
  summary:
    'All emails that `GET /api/admin/email/outbox` lists for this search, in its order, as CSV. Limited to five exports with personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/admin/email/outbox/export',
  access: 'admin',
  limit: 'exports',
  body: listStoredEmails.query.omit({ cursor: true }),
  response: z.string(),
  download: true,
})

export const storedEmailEndpoints = [listStoredEmails, exportStoredEmails] as const
