/** Another owner for an organization whose only one wrote to the administrators. */
import { done } from '#contract/accounts/accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams } from '#contract/fields.ts'
import { suspensionForm } from '#contract/moderation/reason.ts'
import { z } from '#contract/zod.ts'

/** The new owner, and why: they read it. */
export const ownerForm = suspensionForm.extend({
  userId: z.uuid(fieldText('organizations.otherMember')),
})

export const makeOwner = defineEndpoint({
  id: 'makeOwner',
  summary:
    'Makes a member of an organization an owner too, for its only active owner, who wrote in. All owners are notified.',
  method: 'POST',
  path: '/api/admin/organizations/:id/owner',
  access: 'admin',
  params: idParams,
  /** `ownerId`: the owner who wrote in. */
  body: ownerForm.extend({ ownerId: z.uuid() }),
  response: done,
  problems: [
    'organization_not_found',
    'member_not_found',
    'own_case',
    'coordinator_only_helps',
    'member_unavailable',
    'has_other_owner',
  ],
})

export const ownerEndpoints = [makeOwner] as const
