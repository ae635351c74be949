import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { retryJobs } from '#contract/job-queue/job-queue.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { listEarlierJobs, type EarlierJob } from '#tests/support/email/earlier-jobs.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { useServer } from '#tests/support/running/server.ts'
import { enqueueEmails } from './enqueue.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server

async function insertJob({ kind, payload, uniqueKey }: EarlierJob, deadAt?: Date): Promise<void> {
  await rows(
    'insert into jobs (kind, payload, unique_key, attempts, dead_at) values ($1, $2, $3, 2, $4)',
    kind,
    payload,
    uniqueKey,
    deadAt,
  )
}

/** Inserts the jobs as they are in the database of the earlier release, then migrates it. */
async function upgradeWith(insert: () => Promise<void>): Promise<void> {
  await rows(
    'drop trigger jobs_name_template on jobs; drop function jobs_name_template; drop function email_payload',
  )
  await insert()
  await rows(readFileSync(new URL('../../../migrations/0048_email_jobs.sql', import.meta.url), 'utf8'))
}

/** The earlier jobs, in a database with no other jobs and no emails yet. */
async function prepare(): Promise<EarlierJob[]> {
  const earlier = await listEarlierJobs(server)
  await rows('delete from jobs')
  await rows('delete from outbox')
  return earlier
}

/** Runs the jobs; returns who got which subject, and the emails that still wait. */
async function send() {
  await emails.work()
  const sent = await rows('select recipient, subject from outbox')
  return {
    sent: sent.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted(),
    waiting: await rows("select kind, payload, last_error from jobs where kind like 'mail.%'"),
  }
}

const allOf = (earlier: readonly EarlierJob[]) => ({
  sent: earlier.map(({ sends: [to, subject] }) => `${to}: ${subject}`).toSorted(),
  waiting: [],
})

test('emails that wait or failed when an earlier release stops are sent after the upgrade', async () => {
  const earlier = await prepare()
  await upgradeWith(async () => {
    for (const [index, job] of earlier.entries()) await insertJob(job, index % 2 ? new Date() : undefined)
    await rows("insert into jobs_done (number, kind, attempts) values (0, 'mail.notice', 1)")
  })
  expect(await rows("select distinct kind from jobs where kind like 'mail.%'")).toEqual([
    { kind: 'mail.send' },
  ])
  expect(await rows('select kind from jobs_done where number = 0')).toEqual([{ kind: 'mail.send' }])
  const admin = await anAdministrator(server)
  await rows(`delete from jobs where payload ->> 'userId' = $1`, admin.id)
  await admin.client.call(retryJobs, { body: { kind: 'mail.send' } })
  expect(await send()).toEqual(allOf(earlier))
})

test('emails that an earlier release enqueues while both releases run are sent', async () => {
  const earlier = await prepare()
  for (const job of earlier) await insertJob(job)
  expect(await send()).toEqual(allOf(earlier))
})

test('an earlier release takes no email of this release for one of its own, so that none is done unsent', async () => {
  const earlier = await prepare()
  await upgradeWith(async () => {
    for (const job of earlier) await insertJob(job)
  })
  const [about] = await rows("select payload from jobs where payload ? 'factId'")
  const { factId, ...payload } = about.payload
  const data = { ...payload, eventId: Number(factId) }
  await enqueueEmails(server.database.db, 'account.passwordChanged', [{ data }])
  const payloads = (await rows("select payload from jobs where kind = 'mail.send'")).map(
    ({ payload }) => payload,
  )
  const taken = z.object({ factId: z.int(), userId: z.uuid() })
  expect(payloads).toHaveLength(earlier.length + 1)
  expect(payloads.filter((payload) => taken.safeParse(payload).success)).toEqual([])
})

test('an email that waits since before the upgrade is not enqueued a second time under its key', async () => {
  const earlier = await prepare()
  const verification = earlier.filter(({ payload }) => payload['letter'] === 'verify')
  await upgradeWith(async () => {
    for (const job of verification) await insertJob(job)
  })
  for (const { payload, uniqueKey = '' } of verification) {
    const data = { userId: String(payload['userId']) }
    await enqueueEmails(server.database.db, 'account.verify', [{ data, uniqueKey }])
  }
  expect(await rows("select attempts from jobs where kind = 'mail.send'")).toEqual([{ attempts: 2 }])
})

test('the upgrade removes emails about notifications that were deleted, which have nothing to send', async () => {
  await prepare()
  const payload = { notificationId: '7a0e1c1e-0000-4000-8000-000000000001' }
  await upgradeWith(() => insertJob({ kind: 'mail.notice', payload, sends: ['', ''] }))
  expect(await rows("select kind from jobs where kind like 'mail.%'")).toEqual([])
})
