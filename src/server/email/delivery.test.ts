import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { claimJob, lease } from '#server/jobs/queries.ts'
import { headerOf } from '#tests/support/email/mail-server.ts'
import { useEmailDelivery } from '#tests/support/email/email-delivery.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { anApplication, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { sendEmail } from './send.ts'

const {
  server,
  now,
  pass,
  configFor,
  openMailServer,
  openWorker,
  findClosedPort,
  listEmailJobs,
  receiveApplication,
} = useEmailDelivery()

/** Claims jobs as a worker does, until one of them is an email. */
async function claimEmailJob() {
  for (;;) {
    const job = await claimJob(server.database.db, now())
    if (!job || job.kind === 'mail.send') return job
  }
}

test('R18 with the mail server down a request succeeds, and its email goes out once the server is back', async () => {
  const port = await findClosedPort()
  const { drain } = await openWorker(`smtp://127.0.0.1:${port}`)
  const { owner } = await receiveApplication()
  await drain()
  expect(await listEmailJobs()).toMatchObject([
    { attempts: 1, last_error: expect.stringContaining('ECONNREFUSED'), is_dead: false, is_taken: false },
  ])
  const mail = await openMailServer({ port })
  await drain()
  expect(mail.received, 'not before the pause is over').toEqual([])
  pass(2000)
  await drain()
  expect(mail.received.map(({ to }) => to)).toEqual([[owner.email]])
  expect(await listEmailJobs()).toEqual([])
})

test('R18 no email is lost when the mail server is down for a day and a half', async () => {
  const port = await findClosedPort()
  const { drain } = await openWorker(`smtp://127.0.0.1:${port}`)
  await receiveApplication()
  for (let hour = 0; hour < 36; hour += 1) {
    await drain()
    pass(3_600_000)
  }
  expect(await listEmailJobs()).toMatchObject([{ attempts: 36, is_dead: false }])
  const mail = await openMailServer({ port })
  await drain()
  expect(mail.received).toHaveLength(1)
})

test('R18 emails delayed by a slow mail server delay neither requests nor other jobs', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const mail = await openMailServer({ beforeReceipt: () => released })
  const { drain } = await openWorker(mail.url)
  const { project } = await receiveApplication()
  for (let count = 0; count < 4; count += 1) await anApplication(await aVolunteer(server), project.id)
  const drained = drain()
  await expect.poll(() => mail.received.length).toBe(3)
  await server.database.db.execute(
    sql`update jobs set run_at = ${now().toISOString()} where kind = 'sessions.sweep'`,
  )
  await server.database.db.execute(sql`select pg_notify('jobs', '')`)
  const sweepIsLater = async () =>
    (
      await server.database.db.execute<{ later: boolean }>(
        sql`select run_at > ${now().toISOString()}::timestamptz as later from jobs where kind = 'sessions.sweep'`,
      )
    ).rows[0]?.later
  await expect.poll(sweepIsLater).toBe(true)
  const { rows } = await server.database.db.execute<{ count: number }>(
    sql`select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  expect(rows[0]?.count, 'no transaction waits for the mail server').toBe(0)
  release()
  await drained
  expect(mail.received).toHaveLength(5)
  expect(await listEmailJobs()).toEqual([])
})

test('R18 an email whose acknowledgment was lost is sent again under the same Message-ID', async () => {
  let isFirst = true
  const mail = await openMailServer({
    beforeReceipt: (_, cut) => {
      if (isFirst) cut()
      isFirst = false
    },
  })
  const { drain } = await openWorker(mail.url)
  await receiveApplication()
  await drain()
  expect(await listEmailJobs()).toMatchObject([{ attempts: 1, is_dead: false }])
  pass(2000)
  await drain()
  expect(await listEmailJobs()).toEqual([])
  const ids = mail.received.map((sentEmail) => headerOf(sentEmail, 'Message-ID'))
  expect(ids).toHaveLength(2)
  expect(ids[0]).toMatch(/^<fact-\d+\.user-[0-9a-f-]{36}@localhost>$/)
  expect(ids[1]).toBe(ids[0])
})

test('R18 an email whose process was killed after sending it is sent again when its lease has expired', async () => {
  const mail = await openMailServer()
  await receiveApplication()
  // What a process does before it is killed.
  const job = await claimEmailJob()
  const config = configFor(mail.url)
  await sendEmail(makeJobContext(server, { config, now: now() }), job?.payload ?? {})
  const { drain } = await openWorker(mail.url)
  await drain()
  expect(mail.received, 'the job is still the other process’s').toHaveLength(1)
  pass(lease)
  await drain()
  const [first, second] = mail.received.map((sentEmail) => headerOf(sentEmail, 'Message-ID'))
  expect(second).toBe(first)
  expect(await listEmailJobs()).toEqual([])
})

test('R18 two workers send each email once', async () => {
  const mail = await openMailServer()
  const { project } = await receiveApplication()
  for (let count = 0; count < 7; count += 1) await anApplication(await aVolunteer(server), project.id)
  const workers = await Promise.all([openWorker(mail.url), openWorker(mail.url)])
  await Promise.all(workers.map(({ drain }) => drain()))
  expect(mail.received).toHaveLength(8)
  expect(new Set(mail.received.map((sentEmail) => headerOf(sentEmail, 'Message-ID')))).toHaveProperty(
    'size',
    8,
  )
})

test('R18 an unresponsive mail server delays shutdown no longer than allowed', async () => {
  const ending = new AbortController()
  const mail = await openMailServer({ onConnect: () => ending.abort() })
  await receiveApplication()
  const job = await claimEmailJob()
  const context = makeJobContext(server, { config: configFor(mail.url), now: now(), signal: ending.signal })
  const sending = sendEmail(context, job?.payload ?? {})
  await expect(sending).rejects.toThrow(/aborted/)
})
