import { describe, expect, test } from 'vitest'
import { resetPassword } from '#contract/accounts/settings.ts'
import { login } from '#contract/accounts/accounts.ts'
import {
  confirmSecondFactor,
  getSecondFactor,
  reauthenticate,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#contract/accounts/second-factor.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { aVolunteer, countStatuses, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { codeAt } from '#tests/support/scenarios/app-codes.ts'
import { enrol } from '#tests/support/scenarios/second-factor.ts'
import { useServer } from '#tests/support/running/server.ts'

let ahead = 0
const now = () => new Date(Date.now() + ahead)
const server = useServer({ now })
const emails = useEmails(server, now)
const seconds = 1000

/** Waits until the app shows another code. */
const nextCode = (secret: string) => {
  ahead += 30 * seconds
  return codeAt(secret, now())
}
const signIn = async ({ email, password }: Pick<Person, 'email' | 'password'>, code?: string) => {
  const client = server.openClient()
  const { status, body } = await client.post('/api/login', { email, password, ...(code && { code }) })
  return { client, status, code: body['code'] }
}
const { rows } = server

describe('setting up two-step sign-in', () => {
  test('setup requires the password and an app code, returns ten recovery codes, ends other sessions and sends an email', async () => {
    const person = await aVolunteer(server)
    const { client: elsewhere } = await signIn(person)
    const token = person.client.cookies.get('sid')
    const { codes } = await enrol(person, now)
    expect([new Set(codes).size, codes[0]]).toEqual([
      10,
      expect.stringMatching(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/),
    ])
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    expect(person.client.cookies.get('sid')).not.toBe(token)
    const { body } = await person.client.call(getSecondFactor, {})
    expect(body).toEqual({ isEnrolled: true, enrolledAt: expect.any(String), recoveryCodesLeft: 10 })
    expect((await person.client.get('/api/user')).body).toMatchObject({ hasSecondFactor: true })
    expect(await emails.listSubjects(person.email)).toContain('Two-step sign-in is on')
  })

  test('setup is refused with a wrong password, a wrong code, after half an hour, or if there is already a second factor', async () => {
    const { client, password } = await aVolunteer(server)
    const start = (currentPassword: string) => client.call(startSecondFactor, { body: { currentPassword } })
    const confirm = async (code: string) =>
      (await client.call(confirmSecondFactor, { body: { code } })).status
    expect((await start('not the password')).status).toBe(422)
    expect(await confirm('123456')).toBe(409)
    const { secret } = expectSuccess(await start(password))
    expect(await confirm('12345')).toBe(422)
    ahead += 31 * 60 * seconds
    expect(await confirm(codeAt(secret, now()))).toBe(409)
    const again = expectSuccess(await start(password))
    expect(await confirm(codeAt(secret, now()))).toBe(422)
    expect(await confirm(codeAt(again.secret, now()))).toBe(200)
    expect((await start(password)).status).toBe(409)
  })

  test('the secret is stored encrypted, and recovery codes as hashes', async () => {
    const person = await aVolunteer(server)
    const { secret, codes } = await enrol(person, now)
    const stored = JSON.stringify([
      await rows('select * from second_factors'),
      await rows('select * from recovery_codes'),
    ])
    const hidden = [secret, ...codes, ...codes.map((code) => code.replaceAll('-', '').toUpperCase())]
    expect(hidden.filter((text) => stored.includes(text))).toEqual([])
  })
})

describe('two-step sign-in', () => {
  test('sign-in requires the code after a correct password, and opens nothing before', async () => {
    const person = await aVolunteer(server)
    const { secret } = await enrol(person, now)
    const requested = await signIn(person)
    expect([requested.status, requested.code, requested.client.cookies.has('sid')]).toEqual([
      401,
      'second_factor_needed',
      false,
    ])
    expect(await signIn({ ...person, password: 'not it' }, nextCode(secret))).toMatchObject({
      code: 'invalid_credentials',
    })
    const { client, status } = await signIn(person, nextCode(secret))
    expect([status, (await client.get('/api/user')).status]).toEqual([200, 200])
  })

  test('sign-in accepts "123 456", and codes from a clock half a minute off, but not a minute off', async () => {
    const person = await aVolunteer(server)
    const { secret } = await enrol(person, now)
    const off = (by: number) => codeAt(secret, new Date(now().getTime() + by * seconds))
    ahead += 120 * seconds
    expect((await signIn(person, off(-60))).status).toBe(422)
    expect((await signIn(person, off(60))).status).toBe(422)
    expect((await signIn(person, off(-30))).status).toBe(200)
    const written = codeAt(secret, now())
    expect((await signIn(person, `${written.slice(0, 3)} ${written.slice(3)}`)).status).toBe(200)
    expect((await signIn(person, off(30))).status).toBe(200)
  })

  test('sign-in accepts a code once, and none from before it', async () => {
    const person = await aVolunteer(server)
    const { secret } = await enrol(person, now)
    const [older, code] = [nextCode(secret), nextCode(secret)]
    const statuses = await Promise.all([1, 2, 3].map(() => signIn(person, code)))
    expect(countStatuses(statuses)).toEqual({ 200: 1, 422: 2 })
    expect((await signIn(person, older)).status).toBe(422)
  })

  test('sign-in accepts each recovery code once, with or without separators, and emails the person', async () => {
    const person = await aVolunteer(server)
    const { codes } = await enrol(person, now)
    const [first = '', second = ''] = codes
    expect((await signIn(person, first)).status).toBe(200)
    expect((await signIn(person, first)).status).toBe(422)
    const { client, status } = await signIn(person, second.replaceAll('-', ' ').toUpperCase())
    expect([status, (await client.call(getSecondFactor, {})).body]).toEqual([
      200,
      expect.objectContaining({ recoveryCodesLeft: 8 }),
    ])
    expect(await emails.listSubjects(person.email)).toContain('A recovery code was used')
  })

  test('recovery codes still work if the key that encrypted the secret is lost', async () => {
    const person = await aVolunteer(server)
    const { secret, codes } = await enrol(person, now)
    await rows("update second_factors set secret = 'v9.lost' where user_id = $1", person.id)
    expect((await signIn(person, nextCode(secret))).status).toBe(422)
    expect((await signIn(person, codes[0])).status).toBe(200)
  })

  test('sign-in requires the code after a password reset, too', async () => {
    const person = await aVolunteer(server)
    await enrol(person, now)
    await server.openClient().post('/api/password/forgot', { email: person.email })
    const token = await emails.findToken(person.email, '/auth/reset')
    const password = 'nobody else knows it'
    expect((await server.openClient().call(resetPassword, { body: { token, password } })).status).toBe(200)
    expect(await signIn({ ...person, password })).toMatchObject({ status: 401, code: 'second_factor_needed' })
  })

  test('successful and failed two-step sign-ins are audited', async () => {
    const person = await aVolunteer(server)
    const { secret } = await enrol(person, now)
    await signIn(person, '000000')
    await signIn(person, nextCode(secret))
    const recorded = await rows(
      "select outcome, after from audit_log where action = 'auth.sign_in' and object_id = $1 order by position",
      person.id,
    )
    expect(recorded).toEqual([
      { outcome: 'refused', after: { reason: 'wrong_code' } },
      { outcome: 'done', after: { method: 'app' } },
    ])
  })
})

describe('changing two-step sign-in', () => {
  test('a second factor is removed with the password and a code, and the person is notified', async () => {
    const person = await aVolunteer(server)
    const { secret } = await enrol(person, now)
    const remove = async (currentPassword: string, code: string) =>
      (await person.client.call(removeSecondFactor, { body: { currentPassword, code } })).status
    expect(await remove('not it', nextCode(secret))).toBe(422)
    expect(await remove(person.password, '000000')).toBe(422)
    expect(await remove(person.password, nextCode(secret))).toBe(200)
    expect(await remove(person.password, nextCode(secret))).toBe(409)
    expect((await signIn(person)).status).toBe(200)
    expect(await emails.listSubjects(person.email)).toContain('Two-step sign-in is off')
  })

  test('new recovery codes require the password and a code, and cancel the old ones', async () => {
    const person = await aVolunteer(server)
    const { secret, codes } = await enrol(person, now)
    const body = { currentPassword: person.password, code: nextCode(secret) }
    const renewed = expectSuccess(await person.client.call(renewRecoveryCodes, { body }))
    expect(renewed.codes.filter((code) => codes.includes(code))).toEqual([])
    expect((await signIn(person, codes[0])).status).toBe(422)
    expect((await signIn(person, renewed.codes[0])).status).toBe(200)
  })
})

test('confirming the password again requires the right one', async () => {
  const { client, password } = await aVolunteer(server)
  const give = async (currentPassword: string) =>
    (await client.call(reauthenticate, { body: { currentPassword } })).status
  expect([await give('not it'), await give(password)]).toEqual([422, 200])
})

describe('guessing two-step codes', () => {
  const limited = useServer({ now, hasLimits: true, env: { LIMIT_SIGN_IN_ACCOUNT: '3/10m' } })

  test('code attempts are limited like password attempts: beyond the limit, even a correct code is refused', async () => {
    const person = await aVolunteer(limited)
    const { secret } = await enrol(person, now)
    const ask = (code: string) => {
      const body = { email: person.email, password: person.password, code }
      return limited.openClient().call(login, { body })
    }
    const guesses = await Promise.all(['000000', '000001', '000002', '000003', '000004'].map(ask))
    expect(countStatuses(guesses)).toEqual({ 422: 3, 429: 2 })
    expect((await ask(nextCode(secret))).status).toBe(429)
  })
})

test('account changes are audited without a password or an email address', async () => {
  const person = await aVolunteer(server)
  const { client, password, id } = person
  await client.post('/api/account/password', { currentPassword: password, password: 'nobody else knows it' })
  await client.delete('/api/account/sessions/others')
  await client.post('/api/logout')
  const recorded = await rows(
    'select action, actor_id::text = object_id as is_own, after from audit_log where object_id = $1 order by position',
    id,
  )
  expect(recorded).toEqual([
    { action: 'auth.register', is_own: true, after: { userType: 'volunteer' } },
    { action: 'auth.password_change', is_own: true, after: { endedSessions: 1 } },
    { action: 'auth.end_sessions', is_own: true, after: { endedSessions: 0 } },
    { action: 'auth.sign_out', is_own: true, after: null },
  ])
})
