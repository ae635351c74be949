import type { User } from '#contract/accounts/accounts.ts'
import { mustVerifyEmail } from '#domain/accounts/accounts.ts'
import { canUseMembership } from '#domain/organizations/members.ts'
import { mustEnrolSecondFactor } from '#domain/accounts/administrators.ts'
import type { Config } from '#server/config/config.ts'

/** A user without the fields that depend on the settings. */
export type StoredUser = Omit<User, 'mustVerifyEmail' | 'mustEnrolSecondFactor'>

/** What the settings require of a person before they may do certain things. */
export function requirementsOf(
  person: StoredUser,
  config: Config,
): Pick<User, 'mustVerifyEmail' | 'mustEnrolSecondFactor' | 'organizations'> {
  const mustEnrol = mustEnrolSecondFactor(person, config)
  return {
    mustVerifyEmail: mustVerifyEmail(person, config),
    mustEnrolSecondFactor: mustEnrol,
    organizations: person.organizations.filter((own) => canUseMembership(person, own, mustEnrol)),
  }
}
