/** Authority as administrators see and decide it: above all whether a letter that they read shows it. */
import { authorityState } from './authority.ts'
import { defineEndpoint } from './endpoint.ts'
import { documentList } from './documents.ts'
import { idParams, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import { z } from './zod.ts'

const authorityCase = authorityState.omit({ pending: true, file: true }).extend({
  /** What an administrator wrote of the letter; null of every other proof. */
  note: z.string().nullable(),
  /** Nobody decides about an organization they belong or belonged to. */
  isOwnCase: z.boolean(),
  documents: documentList,
})

const ofCase = { access: 'admin', params: idParams, response: authorityCase } as const

export const getAuthorityCase = defineEndpoint({
  ...ofCase,
  id: 'getAuthorityCase',
  summary: 'How an organization confirmed who can act for it, and the documents it sent.',
  method: 'GET',
  path: '/api/admin/organizations/:id/authority',
  problems: ['organization_not_found'],
})

export const decideAuthority = defineEndpoint({
  ...ofCase,
  id: 'decideAuthority',
  summary:
    'Records that a document confirms who can act for an organization, or withdraws the current confirmation.',
  method: 'POST',
  path: '/api/admin/organizations/:id/authority',
  body: z.object({
    decision: z.enum(['approve', 'withdraw']),
    /** Which letter, or why not; the owners are not told of it. */
    reason: requiredText({ max: limits.shortText }, 'Please give a reason'),
  }),
  problems: ['organization_not_found', 'own_case', 'authority_not_shown'],
})
