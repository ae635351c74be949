/** Someone's authenticator app, and what they do with it. */
import { confirmSecondFactor, startSecondFactor } from '#contract/accounts/second-factor.ts'
import { codeAt } from './app-codes.ts'
import { expectSuccess, type Person } from './scenario.ts'

export type Enrolled = {
  secret: string
  /** The recovery codes as they were shown. */
  codes: string[]
}

/** Sets up two-step sign-in for a signed-in person. */
export async function enrol(
  { client, password }: Pick<Person, 'client' | 'password'>,
  now: () => Date,
): Promise<Enrolled> {
  const begun = await client.call(startSecondFactor, { body: { currentPassword: password } })
  const { secret } = expectSuccess(begun)
  const code = codeAt(secret, now())
  return { secret, ...expectSuccess(await client.call(confirmSecondFactor, { body: { code } })) }
}
