/** An account after sign-up: password, email address, sessions and name (decision C). */
import { done, emailAddress, newPassword, personName, user, enteredPassword } from './accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, isoTimestamp } from '#contract/fields.ts'
import { isLanguage } from '#contract/i18n/languages.ts'
import { timeZone } from '#contract/time-zones.ts'
import { z } from '#contract/zod.ts'

/**
 * The token of a link: 32 bytes in base64url. Any other text counts as an invalid link, like one that was already
 * used.
 */
const token = z.string().min(1, fieldText('general.required')).max(200)

export const linkToken = z.object({ token })

export const passwordResetRequest = z.object({ email: emailAddress })
export const passwordReset = z.object({ token, password: newPassword })
export const passwordChange = z.object({ currentPassword: enteredPassword, password: newPassword })
export const emailChange = z.object({ email: emailAddress, currentPassword: enteredPassword })

const language = z.string().refine(isLanguage, fieldText('accounts.language'))

export const accountNames = z.object({
  ...personName,
  timeZone: timeZone.nullish(),
  language: language.nullish(),
})

export const languageChoice = z.object({ language: language.nullable() })

export const account = user
  .pick({
    firstName: true,
    lastName: true,
    email: true,
    isEmailVerified: true,
    timeZone: true,
    language: true,
  })
  .extend({
    /** The new address that is not verified yet. */
    pendingEmail: z.string().nullable(),
    termsVersion: z.string(),
    termsAgreedAt: isoTimestamp,
    createdAt: isoTimestamp,
  })
export type Account = z.infer<typeof account>

export const session = z.object({
  id: z.uuid(),
  /** The session that sent this request. */
  isCurrent: z.boolean(),
  /** Names such as "Firefox" and "Windows"; null if the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network in which the session began, such as 192.0.2.0/24; never the full address. */
  network: z.string().nullable(),
  createdAt: isoTimestamp,
  lastSeenAt: isoTimestamp,
})
export type Session = z.infer<typeof session>

export const forgetPassword = defineEndpoint({
  id: 'forgetPassword',
  summary:
    'Emails a link to choose a new password if an account has this address. The answer is the same if none does.',
  method: 'POST',
  path: '/api/password/forgot',
  access: 'public',
  limit: 'mails',
  body: passwordResetRequest,
  response: done,
  status: 202,
})

export const resetPassword = defineEndpoint({
  id: 'resetPassword',
  summary: 'Sets a new password with the link from an email, once, and ends all sessions of the account.',
  method: 'POST',
  path: '/api/password/reset',
  access: 'public',
  body: passwordReset,
  response: done,
  problems: ['link_expired'],
})

export const verifyEmail = defineEndpoint({
  id: 'verifyEmail',
  summary:
    "Verifies an email address with the link sent to it, once. A new address becomes the account's address.",
  method: 'POST',
  path: '/api/email/verify',
  access: 'public',
  body: linkToken,
  response: z.object({ email: z.string(), isChanged: z.boolean() }),
  problems: ['link_expired', 'email_taken'],
})

export const resendVerification = defineEndpoint({
  id: 'resendVerification',
  summary: 'Sends the verification email again and cancels the previous link.',
  method: 'POST',
  path: '/api/email/verify/resend',
  access: 'signed-in',
  limit: 'mails',
  response: done,
  status: 202,
  problems: ['email_already_verified'],
})

export const keepEmail = defineEndpoint({
  id: 'keepEmail',
  summary:
    'Undoes a change of email address with the link sent to the old one: restores the old address and ends all sessions.',
  method: 'POST',
  path: '/api/email/keep',
  access: 'public',
  body: linkToken,
  response: z.object({ email: z.string() }),
  problems: ['link_expired', 'email_taken'],
})

export const getAccount = defineEndpoint({
  id: 'getAccount',
  summary:
    'Your account: names, email address, whether it is verified, time zone, and the terms you accepted.',
  method: 'GET',
  path: '/api/account',
  access: 'signed-in',
  response: account,
})

export const saveAccount = defineEndpoint({
  id: 'saveAccount',
  summary: 'Changes your names, time zone and language.',
  method: 'PATCH',
  path: '/api/account',
  access: 'signed-in',
  body: accountNames,
  response: account,
})

export const chooseLanguage = defineEndpoint({
  id: 'chooseLanguage',
  summary: 'Sets the language of your pages and emails; null means that of the device.',
  method: 'PUT',
  path: '/api/account/language',
  access: 'signed-in',
  body: languageChoice,
  response: languageChoice,
})

export const changeEmail = defineEndpoint({
  id: 'changeEmail',
  summary: 'Emails a confirmation link to a new address, and a link to undo the change to the old one.',
  method: 'POST',
  path: '/api/account/email',
  access: 'signed-in',
  limit: 'mails',
  body: emailChange,
  response: done,
  status: 202,
  problems: ['wrong_password'],
})

export const cancelEmailChange = defineEndpoint({
  id: 'cancelEmailChange',
  summary: 'Cancels the link that confirms a new address.',
  method: 'DELETE',
  path: '/api/account/email',
  access: 'signed-in',
  response: account,
})

export const changePassword = defineEndpoint({
  id: 'changePassword',
  summary: 'Changes your password, ends all other sessions and starts a new one here.',
  method: 'POST',
  path: '/api/account/password',
  access: 'signed-in',
  body: passwordChange,
  response: done,
  problems: ['wrong_password'],
})

export const listSessions = defineEndpoint({
  id: 'listSessions',
  summary: 'Your sessions: the current one first, then by last use.',
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed-in',
  response: z.array(session),
})

export const endSession = defineEndpoint({
  id: 'endSession',
  summary: 'Ends one of your sessions.',
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'signed-in',
  params: idParams,
  response: done,
  problems: ['session_not_found'],
})

export const endOtherSessions = defineEndpoint({
  id: 'endOtherSessions',
  summary: 'Ends all your sessions except the current one.',
  method: 'DELETE',
  path: '/api/account/sessions/others',
  access: 'signed-in',
  response: done,
})

export const endAllSessions = defineEndpoint({
  id: 'endAllSessions',
  summary: 'Signs you out everywhere, including here.',
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'signed-in',
  response: done,
})

export const accountSettingEndpoints = [
  forgetPassword,
  resetPassword,
  verifyEmail,
  resendVerification,
  keepEmail,
  getAccount,
  saveAccount,
  chooseLanguage,
  changeEmail,
  cancelEmailChange,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  endAllSessions,
] as const
