import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  importPeople,
  listAccountInvitations,
  resendAccountInvitation,
  resendStoredAccountInvitations,
} from '#contract/accounts/account-invitations.ts'
import {
  inviteMember,
  listInvitations,
  resendInvitation,
} from '#contract/organizations/member-invitations.ts'
import { resendStoredInvitations } from '#contract/organizations/stored-invitations.ts'
import { loadConfig } from '#server/config/config.ts'
import { markAbandoned, sendEmail } from '#server/email/send.ts'
import { createSharedContext } from '#server/shared-context.ts'
import { smtpRefusal, startMailServer, type MailServer } from '#tests/support/email/mail-server.ts'
import { aBounce } from '#tests/support/email/inbound.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  anOrganization,
  aVolunteer,
  expectSuccess,
  nextNumber,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { findTarget, takeIn } from './take-in.ts'

const settings = {
  SECRETS: `v1:${'k'.repeat(40)}`,
  INBOUND_MAIL_DOMAIN: 'in.example.org',
  INBOUND_SMTP_PORT: '0',
}
// It sends emails; each test says how its jobs do.
const server = useServer({ env: { ...settings, SMTP_URL: 'smtp://127.0.0.1:9' } })
let mail: MailServer
let refusal: string | null = null
beforeAll(async () => {
  mail = await startMailServer({
    onRcptTo: (_, __, callback) => callback(refusal === null ? null : smtpRefusal(550, refusal)),
  })
})
beforeEach(async () => {
  refusal = null
  await server.database.pool.query('delete from jobs')
})
afterAll(() => mail.close())

const anAddress = () => `undelivered${nextNumber()}@example.net`

/** Sends the waiting emails; returns the senders in their envelopes. */
async function sendWaiting(transport: { SMTP_URL?: string } = { SMTP_URL: mail.url }): Promise<string[]> {
  const config = loadConfig({ ...settings, ...transport, DATABASE_URL: server.database.url })
  const before = mail.received.length
  const { rows } = await server.database.pool.query<{ payload: Record<string, unknown> }>(
    `delete from jobs where kind = 'mail.send' and payload ->> 'template' like '%.invitation' returning payload`,
  )
  for (const { payload } of rows)
    await sendEmail(makeJobContext(server, { config }), payload).catch((error: unknown) => {
      if (refusal === null) throw error
    })
  return mail.received.slice(before).map(({ from }) => from)
}

/** The bounce of an email with this sender comes in. */
async function bounce(from: string): Promise<void> {
  const services = {
    ...createSharedContext({ config: loadConfig(settings), database: server.database }, () => undefined),
    log: () => undefined,
  }
  const target = await findTarget(services, from)
  expect(target?.kind).toBe('bounce')
  if (target) await takeIn(services, [target], { raw: Buffer.from(aBounce(from)), sender: null })
}

const undeliveredOf = async ({ client, organizationId: id }: OrganizationOwner) =>
  expectSuccess(await client.call(listInvitations, { params: { id } })).map(({ undelivered }) => undelivered)
const invite = async ({ client, organizationId: id }: OrganizationOwner, email: string) =>
  expectSuccess(await client.call(inviteMember, { params: { id }, body: { email, role: 'manager' } }))
const findAccountInvitation = async ({ client }: Person, email: string) => {
  const found = expectSuccess(await client.call(listAccountInvitations, { query: {} })).find(
    (each) => each.email === email,
  )
  if (!found) throw new Error('the invitation is not listed')
  return found
}

test.each([
  ['5.1.1 no such user', 'address'],
  ['no such mailbox', 'refused'],
  ['5.7.1 we take nothing from you', 'refused'],
] as const)('an invitation that the mail server refuses with “%s” is not delivered', async (text, reason) => {
  const [owner, admin, email] = [await anOrganization(server), await anAdministrator(server), anAddress()]
  await invite(owner, email)
  expectSuccess(await admin.client.call(importPeople, { body: { csv: `email,name\n${email},Kim Lee` } }))
  expect([await undeliveredOf(owner), (await findAccountInvitation(admin, email)).undelivered]).toEqual([
    [null],
    null,
  ])
  refusal = text
  await sendWaiting()
  const { undelivered, id } = await findAccountInvitation(admin, email)
  expect([await undeliveredOf(owner), undelivered]).toEqual([[reason], reason])
  refusal = null
  expectSuccess(await admin.client.call(resendAccountInvitation, { params: { id } }))
  await sendWaiting()
  expect((await findAccountInvitation(admin, email)).undelivered).toBeNull()
})

