import { credentials, registration } from '#contract/accounts/accounts.ts'
import { codeForm } from '#contract/accounts/second-factor.ts'
import { accountNames, passwordResetRequest } from '#contract/accounts/settings.ts'

/**
 * What forms load once something is typed. They can't load a module of the contract itself: the addresses in it are part
 * of every page, which would get the schemas, too (docs/decisions/0065-weight-of-pages.md).
 */
export const accountSchemas = {
  signIn: credentials,
  code: codeForm,
  /** The new person's details; the step before asked for the account type. */
  person: registration.omit({ userType: true, agreedTo: true }),
  names: accountNames,
  passwordReset: passwordResetRequest,
}
