/** What administrators do for people who cannot help themselves. Everything is recorded in the audit log. */
import { emailAddress } from '#contract/accounts/accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/fields.ts'
import { suspensionForm } from '#contract/moderation/reason.ts'
import { z } from '#contract/zod.ts'

/** Why the administrator does it; the person reads it. */
export const helpForm = suspensionForm
export const addressCorrection = helpForm.extend({ email: emailAddress })

const helpAction = {
  method: 'POST',
  access: 'admin',
  params: idParams,
  response: z.object({ message: z.string() }),
} as const

export const resendVerificationFor = defineEndpoint({
  ...helpAction,
  id: 'resendVerificationFor',
  summary: 'Sends a person the verification email again and cancels the previous link.',
  path: '/api/admin/people/:id/resend-verification',
  limit: 'mails',
  problems: [
    'person_not_found',
    'own_case',
    'person_is_administrator',
    'person_suspended',
    'deletion_already_requested',
    'person_already_verified',
  ],
})

export const correctAddress = defineEndpoint({
  ...helpAction,
  id: 'correctAddress',
  summary:
    'Emails a confirmation link to a person’s correct address and a notice to the old one, and ends all sessions. The address changes when the link is opened.',
  path: '/api/admin/people/:id/correct-address',
  limit: 'mails',
  body: addressCorrection,
  problems: [
    'person_not_found',
    'own_case',
    'person_is_administrator',
    'person_suspended',
    'deletion_already_requested',
    'email_taken',
  ],
})

export const resetSecondFactor = defineEndpoint({
  ...helpAction,
  id: 'resetSecondFactor',
  summary:
    'Removes the authenticator app and the recovery codes of a person who lost them, ends all sessions and emails the person.',
  path: '/api/admin/people/:id/reset-second-factor',
  body: helpForm,
  problems: [
    'person_not_found',
    'own_case',
    'person_is_administrator',
    'person_suspended',
    'deletion_already_requested',
    'no_second_factor',
  ],
})

export const helpEndpoints = [resendVerificationFor, correctAddress, resetSecondFactor] as const
