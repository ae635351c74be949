/** Accounts and sessions (spec F2.4, F3, F5, F7; decisions A5, A16, A20). */
import { memberRoles, userTypes } from '#domain/accounts/accounts.ts'
import { staffRoles } from '#domain/accounts/staff.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { optionalName, requiredName } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { countCharacters } from '#domain/text/length.ts'
import { deviceZone } from '#contract/time-zones.ts'
import { z } from '#contract/zod.ts'

export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userType: z.enum(userTypes),
  hasVolunteerProfile: z.boolean(),
  hasOrganizationProfile: z.boolean(),
  isVolunteer: z.boolean(),
  isOrganization: z.boolean(),
  primaryRole: z.enum(userTypes),
  profileImageUrl: z.string().nullable(),
  isEmailVerified: z.boolean(),
  /** Emails bounce from the address, so most are not sent. */
  isEmailBounced: z.boolean(),
  /**
   * The account must verify its email address before it applies or posts; always false if the settings do not require
   * it (decision C).
   */
  mustVerifyEmail: z.boolean(),
  /** When the account is deleted, if the person asked for that; until then they can only keep it. */
  deletionDueAt: z.iso.datetime().nullable(),
  /** Whether the account has the role of administrator, who may do what every other role of staff allows. */
  isAdmin: z.boolean(),
  /** All roles that the account has as staff, administrator included; empty for everyone else. */
  staffRoles: z.array(z.enum(staffRoles)),
  /** Whether the account also signs in with a code from an authenticator app. */
  hasSecondFactor: z.boolean(),
  /**
   * The account must set up two-step sign-in before it can use the administration area; always false if the settings
   * do not require it.
   */
  mustEnrolSecondFactor: z.boolean(),
  /** IANA name of the time zone in which times are shown; null means the device's zone. */
  timeZone: z.string().nullable(),
  /** The language of the account's pages and emails; null means that of the device. */
  language: z.string().nullable(),
  /** The organizations the user belongs to, the primary one first (A27). */
  organizations: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      isNamed: z.boolean(),
      /** An administrator suspended it: no one else sees it, and it cannot publish. */
      isSuspended: z.boolean(),
      role: z.enum(memberRoles),
      /** The user helps it as a coordinator of the site. */
      isCoordinator: z.boolean(),
      /** IANA name of the organization's time zone; UTC unless it chose one. */
      timeZone: z.string(),
    }),
  ),
})
export type User = z.infer<typeof user>

/** An address we can send email to. */
export const emailAddress = z
  .string()
  .trim()
  .min(1, fieldText('general.required'))
  .max(limits.email, fieldText('general.tooLong', { max: limits.email }))
  .pipe(z.email())

/** A new password (A16). Length counts code points after NFKC, so that the limit is the same on every keyboard. */
export const newPassword = z
  .string()
  .refine((text) => countCharacters(text.normalize('NFKC')) >= limits.passwordMin, {
    message: fieldText('accounts.passwordTooShort', { min: limits.passwordMin }),
  })
  .refine((text) => countCharacters(text.normalize('NFKC')) <= limits.passwordMax, {
    message: fieldText('accounts.passwordTooLong', { max: limits.passwordMax }),
  })
  .meta({ minLength: limits.passwordMin, maxLength: limits.passwordMax })

export const personName = {
  firstName: requiredName({ max: limits.name }, fieldText('general.required')),
  lastName: optionalName(limits.name).transform((name) => name ?? ''),
}

/** The name of someone who is invited, as far as it is known. */
export const invitedName = { firstName: personName.lastName, lastName: personName.lastName }

export const registration = z.object({
  ...personName,
  email: emailAddress,
  password: newPassword,
  userType: z.enum(userTypes),
  /** IANA name of the device's time zone, used for the account and for the organization created with it. */
  timeZone: deviceZone,
  /** The token of an invitation to create an account: it proves the address that it was sent to. */
  invitation: z.string().min(1).max(200).optional(),
  /**
   * The versions of the terms and the privacy notice that the page showed, and the dates when they took effect: all
   * built-in texts are version 1. Without it, the current ones count.
   */
  agreedTo: z
    .object({
      terms: z.number().int().min(1),
      privacy: z.number().int().min(1),
      since: z.object({ terms: z.iso.date(), privacy: z.iso.date() }).optional(),
    })
    .optional(),
})

/** A password to check, whatever the rules were when it was chosen. */
export const enteredPassword = z.string().min(1, fieldText('general.required')).max(1000)

export const credentials = z.object({
  email: z.string().trim().min(1, fieldText('general.required')).max(limits.email),
  password: enteredPassword,
})

/** Includes the code of someone with two-step sign-in, which is requested once the password is correct. */
export const signInForm = credentials.extend({ code: z.string().trim().max(100).optional() })

/** The response of a call that returns no data. */
export const done = z.object({ message: z.string() })

export const getCurrentUser = defineEndpoint({
  id: 'getCurrentUser',
  summary: 'The signed-in person. Returns 401 if no one is signed in.',
  method: 'GET',
  path: '/api/user',
  aliases: [{ path: '/api/auth/user' }],
  access: 'signed-in',
  whileLeaving: true,
  response: user,
})

export const register = defineEndpoint({
  id: 'register',
  summary: 'Creates an account and signs it in. An organization account comes with its organization.',
  method: 'POST',
  path: '/api/register',
  access: 'public',
  limit: 'registrations',
  body: registration,
  response: user,
  status: 201,
  problems: ['account_exists', 'link_expired', 'terms_changed'],
})

export const login = defineEndpoint({
  id: 'login',
  summary: 'Signs in with email and password, and with a code if the account uses two-step sign-in.',
  method: 'POST',
  path: '/api/login',
  access: 'public',
  limit: 'sign-in',
  body: signInForm,
  response: user,
  problems: ['invalid_credentials', 'account_suspended', 'second_factor_needed', 'wrong_code'],
})

export const logout = defineEndpoint({
  id: 'logout',
  summary: 'Ends the session. Succeeds if you are already signed out.',
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  whileLeaving: true,
  response: done,
})

export const accountEndpoints = [getCurrentUser, register, login, logout] as const
