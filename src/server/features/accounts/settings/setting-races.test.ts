/** What an intruder with a session and the password can still do while the owner takes the account back. */
import { describe, expect, test } from 'vitest'
import {
  confirmSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '#contract/accounts/second-factor.ts'
import {
  changeEmail,
  changePassword,
  endOtherSessions,
  forgetPassword,
  resetPassword,
} from '#contract/accounts/settings.ts'
import { login } from '#contract/accounts/accounts.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useLocks } from '#tests/support/running/locks.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { codeAt } from '#tests/support/scenarios/app-codes.ts'
import { aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { enrol } from '#tests/support/scenarios/second-factor.ts'

const now = () => new Date()
const server = useServer({ now })
const locks = useLocks(server)
const emails = useEmails(server, now)
const chosen = 'the choice of the owner'
const newEmail = 'intruder@example.org'

/** Two requests that wait for the account's lock, the first of which gets it first. */
async function inOrder<First, Second>(
  { id }: Pick<Person, 'id'>,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const holder = await locks.keepLock('select from users where id = $1 for no key update', [id])
  const before = first()
  await locks.waitUntilCountBlocked(1)
  const after = second()
  await locks.waitUntilCountBlocked(2)
  await holder.end()
  return Promise.all([before, after])
}

const isSignedIn = async (client: Client) => (await client.get('/api/user')).status === 200
const signInWith = (email: string, password: string) =>
  server.openClient().call(login, { body: { email, password } })
const changePasswordOf = ({ client, password }: Person) =>
  client.call(changePassword, { body: { currentPassword: password, password: 'one of the intruder' } })
const changeEmailOf = ({ client, password }: Person) =>
  client.call(changeEmail, { body: { currentPassword: password, email: newEmail } })

describe('a reset that comes between the check of the password and the change', () => {
  test.each([
    ['password', changePasswordOf],
    ['address', changeEmailOf],
  ] as const)('leaves the intruder no change of the %s, and no session', async (_what, change) => {
    const person = await aVolunteer(server)
    await server.openClient().call(forgetPassword, { body: { email: person.email } })
    const token = await emails.findToken(person.email, '/auth/reset')
    const [reset, changed] = await inOrder(
      person,
      () => server.openClient().call(resetPassword, { body: { token, password: chosen } }),
      () => change(person),
    )
    expect([reset.status, changed.status]).toEqual([200, 401])
    expect(await isSignedIn(person.client)).toBe(false)
    expect((await signInWith(person.email, chosen)).status).toBe(200)
    const pending = "select from account_tokens where user_id = $1 and purpose = 'change'"
    expect(await server.rows(pending, person.id)).toEqual([])
  })
})

describe('signing out everywhere else, just before a change that starts a new session', () => {
  const endOthersOf = async ({ email, password }: Person, code?: string) => {
    const owner = server.openClient()
    expectSuccess(await owner.call(login, { body: { email, password, ...(code && { code }) } }))
    return () => owner.call(endOtherSessions, {})
  }

  test.each([
    ['password', changePasswordOf],
    ['address', changeEmailOf],
  ] as const)('leaves no session to a change of the %s', async (_what, change) => {
    const person = await aVolunteer(server)
    const [ended, changed] = await inOrder(person, await endOthersOf(person), () => change(person))
    expect([ended.status, changed.status]).toEqual([200, 401])
    expect(await isSignedIn(person.client)).toBe(false)
    expect((await signInWith(person.email, person.password)).status).toBe(200)
  })

  test('leaves no session to a new second factor', async () => {
    const person = await aVolunteer(server)
    const { client, password } = person
    const begun = await client.call(startSecondFactor, { body: { currentPassword: password } })
    const code = codeAt(expectSuccess(begun).secret, now())
    const [ended, confirmed] = await inOrder(person, await endOthersOf(person), () =>
      client.call(confirmSecondFactor, { body: { code } }),
    )
    expect([ended.status, confirmed.status]).toEqual([200, 401])
    expect(await isSignedIn(client)).toBe(false)
    expect((await signInWith(person.email, password)).status).toBe(200)
  })

  test('leaves no session to the removal of the second factor', async () => {
    const person = await aVolunteer(server)
    const { client, password } = person
    const { codes } = await enrol(person, now)
    const [ended, removed] = await inOrder(person, await endOthersOf(person, codes[0]), () =>
      client.call(removeSecondFactor, { body: { currentPassword: password, code: codes[1] ?? '' } }),
    )
    expect([ended.status, removed.status]).toEqual([200, 401])
    expect(await isSignedIn(client)).toBe(false)
    expect((await signInWith(person.email, password)).body).toMatchObject({ code: 'second_factor_needed' })
  })
})
