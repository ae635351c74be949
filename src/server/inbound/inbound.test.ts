import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { verifyEmail } from '#contract/accounts/settings.ts'
import { retryEmail } from '#contract/email/bounces.ts'
import { getEmailDelivery } from '#contract/email/email.ts'
import { getPerson, listPeople } from '#contract/moderation/moderation.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { loadConfig } from '#server/config/config.ts'
import { sendEmail } from '#server/email/send.ts'
import { createSharedContext } from '#server/shared-context.ts'
import { smtpRefusal, startMailServer, type MailServer } from '#tests/support/email/mail-server.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { aBounce } from '#tests/support/email/inbound.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { startInboundServer, type InboundServer } from './listener.ts'

const settings = {
  SECRETS: `v1:${'k'.repeat(40)}`,
  INBOUND_MAIL_DOMAIN: 'in.example.org',
  INBOUND_SMTP_PORT: '0',
  INBOUND_SECRET: 's'.repeat(32),
}
const server = useServer({ env: settings })
const emails = useEmails(server)
let mail: MailServer
let inbound: InboundServer
let refusal: string | null = null
beforeAll(async () => {
  mail = await startMailServer({
    onRcptTo: (_, __, callback) => callback(refusal === null ? null : smtpRefusal(550, refusal)),
  })
  const log = () => undefined
  const services = createSharedContext({ config: loadConfig(settings), database: server.database }, log)
  const started = await startInboundServer({ ...services, log })
  if (!started) throw new Error('the settings ask for a listener')
  inbound = started
})
afterAll(async () => {
  await inbound.close()
  await mail.close()
})

/** Runs an email job; returns the sender in the envelope, or null if nothing was sent. */
async function run(payload: Record<string, unknown>, now = new Date()): Promise<string | null> {
  const config = loadConfig({ ...settings, SMTP_URL: mail.url, DATABASE_URL: server.database.url })
  const before = mail.received.length
  await sendEmail(makeJobContext(server, { config, now }), payload)
  return mail.received[before]?.from ?? null
}

/** Emails a person about their account. */
const email = ({ id }: Pick<Person, 'id'>, now?: Date) =>
  run({ template: 'account.passwordChanged', factId: '1', userId: id }, now)

