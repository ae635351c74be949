/** What people do about their address when emails bounce from it. */
import { done } from '#contract/accounts/accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'

export const retryEmail = defineEndpoint({
  id: 'retryEmail',
  summary:
    'Sends emails to your address again after they bounced. If they bounce once more, they stop again.',
  method: 'POST',
  path: '/api/account/email/retry',
  access: 'signed-in',
  limit: 'mails',
  response: done,
})

export const bounceEndpoints = [retryEmail] as const
