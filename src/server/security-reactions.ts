/** What follows from what happened to the keys of an account: its person is told by a letter. */
import { mailNotice } from '#server/features/accounts/letters.ts'

/** Each with the account as its subject. */
export interface SecurityFacts {
  'account.password_changed': Record<never, never>
  'account.second_factor_added': Record<never, never>
  'account.second_factor_removed': Record<never, never>
  'account.recovery_code_used': Record<never, never>
}

export const securityReactions = {
  'account.password_changed': [mailNotice('passwordChanged')],
  'account.second_factor_added': [mailNotice('secondFactorAdded')],
  'account.second_factor_removed': [mailNotice('secondFactorRemoved')],
  'account.recovery_code_used': [mailNotice('recoveryCodeUsed')],
}
