import { describe, expect, test } from 'vitest'
import {
  cancelEmailChange,
  forgetPassword,
  getAccount,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#contract/accounts/settings.ts'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { change, uniqueEmail, useEmailChanges } from '#tests/support/scenarios/email-changes.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { aVolunteer, countStatuses, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

let ahead = 0
const now = () => new Date(Date.now() + ahead)
const server = useServer({ now })
const { emails, verify, verifyToken, signIn, createVerifiedPerson } = useEmailChanges(server, now)
const minute = 60_000

const { rows } = server
const accountOf = async ({ client }: Person) => expectSuccess(await client.call(getAccount, {}))

describe('verifying an email address', () => {
  test('a new account’s email verifies its address once, within 24 hours, and signs no one in', async () => {
    const person = await aVolunteer(server)
    expect((await accountOf(person)).isEmailVerified).toBe(false)
    expect(await emails.listSubjects(person.email)).toEqual(['Verify your email'])
    const token = await verifyToken(person.email)
    ahead += 24 * 60 * minute - 5000
    const client = server.openClient()
    const { status, body } = await client.call(verifyEmail, { body: { token } })
    expect([status, body]).toEqual([200, { email: person.email, isChanged: false }])
    expect(client.cookies.size).toBe(0)
    expect(expectSuccess(await person.client.call(getCurrentUser, {})).isEmailVerified).toBe(true)
    expect((await verify(token)).status).toBe(410)
    const late = await aVolunteer(server)
    const old = await verifyToken(late.email)
    ahead += 24 * 60 * minute
    expect((await verify(old)).body).toMatchObject({ code: 'link_expired' })
  })

  test('a verification email can be requested again until the address is verified, which cancels the previous link', async () => {
    const { client, email } = await aVolunteer(server)
    const first = await verifyToken(email)
    expect((await client.call(resendVerification, {})).status).toBe(202)
    const second = await verifyToken(email)
    expect([(await verify(first)).status, (await verify(second)).status]).toEqual([410, 200])
    const again = await client.call(resendVerification, {})
    expect([again.status, again.body]).toMatchObject([409, { code: 'email_already_verified' }])
  })

  test('using the link five times at the same time verifies the address once', async () => {
    const { email } = await aVolunteer(server)
    const token = await verifyToken(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token)))
    expect(countStatuses(answers)).toEqual({ 200: 1, 410: 4 })
  })
})

describe('changing the email address', () => {
  test('a change waits until the new address is verified, and notifies the old one', async () => {
    const person = await createVerifiedPerson()
    const email = uniqueEmail()
    const requested = await change(person, email)
    expect(requested.status).toBe(202)
    expect(await accountOf(person)).toMatchObject({ email: person.email, pendingEmail: email })
    expect(await emails.listSubjects(person.email)).toContain('Your email address is about to change')
    expect((await signIn(email, person.password)).status).toBe(401)
    const { status, body } = await verify(await verifyToken(email))
    expect([status, body]).toEqual([200, { email, isChanged: true }])
    expect(await accountOf(person)).toMatchObject({ email, isEmailVerified: true, pendingEmail: null })
    expect((await signIn(email, person.password)).status).toBe(200)
    expect((await signIn(person.email, person.password)).status).toBe(401)
  })

  test('a change requires the password, and a different address', async () => {
    const person = await aVolunteer(server)
    expect((await change(person, uniqueEmail(), 'a wrong password')).body).toMatchObject({
      code: 'wrong_password',
    })
    expect((await change(person, person.email.toUpperCase())).body).toMatchObject({
      issues: [{ path: 'email', message: 'This is already your email address' }],
    })
    expect((await change(person, 'no address')).status).toBe(422)
    expect((await accountOf(person)).pendingEmail).toBe(null)
  })

  test('a change can be canceled, and a later one replaces it', async () => {
    const person = await aVolunteer(server)
    const [first, second, third] = [uniqueEmail(), uniqueEmail(), uniqueEmail()]
    await change(person, first)
    const old = await verifyToken(first)
    await change(person, second)
    expect((await verify(old)).status).toBe(410)
    const newer = await verifyToken(second)
    expect(expectSuccess(await person.client.call(cancelEmailChange, {})).pendingEmail).toBe(null)
    expect((await verify(newer)).status).toBe(410)
    await change(person, third)
    ahead += 60 * minute
    expect((await accountOf(person)).pendingEmail).toBe(null)
  })

  test('a change cancels links that were sent to the old address', async () => {
    const person = await createVerifiedPerson()
    await server.openClient().call(forgetPassword, { body: { email: person.email } })
    const reset = await emails.findToken(person.email, '/auth/reset')
    const email = uniqueEmail()
    await change(person, email)
    await verify(await verifyToken(email))
    const body = { token: reset, password: 'of anyone who reads old emails' }
    expect((await server.openClient().call(resetPassword, { body })).status).toBe(410)
  })

  test('using the link five times at the same time changes the address once', async () => {
    const person = await aVolunteer(server)
    const email = uniqueEmail()
    await change(person, email)
    const token = await verifyToken(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token)))
    expect(countStatuses(answers)).toEqual({ 200: 1, 410: 4 })
  })

  test('two people who change to the same address: only one gets it', async () => {
    const [one, other] = [await aVolunteer(server), await aVolunteer(server)]
    const email = uniqueEmail()
    await change(one, email)
    const first = await verifyToken(email)
    await change(other, email)
    const second = await verifyToken(email)
    const answers = await Promise.all([verify(first), verify(second)])
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
    expect(await rows('select 1 as one from users where email = $1', email)).toEqual([{ one: 1 }])
  })
})

describe('S12 no one learns who has an account', () => {
  test('a change to an address of another account does the same work as any other, and notifies its owner', async () => {
    const other = await aVolunteer(server)
    const [one, two] = [await aVolunteer(server), await aVolunteer(server)]
    await emails.work()
    const tablesChangedBy = async (person: Person, email: string) => {
      const before = await snapshotDatabase(server.database)
      expect((await change(person, email)).status).toBe(202)
      const after = await snapshotDatabase(server.database)
      expect((await accountOf(person)).pendingEmail).toBe(email)
      return Object.keys(after).filter((name) => after[name] !== before[name])
    }
    const changed = await tablesChangedBy(one, uniqueEmail())
    expect(changed).toEqual(['account_tokens', 'facts', 'jobs'])
    expect(await tablesChangedBy(two, other.email)).toEqual(changed)
    expect(await emails.listSubjects(other.email)).toContain('You already have an account with this address')
    expect(await emails.findToken(other.email, '/auth/verify')).not.toBe('')
    const { rowCount } = await server.database.pool.query(
      "select 1 from account_tokens where user_id = $1 and purpose = 'change' and token_hash is not null",
      [two.id],
    )
    expect(rowCount).toBe(0)
  })
})
