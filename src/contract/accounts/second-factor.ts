/** Two-step sign-in: an authenticator app and its recovery codes; and entering the password again. */
import { done, enteredPassword } from './accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { isoTimestamp } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

/** A code from the app or a recovery code, with or without spaces. */
export const enteredCode = z.string().trim().min(1, fieldText('general.required')).max(100)

export const secondFactorState = z.object({
  isEnrolled: z.boolean(),
  enrolledAt: isoTimestamp.nullable(),
  /** How many recovery codes are unused. */
  recoveryCodesLeft: z.int(),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

export const passwordConfirmation = z.object({ currentPassword: enteredPassword })
export const codeForm = z.object({ code: enteredCode })
export const passwordAndCode = z.object({ currentPassword: enteredPassword, code: enteredCode })

const recoveryCodes = z.object({
  /** Shown only once, because the product stores only their hashes. */
  codes: z.array(z.string()),
})

export const getSecondFactor = defineEndpoint({
  id: 'getSecondFactor',
  summary: 'Whether you use two-step sign-in, since when, and how many recovery codes you have left.',
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'signed-in',
  response: secondFactorState,
})

export const startSecondFactor = defineEndpoint({
  id: 'startSecondFactor',
  summary: 'Creates a secret for an authenticator app. It counts once you confirm a code from the app.',
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'signed-in',
  limit: 'sign-in',
  body: passwordConfirmation,
  response: z.object({
    /** In base32, to type into the app. */
    secret: z.string(),
    /** The same as a URL, for a QR code. */
    uri: z.string(),
  }),
  problems: ['wrong_password', 'second_factor_exists'],
})

export const confirmSecondFactor = defineEndpoint({
  id: 'confirmSecondFactor',
  summary:
    'Turns on two-step sign-in with a code from the app, ends all other sessions and returns the recovery codes.',
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'signed-in',
  limit: 'sign-in',
  body: codeForm,
  response: recoveryCodes,
  problems: ['wrong_code', 'second_factor_not_started'],
})

export const removeSecondFactor = defineEndpoint({
  id: 'removeSecondFactor',
  summary: 'Turns off two-step sign-in, with your password and a code.',
  method: 'POST',
  path: '/api/account/second-factor/remove',
  access: 'signed-in',
  limit: 'sign-in',
  body: passwordAndCode,
  response: done,
  problems: ['wrong_password', 'wrong_code', 'no_second_factor'],
})

export const renewRecoveryCodes = defineEndpoint({
  id: 'renewRecoveryCodes',
  summary: 'Replaces your recovery codes, with your password and a code.',
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: 'signed-in',
  limit: 'sign-in',
  body: passwordAndCode,
  response: recoveryCodes,
  problems: ['wrong_password', 'wrong_code', 'no_second_factor'],
})

export const reauthenticate = defineEndpoint({
  id: 'reauthenticate',
  summary: 'Confirms your password again. For ten minutes you can make calls that need a fresh password.',
  method: 'POST',
  path: '/api/account/reauthenticate',
  access: 'signed-in',
  whileLeaving: true,
  limit: 'sign-in',
  body: passwordConfirmation,
  response: done,
  problems: ['wrong_password'],
})

export const secondFactorEndpoints = [
  reauthenticate,
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
] as const
