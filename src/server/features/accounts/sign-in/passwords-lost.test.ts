import { describe, expect, test } from 'vitest'
import { changePassword, forgetPassword, resetPassword, verifyEmail } from '#contract/accounts/settings.ts'
import { login } from '#contract/accounts/accounts.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { aVolunteer, countStatuses } from '#tests/support/scenarios/scenario.ts'
import { openClient, useServer, type Client } from '#tests/support/running/server.ts'

let ahead = 0
const now = () => new Date(Date.now() + ahead)
const server = useServer({ now })
const emails = useEmails(server, now)
const findToken = (email: string) => emails.findToken(email, '/auth/reset')

const { rows } = server
const forget = (email: string) => server.openClient().call(forgetPassword, { body: { email } })
const reset = (token: string, password: string, client = server.openClient()) =>
  client.call(resetPassword, { body: { token, password } })
const signIn = (email: string, password: string, client = server.openClient()) =>
  client.call(login, { body: { email, password } })
const isSignedIn = async (client: Client) => (await client.get('/api/user')).status === 200
const expired = {
  message: 'This link is no longer valid. Request a new one.',
  code: 'link_expired',
}
const newPassword = 'quite another secret'

describe('a forgotten password', () => {
  test('the link in the email sets a new password, which ends every session and can sign in', async () => {
    const person = await aVolunteer(server)
    const elsewhere = server.openClient()
    await signIn(person.email, person.password, elsewhere)
    expect((await forget(` ${person.email.toUpperCase()} `)).status).toBe(202)
    expect(await emails.listSubjects(person.email)).toContain('Choose a new password')
    const token = await findToken(person.email)
    expect(token).toMatch(/^[\w-]{43}$/)
    const { status, body } = await reset(token, newPassword)
    expect([status, body]).toEqual([200, { message: 'Your password was changed' }])
    expect([await isSignedIn(person.client), await isSignedIn(elsewhere)]).toEqual([false, false])
    expect((await signIn(person.email, person.password)).status).toBe(401)
    expect((await signIn(person.email, newPassword)).status).toBe(200)
    // It was sent to their address, and they are notified.
    expect((await signIn(person.email, newPassword)).body.isEmailVerified).toBe(true)
    expect(await emails.listSubjects(person.email)).toContain('Your password was changed')
  })

  test('a reset link that was used, is older than thirty minutes, was replaced or made up does not work', async () => {
    const { email } = await aVolunteer(server)
    await forget(email)
    const first = await findToken(email)
    await forget(email)
    const second = await findToken(email)
    expect(second).not.toBe(first)
    ahead += 30 * 60_000
    const later = await aVolunteer(server)
    await forget(later.email)
    const used = await findToken(later.email)
    expect((await reset(used, newPassword)).status).toBe(200)
    for (const token of [first, second, used, 'A'.repeat(43), 'x', '%00']) {
      const { status, body } = await reset(token, 'one more password here')
      expect([token, status, body]).toEqual([token, 410, expired])
    }
    expect((await signIn(email, 'one more password here')).status).toBe(401)
  })

  test('a password that is easy to guess is rejected, and the reset link stays valid', async () => {
    const person = await aVolunteer(server, { firstName: 'Anneliese' })
    await forget(person.email)
    const token = await findToken(person.email)
    for (const [password, reason] of [
      ['password1', 'is too common'],
      ['Anneliese1', 'is easy to guess from your name, your email or the name of this site'],
      [person.email, 'is easy to guess from your name, your email or the name of this site'],
    ]) {
      const { status, body } = await server.openClient().post('/api/password/reset', { token, password })
      expect([password, status, body['issues']]).toEqual([
        password,
        422,
        [{ path: 'password', message: `This password ${reason}. Please choose another one.` }],
      ])
    }
    expect((await reset(token, 'short')).status).toBe(422)
    expect((await reset(token, newPassword)).status).toBe(200)
  })

  test('using the reset link ten times at the same time sets the password once', async () => {
    const { email } = await aVolunteer(server)
    await forget(email)
    const token = await findToken(email)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(token, `password number ${index}`)),
    )
    expect(countStatuses(answers)).toEqual({ 200: 1, 410: 9 })
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await signIn(email, `password number ${winner}`)).status).toBe(200)
  })

  test('a disabled account gets no reset email, and its earlier links stop working', async () => {
    const person = await aVolunteer(server)
    await forget(person.email)
    const token = await findToken(person.email)
    await rows('update users set disabled_at = now() where id = $1', person.id)
    expect((await reset(token, newPassword)).status).toBe(410)
    const before = await emails.listEmails(person.email)
    expect((await forget(person.email)).status).toBe(202)
    expect(await emails.listEmails(person.email)).toEqual(before)
  })

  test('a reset lets in a person whose account is locked by failed attempts', async () => {
    const person = await aVolunteer(server)
    await forget(person.email)
    const token = await findToken(person.email)
    const client = server.openClient()
    await reset(token, newPassword, client)
    // The account knows this browser from now on, so it has its own attempts.
    expect([...client.cookies.keys()]).toEqual(['dev'])
  })

  test('the reset token exists only in its email, and the database stores its hash', async () => {
    const { email } = await aVolunteer(server)
    await forget(email)
    const token = await findToken(email)
    const raw = Buffer.from(token, 'base64url').toString('hex')
    const tables = await rows(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    for (const { name } of tables.filter((table) => table.name !== 'outbox')) {
      const found = await rows(`select 1 from "${name}" t where t::text like any($1)`, [
        `%${token}%`,
        `%${raw}%`,
      ])
      expect([name, found]).toEqual([name, []])
    }
  })

  test('a reset email delayed beyond the lifetime of its link is not sent', async () => {
    const { email } = await aVolunteer(server)
    await emails.work()
    await forget(email)
    ahead += 31 * 60_000
    expect(await emails.listSubjects(email)).not.toContain('Choose a new password')
  })
})

