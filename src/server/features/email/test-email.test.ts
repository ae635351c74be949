import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendTestEmail } from '#contract/email/email.ts'
import { headerOf, smtpRefusal, startMailServer, type MailServer } from '#tests/support/email/mail-server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aVolunteer, expectSuccess, nextNumber, type Person } from '#tests/support/scenarios/scenario.ts'
import { aSecondApp } from '#tests/support/running/second-app.ts'
import { openClient, useServer } from '#tests/support/running/server.ts'
import { withoutLimits } from '#tests/support/checks/limits.ts'

const password = 'pass-word&secret'
let mail: MailServer
let refusal = 'wrong password'
let accepts = { login: true, sender: true, recipient: true }
const refuse = (code: number, text: string) => smtpRefusal(code, text)

const env: Record<string, string> = { MAIL_ONLY_TO: '@example.net' }
beforeAll(async () => {
  mail = await startMailServer({
    onAuth: ({ username, password: given }, _, callback) =>
      accepts.login && given === password
        ? callback(null, { user: username })
        : callback(refuse(535, refusal)),
    onMailFrom: (_, __, callback) => callback(accepts.sender ? null : refuse(553, 'not your address')),
    onRcptTo: (_, __, callback) => callback(accepts.recipient ? null : refuse(550, 'no such mailbox')),
  })
  env['SMTP_URL'] = `smtp://someone:${encodeURIComponent(password)}@127.0.0.1:${mail.port}`
})
afterAll(() => mail.close())
const server = useServer({ env })
let admin: Person
beforeAll(async () => {
  admin = await anAdministrator(server)
})
beforeEach(() => {
  accepts = { login: true, sender: true, recipient: true }
})

/** The second application, for people who sign in there. */
const at = (url: string) => ({ database: server.database, openClient: () => openClient(url) })

const send = async (recipient = 'ruth@example.net', client = admin.client) =>
  expectSuccess(await client.call(sendTestEmail, { body: { recipient } }))

