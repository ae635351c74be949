/** Invitations whose email the site only stored. */
import { sentAgain } from '#contract/accounts/account-invitations.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/fields.ts'

export const resendStoredInvitations = defineEndpoint({
  id: 'resendStoredInvitations',
  summary:
    'Sends all invitations again whose email the site only stored, each with a new link. For the time after the site begins to send emails.',
  method: 'POST',
  path: '/api/organizations/:id/invitations/resend-stored',
  access: 'signed-in',
  params: idParams,
  response: sentAgain,
  problems: ['organization_not_found', 'owners_only'],
})

export const storedInvitationEndpoints = [resendStoredInvitations] as const