describe('S12 no one learns who has an account', () => {
  /** What a response shows, and which tables changed. */
  async function presented(email: string) {
    const before = await snapshotDatabase(server.database)
    const client = server.openClient()
    const { status, headers, body } = await client.call(forgetPassword, { body: { email } })
    const after = await snapshotDatabase(server.database)
    const shown = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
    const changed = Object.keys(after).filter((name) => after[name] !== before[name])
    return { status, body, shown, changed, cookies: client.cookies.size }
  }

  test('a reset request for an unknown address gets the same response and does the same work', async () => {
    const { email } = await aVolunteer(server)
    await emails.work()
    const known = await presented(email)
    expect(known).toMatchObject({ status: 202, changed: ['jobs'], cookies: 0 })
    expect(await presented('nobody-at-all@example.org')).toEqual(known)
    await emails.work()
    expect(await emails.listEmails('nobody-at-all@example.org')).toEqual([])
    expect(await emails.listSubjects(email)).toContain('Choose a new password')
  })
})

describe('changing the password', () => {
  const change = (client: Client, currentPassword: string, password = newPassword) =>
    client.call(changePassword, { body: { currentPassword, password } })

  test('changing the password requires the current one, ends all other sessions and starts a new one here', async () => {
    const { client, email, password } = await aVolunteer(server)
    const elsewhere = server.openClient()
    await signIn(email, password, elsewhere)
    const [before, device] = [client.cookies.get('sid'), client.cookies.get('dev')]
    expect((await change(client, password)).status).toBe(200)
    expect(client.cookies.get('sid')).not.toBe(before)
    expect(client.cookies.get('dev')).toBe(device)
    expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false])
    const old = await openClient(server.url).send('/api/user', { headers: { cookie: `sid=${before}` } })
    expect(old.status).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, newPassword)).status).toBe(200)
    expect(await emails.listSubjects(email)).toContain('Your password was changed')
  })

  test('changing the password with a wrong current one, or to a common or short one, changes nothing', async () => {
    const { client, email, password } = await aVolunteer(server)
    const wrong = await change(client, 'not the password')
    expect([wrong.status, wrong.body]).toEqual([
      422,
      {
        message: 'This is not your current password',
        code: 'wrong_password',
        issues: [{ path: 'currentPassword', message: 'This is not your current password' }],
      },
    ])
    expect((await change(client, password, 'password1')).status).toBe(422)
    expect((await change(client, password, 'short')).status).toBe(422)
    expect([await isSignedIn(client), (await signIn(email, password)).status]).toEqual([true, 200])
  })

  test('changing the password cancels an earlier reset link', async () => {
    const { client, email, password } = await aVolunteer(server)
    await forget(email)
    const token = await findToken(email)
    await change(client, password)
    expect((await reset(token, 'the intruder’s password')).status).toBe(410)
    expect((await server.openClient().call(verifyEmail, { body: { token } })).status).toBe(410)
  })

  test('S10 changing the password leaves no session to a concurrent sign-in with the old one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { client, email, password } = await aVolunteer(server)
      const others = Array.from({ length: 4 }, () => server.openClient())
      const [changed] = await Promise.all([
        change(client, password),
        ...others.map((other) => signIn(email, password, other)),
      ])
      expect(changed?.status).toBe(200)
      expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false, false, false])
      expect(await isSignedIn(client)).toBe(true)
    }
  })
})

test('password managers are redirected to the settings', async () => {
  const { status, headers } = await server.openClient().get('/.well-known/change-password')
  expect([status, headers.get('location')]).toEqual([302, '/profile?tab=settings'])
})