/** Sends a raw email to the listener, as a mail server does. */
async function deliver(to: string, raw: string): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: inbound.port, ignoreTLS: true })
  try {
    await transport.sendMail({ envelope: { from: '', to: [to] }, raw })
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const isMarked = async ({ client }: Person) =>
  expectSuccess(await client.call(getCurrentUser, {})).isEmailBounced

async function bounce(person: Person, report: Parameters<typeof aBounce>[1] = {}): Promise<string> {
  const from = (await email(person)) ?? ''
  await deliver(from, aBounce(from, report))
  return from
}

describe('a bounce by SMTP', () => {
  test('marks the address that the email was sent to, and the person and administrators see it', async () => {
    const person = await aVolunteer(server)
    expect(await isMarked(person)).toBe(false)
    const from = await bounce(person)
    expect(from).toMatch(/^bounce\+[a-z0-9]+@in\.example\.org$/)
    expect(await isMarked(person)).toBe(true)
    const admin = await anAdministrator(server)
    const found = expectSuccess(await admin.client.call(listPeople, { query: { address: 'bounced' } }))
    expect(found.map(({ id }) => id)).toContain(person.id)
    expect(found.find(({ id }) => id === person.id)?.emailBouncedAt).not.toBeNull()
    const params = { id: person.id }
    expect(expectSuccess(await admin.client.call(getPerson, { params })).emailBouncedAt).not.toBeNull()
    expect(expectSuccess(await admin.client.call(getEmailDelivery, {})).bounced).toBeGreaterThan(0)
  })

  test('works in upper case, as mail servers may write addresses', async () => {
    const person = await aVolunteer(server)
    const from = (await email(person)) ?? ''
    expect(await deliver(from.toUpperCase(), aBounce(from))).toBe('accepted')
    expect(await isMarked(person)).toBe(true)
  })

  test.each([
    ['is only late', { action: 'delayed', status: '4.4.1' }],
    ['failed because the mailbox is full', { status: '5.2.2' }],
    ['was refused as spam', { status: '5.7.1' }],
  ])('does not mark the address if the email %s', async (_, report) => {
    const person = await aVolunteer(server)
    await bounce(person, report)
    expect(await isMarked(person)).toBe(false)
  })

  test('an out-of-office reply marks nothing', async () => {
    const person = await aVolunteer(server)
    const from = (await email(person)) ?? ''
    const raw = `From: ${person.email}\r\nTo: ${from}\r\nAuto-Submitted: auto-replied\r\nSubject: Away\r\n\r\nStatus: 5.1.1\r\n`
    expect(await deliver(from, raw)).toBe('accepted')
    expect(await isMarked(person)).toBe(false)
  })

  test('of an address that the person has changed since is refused, and the new address is not marked', async () => {
    const person = await aVolunteer(server)
    const from = (await email(person)) ?? ''
    await server.database.pool.query('update users set email = $2 where id = $1', [
      person.id,
      `new-${person.email}`,
    ])
    expect(await deliver(from, aBounce(from))).toMatch(/550 5\.1\.1/)
    expect(await isMarked(person)).toBe(false)
  })

  test.each([
    'postmaster@in.example.org',
    'bounce+abc@in.example.org',
    'someone@example.com',
    'bounce+1@in.example.org.evil.example',
  ])('to %s is refused: the listener relays nothing', async (to) => {
    expect(await deliver(to, aBounce(to))).toMatch(/550 5\.1\.1/)
  })

  test('that is too large is refused', async () => {
    const person = await aVolunteer(server)
    const from = (await email(person)) ?? ''
    const line = `${'x'.repeat(998)}\r\n`
    expect(await deliver(from, aBounce(from) + line.repeat(5300))).toMatch(/552/)
    expect(await isMarked(person)).toBe(false)
  })

  test('to a forged address of another person is refused', async () => {
    const [one, other] = [await aVolunteer(server), await aVolunteer(server)]
    const from = (await email(one)) ?? ''
    const at = from.indexOf('+') + 6
    const forged = `${from.slice(0, at)}${from[at] === 'a' ? 'b' : 'a'}${from.slice(at + 1)}`
    expect(await deliver(forged, aBounce(forged))).toMatch(/550 5\.1\.1/)
    expect([await isMarked(one), await isMarked(other)]).toEqual([false, false])
  })
})

describe('a marked address', () => {
  test('gets no emails but those about the account itself; the others stay notifications', async () => {
    const owner = await anOrganization(server)
    const project = await aProject(owner)
    await anApplication(await aVolunteer(server), project.id)
    const { rows } = await server.database.pool.query<{ payload: Record<string, unknown> }>(
      "select payload from jobs where payload ->> 'template' like 'application.%' and payload ->> 'userId' = $1",
      [owner.id],
    )
    const payload = rows[0]?.payload ?? {}
    expect(await run(payload)).not.toBeNull()
    await bounce(owner)
    expect(await run(payload)).toBeNull()
    expect(await email(owner)).not.toBeNull()
    const notifications = expectSuccess(await owner.client.call(listNotifications, { query: {} }))
    expect(notifications.length).toBeGreaterThan(0)
  })

  test('gets emails again when the person says that it works, and the same bounce again changes nothing', async () => {
    const person = await aVolunteer(server)
    const from = await bounce(person)
    expectSuccess(await person.client.call(retryEmail, {}))
    expect(await isMarked(person)).toBe(false)
    expect(await deliver(from, aBounce(from))).toBe('accepted')
    expect(await isMarked(person)).toBe(false)
    // A bounce of an email that was sent later marks it again.
    const later = (await email(person, new Date(Date.now() + 60_000))) ?? ''
    await deliver(later, aBounce(later))
    expect(await isMarked(person)).toBe(true)
  })

  test('gets emails again once a link that we sent to it is opened', async () => {
    const person = await aVolunteer(server)
    await bounce(person)
    const token = await emails.findToken(person.email, '/auth/verify')
    expectSuccess(await person.client.call(verifyEmail, { body: { token } }))
    expect(await isMarked(person)).toBe(false)
  })

  test('is also one that the mail server refuses immediately because it does not exist', async () => {
    const person = await aVolunteer(server)
    refusal = '5.1.1 no such user'
    await expect(email(person)).rejects.toThrow('no such user')
    refusal = null
    expect(await isMarked(person)).toBe(true)
  })

  test.each(['5.1.8 sender domain rejected', '5.1.7 bad sender', '5.1.0 rejected', '5.7.1 spam', 'no'])(
    'is not one whose mail server refuses us: %s',
    async (text) => {
      const person = await aVolunteer(server)
      refusal = text
      await expect(email(person)).rejects.toThrow(text)
      refusal = null
      expect(await isMarked(person)).toBe(false)
    },
  )
})

describe('the webhook', () => {
  const post = (body: string, { secret = settings.INBOUND_SECRET, to = '' } = {}) =>
    fetch(`${server.url}/api/inbound-email${to && `?to=${encodeURIComponent(to)}`}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
      body,
    })

  test('takes in a raw email with the secret, for the address in the query or in its headers', async () => {
    for (const isNamed of [true, false]) {
      const person = await aVolunteer(server)
      const from = (await email(person)) ?? ''
      const response = await post(aBounce(from), isNamed ? { to: from } : {})
      expect([response.status, await response.json()]).toEqual([200, { accepted: 1 }])
      expect(await isMarked(person)).toBe(true)
    }
  })

  test('refuses a wrong secret, and what is no email', async () => {
    expect((await post('x', { secret: 'wrong' })).status).toBe(401)
    const headers = { authorization: `Bearer ${settings.INBOUND_SECRET}`, 'content-type': 'application/json' }
    const response = await fetch(`${server.url}/api/inbound-email`, { method: 'POST', headers, body: '{}' })
    expect(response.status).toBe(415)
  })
})
