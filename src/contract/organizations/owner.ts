/** Another owner for an organization whose only one wrote to the administrators. */
import { done } from '#contract/accounts/accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

export const makeOwner = defineEndpoint({
  id: 'makeOwner',
  summary:
    'Makes a member of an organization an owner too, for an owner who can’t do it. All owners are notified.',
  method: 'POST',
  path: '/api/admin/organizations/:id/owner',
  access: 'admin',
  params: idParams,
  body: z.object({ userId: z.uuid() }),
  response: done,
  problems: [
    'organization_not_found',
    'member_not_found',
    'own_case',
    'coordinator_only_helps',
    'member_unavailable',
  ],
})

export const ownerEndpoints = [makeOwner] as const
