import type { User } from '#contract/accounts.ts'
import { mustVerifyEmail } from '#domain/accounts.ts'
import { mustEnrolSecondFactor } from '#domain/administrators.ts'
import type { Config } from '#server/config.ts'

/** A person without what the settings ask of them. */
export type StoredUser = Omit<User, 'mustVerifyEmail' | 'mustEnrolSecondFactor'>

/** What the settings ask of a person before they may do some things. */
export function dutiesOf(
  person: StoredUser,
  config: Config,
): Pick<User, 'mustVerifyEmail' | 'mustEnrolSecondFactor'> {
  return {
    mustVerifyEmail: mustVerifyEmail(person, config),
    mustEnrolSecondFactor: mustEnrolSecondFactor(person, config),
  }
}
