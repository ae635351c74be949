import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moveApplication } from '#contract/applications/applications.ts'
import { loadConfig } from '#server/config/config.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { stopAccountEmails } from '#tests/support/email/account-emails.ts'
import { startMailServer } from '#tests/support/email/mail-server.ts'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  joinOrganization,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ env: { PUBLIC_URL: 'https://volunteers.example.org' } })
const { database } = server

beforeAll(() => stopAccountEmails(database))
beforeEach(async () => {
  await database.db.execute(sql`delete from jobs`)
  await database.db.execute(sql`delete from outbox`)
})

/** Runs the waiting jobs as a process with these settings would, some time ahead. */
async function work(env: Record<string, string> = {}, aheadMs = 0): Promise<void> {
  const config = loadConfig({
    PUBLIC_URL: 'https://volunteers.example.org',
    REMIND_AFTER_DAYS: '0',
    RELEASE_AFTER_DAYS: '0',
    ...env,
  })
  const now = () => new Date(Date.now() + aheadMs)
  const { drain, stop } = await startWorker({ database, config, now, log: () => undefined })
  await drain()
  await stop()
}

const emails = async () =>
  (
    await database.db.execute<{ recipient: string; subject: string }>(
      sql`select recipient, subject from outbox order by recipient, id`,
    )
  ).rows