describe('a test email', () => {
  test('is sent immediately, and the conversation with the mail server is shown', async () => {
    const before = mail.received.length
    const { outcome, fault, error, conversation } = await send()
    expect({ outcome, fault, error }).toEqual({ outcome: 'sent', fault: null, error: null })
    const [received] = mail.received.slice(before)
    expect(received?.to).toEqual(['ruth@example.net'])
    expect(received && headerOf(received, 'Subject')).toBe('Test email from Bridge Collective')
    const lines = conversation.map(({ from, text }) => `${from}: ${text}`)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^note: Connection established to 127\.0\.0\.1:\d+$/),
        expect.stringMatching(/^server: 220 /),
        'client: AUTH PLAIN •••',
        'client: MAIL FROM:<hello@example.org>',
        'client: RCPT TO:<ruth@example.net>',
        expect.stringMatching(/^server: 250 OK/),
      ]),
    )
  })

  test('never shows the password, in plain text or encoded', async () => {
    const shown = JSON.stringify(await send())
    for (const secret of [
      password,
      Buffer.from(`\0someone\0${password}`).toString('base64'),
      Buffer.from(password).toString('base64'),
    ])
      expect(shown).not.toContain(secret)
  })

  test.each([
    ['login', 'signIn', /wrong password/],
    ['sender', 'sender', /not your address/],
    ['recipient', 'recipient', /no such mailbox/],
  ] as const)('says why the mail server refused it: %s', async (what, fault, error) => {
    accepts[what] = false
    const tested = await send()
    expect(tested).toMatchObject({ outcome: 'failed', fault, error: expect.stringMatching(error) })
    expect(tested.conversation.some(({ from, text }) => from === 'server' && error.test(text))).toBe(true)
  })

  test('greets no one by name', async () => {
    await send()
    expect(mail.received.at(-1)?.raw).toMatch(/\r\nHello,\r\n/)
  })

  test('by a demo administrator or to a demo account stays in the outbox', async () => {
    const demo = await anAdministrator(server)
    const volunteer = await aVolunteer(server, { email: `demo${nextNumber()}@example.net` })
    await server.database.pool.query('update users set is_demo = true where id = any($1)', [
      [demo.id, volunteer.id],
    ])
    const before = mail.received.length
    expect((await send('ruth@example.net', demo.client)).outcome).toBe('stored')
    expect((await send(volunteer.email)).outcome).toBe('stored')
    expect(mail.received).toHaveLength(before)
  })

  test('shows no password or user that the mail server repeats in its error', async () => {
    accepts.login = false
    refusal = `5.7.8 no ${password} ${Buffer.from(`\0someone\0${password}`).toString('base64')} of someone`
    const shown = JSON.stringify(await send())
    refusal = 'wrong password'
    expect(shown).toContain('5.7.8 no ••• ••• of •••')
    for (const secret of ['someone', password, Buffer.from(`\0someone\0${password}`).toString('base64')])
      expect(shown).not.toContain(secret)
  })

  test('has the sender of real emails if bounces come back to the site', async () => {
    const secrets = { SECRETS: `v1:${'k'.repeat(40)}`, INBOUND_SECRET: 's'.repeat(32) }
    const inbound = { ...secrets, INBOUND_MAIL_DOMAIN: 'in.example.org' }
    const app = await aSecondApp(server, { env: { ...withoutLimits, ...env, ...inbound } })
    const { client } = await anAdministrator(at(app.url))
    await send('ruth@example.net', client)
    expect(mail.received.at(-1)?.from).toMatch(/^bounce\+[a-z0-9]+@in\.example\.org$/)
  })

  test('to one address that is not the administrator’s own counts as an email to it', async () => {
    const env = { ...withoutLimits, SMTP_URL: '', LIMIT_MAILS: '1/1h' }
    const app = await aSecondApp(server, { env })
    const { client, email } = await anAdministrator(at(app.url))
    const statuses: number[] = []
    for (const recipient of [`x${nextNumber()}@example.net`, email, email]) {
      for (let count = 0; count < 2; count += 1)
        statuses.push((await client.call(sendTestEmail, { body: { recipient } })).status)
    }
    expect(statuses).toEqual([200, 429, 200, 200, 200, 200])
  })

  test('stays in the outbox if this copy of the site may not write to the address', async () => {
    expect(await send('kim@example.com')).toEqual({
      outcome: 'stored',
      fault: null,
      error: null,
      conversation: [],
    })
    const { rows } = await server.database.pool.query(
      "select subject from outbox where recipient = 'kim@example.com'",
    )
    expect(rows).toEqual([{ subject: 'Test email from Bridge Collective' }])
  })

  test('needs one address that can be written to', async () => {
    for (const recipient of ['', 'nowhere', 'a@example.net, b@example.net'])
      expect((await admin.client.call(sendTestEmail, { body: { recipient } })).status).toBe(422)
  })

  test('is in the audit log, without the address of its recipient', async () => {
    accepts.recipient = false
    await send('someone@example.net')
    const { rows } = await server.database.pool.query(
      "select outcome, before, after from audit_log where action = 'email.test' order by position desc limit 1",
    )
    const recipient = expect.stringMatching(/^[\w-]{16,}$/)
    expect(rows).toEqual([{ outcome: 'failed', before: null, after: { fault: 'recipient', recipient } }])
  })

  test('says that the mail server cannot be reached', async () => {
    const closed = await startMailServer()
    await closed.close()
    const app = await aSecondApp(server, { env: { ...withoutLimits, SMTP_URL: closed.url } })
    const { client } = await anAdministrator(at(app.url))
    expect(await send('ruth@example.net', client)).toMatchObject({
      outcome: 'failed',
      fault: 'refusedConnection',
    })
  })

  test('can be sent only so often by one administrator', async () => {
    const limits = { ...withoutLimits, SMTP_URL: '', LIMIT_TEST_EMAILS: '2/10m' }
    const app = await aSecondApp(server, { env: limits })
    const { client } = await anAdministrator(at(app.url))
    const statuses: number[] = []
    for (let count = 0; count < 3; count += 1) {
      const { status } = await client.call(sendTestEmail, { body: { recipient: 'ruth@example.net' } })
      statuses.push(status)
    }
    expect(statuses).toEqual([200, 200, 429])
  })

  test('that did not leave counts toward no limit of its recipient', async () => {
    const recipient = `someone${nextNumber()}@example.net`
    const app = await aSecondApp(server, { env: { ...withoutLimits, ...env, LIMIT_MAILS: '1/1h' } })
    const { client } = await anAdministrator(at(app.url))
    accepts.login = false
    for (let count = 0; count < 3; count += 1) expect((await send(recipient, client)).outcome).toBe('failed')
    accepts.login = true
    expect((await send(recipient, client)).outcome).toBe('sent')
    expect((await client.call(sendTestEmail, { body: { recipient } })).status).toBe(429)
  })
})