test('an invitation that a repeated attempt delivers is delivered', async () => {
  const [owner, admin, email] = [await anOrganization(server), await anAdministrator(server), anAddress()]
  await invite(owner, email)
  expectSuccess(await admin.client.call(importPeople, { body: { csv: `email,name\n${email},Kim Lee` } }))
  const { rows: waiting } = await server.database.pool.query('select * from jobs')
  refusal = '5.7.1 we take nothing from you'
  await sendWaiting()
  expect([await undeliveredOf(owner), (await findAccountInvitation(admin, email)).undelivered]).toEqual([
    ['refused'],
    'refused',
  ])
  refusal = null
  // As an administrator retries the failed jobs.
  for (const job of waiting)
    await server.database.pool.query('insert into jobs (kind, payload) values ($1, $2)', [
      job.kind,
      job.payload,
    ])
  await sendWaiting()
  expect([await undeliveredOf(owner), (await findAccountInvitation(admin, email)).undelivered]).toEqual([
    [null],
    null,
  ])
})

test('an invitation that is given up because the mail server never answers is not delivered', async () => {
  const [owner, email] = [await anOrganization(server), anAddress()]
  await invite(owner, email)
  const { rows } = await server.database.pool.query(
    `delete from jobs where payload ->> 'template' = 'organization.invitation' returning payload`,
  )
  const config = loadConfig({
    ...settings,
    SMTP_URL: 'smtp://127.0.0.1:9',
    DATABASE_URL: server.database.url,
  })
  const attempt = (isLastAttempt: boolean) =>
    sendEmail(makeJobContext(server, { config, isLastAttempt }), rows[0]?.payload).catch(() => undefined)
  await attempt(false)
  expect(await undeliveredOf(owner)).toEqual([null])
  await attempt(true)
  expect(await undeliveredOf(owner)).toEqual(['refused'])
})

test('an invitation is not delivered if the process ended during each attempt', async () => {
  const [owner, email] = [await anOrganization(server), anAddress()]
  await invite(owner, email)
  const { rows } = await server.database.pool.query(
    `delete from jobs where payload ->> 'template' = 'organization.invitation' returning payload`,
  )
  const config = loadConfig({ ...settings, DATABASE_URL: server.database.url })
  await markAbandoned(makeJobContext(server, { config }), rows[0]?.payload)
  expect(await undeliveredOf(owner)).toEqual(['refused'])
})

test('an invitation whose email bounces is not delivered, until it is sent again', async () => {
  const [owner, email] = [await anOrganization(server), anAddress()]
  await invite(owner, email)
  const [from = ''] = await sendWaiting()
  expect(from).toMatch(/^bounce\+[a-z0-9]+@in\.example\.org$/)
  await bounce(from)
  expect(await undeliveredOf(owner)).toEqual(['address'])
  const params = { id: owner.organizationId }
  const [invitation] = expectSuccess(await owner.client.call(listInvitations, { params }))
  await server.database.pool.query(
    `update organization_invitations set sent_at = sent_at - interval '1 hour' where id = $1`,
    [invitation?.id],
  )
  await server.database.pool.query('delete from rate_limit')
  const again = { params: { ...params, invitationId: invitation?.id ?? '' } }
  expectSuccess(await owner.client.call(resendInvitation, again))
  expect(await undeliveredOf(owner)).toEqual([null])
})

test('a bounce of an earlier sending says nothing about the last one', async () => {
  const [owner, email] = [await anOrganization(server), anAddress()]
  await invite(owner, email)
  const [from = ''] = await sendWaiting()
  await server.database.pool.query(
    `update organization_invitations set sent_at = sent_at + interval '1 hour' where email = $1`,
    [email],
  )
  await bounce(from)
  expect(await undeliveredOf(owner)).toEqual([null])
})

test('an invitation to someone whose account’s address bounces is not delivered', async () => {
  const [first, second] = [await anOrganization(server), await anOrganization(server)]
  const person = await aVolunteer(server)
  await invite(first, person.email)
  const [from = ''] = await sendWaiting()
  await bounce(from)
  expect(await undeliveredOf(first)).toEqual(['address'])
  await invite(second, person.email)
  expect(await undeliveredOf(second)).toEqual([null])
  expect(await sendWaiting()).toEqual([])
  expect(await undeliveredOf(second)).toEqual(['address'])
})

test('invitations of a site that sends no email are not sent, and leave together once it does', async () => {
  const [owner, admin] = [await anOrganization(server), await anAdministrator(server)]
  const [first, second, arrived] = [anAddress(), anAddress(), anAddress()]
  await invite(owner, first)
  expectSuccess(
    await admin.client.call(importPeople, {
      body: { csv: `email,first name\n${second},Kim`, dryRun: false },
    }),
  )
  await sendWaiting({})
  await invite(owner, arrived)
  await sendWaiting()
  expect(await undeliveredOf(owner)).toEqual([null, 'stored'])
  expect(await findAccountInvitation(admin, second)).toMatchObject({ undelivered: 'stored', state: 'sent' })
  const params = { id: owner.organizationId }
  expect(expectSuccess(await owner.client.call(resendStoredInvitations, { params }))).toEqual({ sent: 1 })
  const again = await admin.client.call(resendStoredAccountInvitations, {})
  expect(expectSuccess(again)).toEqual({ sent: 1 })
  expect(await sendWaiting()).toHaveLength(2)
  expect(await undeliveredOf(owner)).toEqual([null, null])
  expect(await findAccountInvitation(admin, second)).toMatchObject({ undelivered: null })
})
