/** Somebody's authenticator app, and what they do with it. */
import { confirmSecondFactor, startSecondFactor } from '#contract/second-factor.ts'
import { codeAt } from './app-codes.ts'
import { succeeded, type Person } from './scenario.ts'

export type Enrolled = {
  secret: string
  /** As they were shown. */
  codes: string[]
}

/** Sets up a second factor for somebody who is signed in. */
export async function enrol(
  { client, password }: Pick<Person, 'client' | 'password'>,
  now: () => Date,
): Promise<Enrolled> {
  const begun = await client.call(startSecondFactor, { body: { currentPassword: password } })
  const { secret } = succeeded(begun)
  const code = codeAt(secret, now())
  return { secret, ...succeeded(await client.call(confirmSecondFactor, { body: { code } })) }
}