async function waiting(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*) from jobs where kind = 'mail.send'`,
  )
  return Number(rows[0]?.count)
}

test('a copy of the site writes only to MAIL_ONLY_TO, and keeps the other emails', async () => {
  const mail = await startMailServer()
  const owner = await anOrganization(server)
  const manager = await aVolunteer(server)
  await joinOrganization(database.db, { organizationId: owner.organizationId, userId: manager.id })
  const project = await aProject(owner)
  await anApplication(await aVolunteer(server), project.id)
  await work({ SMTP_URL: mail.url, MAIL_ONLY_TO: `${owner.email.toUpperCase()} @elsewhere.example` })
  await mail.close()
  expect(mail.received.map(({ to }) => to)).toEqual([[owner.email]])
  expect(await emails()).toMatchObject([{ recipient: manager.email }])
})

test('an application emails every member of the organization and no one else', async () => {
  const owner = await anOrganization(server)
  const manager = await aVolunteer(server)
  await joinOrganization(database.db, { organizationId: owner.organizationId, userId: manager.id })
  await anOrganization(server)
  const project = await aProject(owner)
  const volunteer = await aVolunteer(server)
  await anApplication(volunteer, project.id)
  await work()
  expect((await emails()).map(({ recipient }) => recipient)).toEqual([owner.email, manager.email].toSorted())
})

test('each move of an application emails the other side', async () => {
  const owner = await anOrganization(server)
  const project = await aProject(owner, { title: 'Clean the creek', maxVolunteers: 5 })
  const [ann, ben, cid, dia] = await Promise.all([1, 2, 3, 4].map(() => aVolunteer(server)))
  if (!ann || !ben || !cid || !dia) throw new Error('four people apply')
  const move = (by: typeof ann, id: string, status: 'declined' | 'withdrawn' | 'completed') =>
    by.client.call(moveApplication, { params: { id }, body: { status, reason: 'A good reason' } })
  await move(owner, (await anApplication(ann, project.id)).id, 'declined')
  await move(ben, (await anAcceptedApplication(ben, owner, project.id)).id, 'withdrawn')
  await move(owner, (await anAcceptedApplication(cid, owner, project.id)).id, 'withdrawn')
  await move(owner, (await anAcceptedApplication(dia, owner, project.id)).id, 'completed')
  await work()
  const subjectsTo = async (email: string) =>
    (await emails())
      .filter(({ recipient }) => recipient === email)
      .map(({ subject }) => subject.toLowerCase())
  expect(await subjectsTo(ann.email)).toEqual([expect.stringMatching(/^about your application/)])
  expect(await subjectsTo(ben.email)).toEqual([expect.stringMatching(/^you’re in/)])
  expect((await subjectsTo(cid.email)).toSorted()).toEqual([
    expect.stringMatching(/^your work on “clean the creek” has ended/),
    expect.stringMatching(/^you’re in/),
  ])
  expect((await subjectsTo(dia.email)).toSorted()).toEqual([
    expect.stringMatching(/signed off your work$/),
    expect.stringMatching(/^you’re in/),
  ])
  const notified = await subjectsTo(owner.email)
  expect(notified.filter((subject) => subject.includes('applied to'))).toHaveLength(4)
  expect(notified.filter((subject) => subject.includes('ended their work'))).toHaveLength(1)
  expect(notified).toHaveLength(5)
})

test.each([
  ['whose account was disabled', sql`update users set disabled_at = now() where id = `],
  ['who left the organization', sql`delete from organization_members where user_id = `],
])('someone %s since gets no email, and the job is done', async (_, change) => {
  const owner = await anOrganization(server)
  const project = await aProject(owner)
  await anApplication(await aVolunteer(server), project.id)
  expect(await waiting()).toBe(1)
  await database.db.execute(sql`${change}${owner.id}`)
  await work()
  expect(await emails()).toEqual([])
  expect(await waiting()).toBe(0)
})

test('mail servers get no emails to demo accounts, but the outbox does', async () => {
  const owner = await anOrganization(server)
  await database.db.execute(sql`update users set is_demo = true where id = ${owner.id}`)
  const project = await aProject(owner)
  const mail = await startMailServer()
  await anApplication(await aVolunteer(server), project.id)
  await work({ SMTP_URL: mail.url })
  expect(await waiting()).toBe(0)
  await anApplication(await aVolunteer(server), project.id)
  await work()
  await mail.close()
  expect(mail.received).toEqual([])
  expect(await emails()).toHaveLength(1)
})

test('with a mail server no emails are stored in the outbox', async () => {
  const mail = await startMailServer()
  const project = await aProject(await anOrganization(server))
  await anApplication(await aVolunteer(server), project.id)
  await work({ SMTP_URL: mail.url })
  await mail.close()
  expect(mail.received).toHaveLength(1)
  expect(await emails()).toEqual([])
})

test('an email is removed from the outbox after thirty days', async () => {
  const project = await aProject(await anOrganization(server))
  await anApplication(await aVolunteer(server), project.id)
  await work()
  const day = 86_400_000
  // Reminders arrive on later days and stay longer.
  const listFirst = async () => (await emails()).filter(({ subject }) => subject.includes(' applied to '))
  await work({}, 29 * day)
  expect(await listFirst()).toHaveLength(1)
  await work({}, 31 * day)
  expect(await listFirst()).toEqual([])
})

describe('/dev/outbox', () => {
  const production = useServer({
    env: { NODE_ENV: 'production', PUBLIC_URL: 'https://volunteers.example.org' },
  })

  const read = async () => {
    const response = await server.openClient().send('/dev/outbox', {})
    return { status: response.status, headers: response.headers, page: await response.text() }
  }

  test('the outbox shows the newest email first, with links from PUBLIC_URL and names as text', async () => {
    const owner = await anOrganization(server)
    await database.db.execute(
      sql`update organizations set name = '<img src=x>' where id = ${owner.organizationId}`,
    )
    const project = await aProject(owner)
    const volunteer = await aVolunteer(server)
    const { id } = await anApplication(volunteer, project.id)
    await work()
    await owner.client.call(moveApplication, { params: { id }, body: { status: 'accepted' } })
    await work()
    const { status, page, headers } = await read()
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
    expect(page.indexOf(volunteer.email)).toBeLessThan(page.indexOf(owner.email))
    expect(page).toContain(
      `<a href="https://volunteers.example.org/project/${project.id}">https://volunteers.example.org/project/${project.id}</a>`,
    )
    expect(page).not.toContain('<img')
  })

  test('the outbox shows the newest hundred emails', async () => {
    const owner = await anOrganization(server)
    await aProject(owner)
    await database.db.execute(sql`
      insert into outbox (message_id, fact_id, user_id, recipient, subject, text, html)
      select 'm' || n, (select max(id) from facts), ${owner.id}, 'r@example.net', 'subject ' || n, 't', 'h'
      from generate_series(1, 120) n`)
    const { page } = await read()
    expect(page.match(/<article/g)).toHaveLength(100)
    expect(page).toContain('>subject 120<')
    expect(page).not.toContain('>subject 20<')
  })

  test('the outbox is not available to other machines', async () => {
    const ask = (remoteAddress: string) =>
      server.app.inject({ url: '/dev/outbox', remoteAddress, headers: { host: 'localhost' } })
    expect((await ask('192.0.2.7')).statusCode).toBe(404)
    expect((await ask('::ffff:127.0.0.1')).statusCode).toBe(200)
  })

  test('the outbox is not available in production', async () => {
    expect((await production.openClient().get('/dev/outbox')).status).toBe(404)
  })
})
