/**
 * Representation of an organization, as administrators see and decide it, mainly whether a document they read proves
 * it.
 */
import { authorityState } from './authority.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { documentList } from '#contract/images/documents.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, requiredText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const authorityCase = authorityState.omit({ pending: true, file: true }).extend({
  /** What an administrator wrote about the document; null for every other proof. */
  note: z.string().nullable(),
  /** No one decides about an organization that they belong to or belonged to. */
  isOwnCase: z.boolean(),
  documents: documentList,
})

const authorityCaseEndpoint = { access: 'verifier', params: idParams, response: authorityCase } as const

export const getAuthorityCase = defineEndpoint({
  ...authorityCaseEndpoint,
  id: 'getAuthorityCase',
  summary: 'How an organization confirmed who can act for it, and the documents it sent.',
  method: 'GET',
  path: '/api/admin/organizations/:id/authority',
  problems: ['organization_not_found'],
})

export const decideAuthority = defineEndpoint({
  ...authorityCaseEndpoint,
  id: 'decideAuthority',
  summary:
    'Records that a document confirms who can act for an organization, or withdraws the current confirmation.',
  method: 'POST',
  path: '/api/admin/organizations/:id/authority',
  body: z.object({
    decision: z.enum(['approve', 'withdraw']),
    /** Which document, or why not; the owners do not see this note. */
    reason: requiredText({ max: limits.shortText }, fieldText('shared.decisionReason')),
  }),
  problems: ['organization_not_found', 'own_case', 'authority_not_shown'],
})

export const authorityCaseEndpoints = [getAuthorityCase, decideAuthority] as const
