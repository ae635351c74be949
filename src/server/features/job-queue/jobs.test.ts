import { describe, expect, test } from 'vitest'
import { countJobs, listJobs, retryJob, retryJobs } from '#contract/job-queue/job-queue.ts'
import { jobs } from '#server/db/tables/job-queue.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  aProjectWithApplicants,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { listJobs as findJobs } from './queries.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server

async function insertDeadJob(job: Partial<typeof jobs.$inferInsert>): Promise<number> {
  const [row] = await server.database.db
    .insert(jobs)
    .values({ kind: 'rate_limit.sweep', deadAt: new Date(), attempts: 10, lastError: 'out of order', ...job })
    .returning({ id: jobs.id })
  return row?.id ?? 0
}

const list = async (admin: Person, query: { state?: 'failed' | 'waiting' | 'done'; kind?: string } = {}) =>
  expectSuccess(await admin.client.call(listJobs, { query }))

describe('jobs', () => {
  test('failed jobs show the error and run again when an administrator retries them', async () => {
    const admin = await anAdministrator(server)
    const id = await insertDeadJob({})
    expect(await list(admin, { kind: 'rate_limit.sweep' })).toMatchObject([
      { id, state: 'failed', attempts: 10, lastError: 'out of order', letter: null },
    ])
    const requested = { params: { id: String(id) } }
    expect((await admin.client.call(retryJob, requested)).body).toMatchObject({ retried: 1 })
    expect((await admin.client.call(retryJob, requested)).status).toBe(404)
    await emails.work()
    expect(await list(admin, { kind: 'rate_limit.sweep' })).toEqual([])
    expect((await list(admin, { state: 'done', kind: 'rate_limit.sweep' })).map((job) => job.id)).toContain(
      id,
    )
    expect(
      await rows("select before, after from audit_log where action = 'job.retry' and object_id = $1", id),
    ).toEqual([
      {
        before: { state: 'failed', attempts: 10 },
        after: { state: 'waiting', kind: 'rate_limit.sweep', jobs: 1 },
      },
    ])
  })

  test('failed jobs of one kind are retried together, except those whose work another job already does', async () => {
    const admin = await anAdministrator(server)
    const kind = 'test.many'
    await insertDeadJob({ kind })
    await insertDeadJob({ kind, uniqueKey: 'one' })
    await insertDeadJob({ kind, uniqueKey: 'one' })
    await insertDeadJob({ kind, uniqueKey: 'two' })
    await insertDeadJob({ kind, uniqueKey: 'two', deadAt: null })
    const answer = await admin.client.call(retryJobs, { body: { kind } })
    expect(answer.body).toMatchObject({ retried: 2 })
    expect(await list(admin, { kind })).toHaveLength(2)
  })

  test('jobs are counted by kind and state', async () => {
    const admin = await anAdministrator(server)
    await insertDeadJob({ kind: 'test.counted' })
    await insertDeadJob({ kind: 'test.counted' })
    const counts = expectSuccess(await admin.client.call(countJobs, {}))
    expect(counts).toContainEqual({ kind: 'test.counted', state: 'failed', count: 2 })
  })

  test('jobs are listed in pages that others which go meanwhile do not move, and an invalid cursor is refused', async () => {
    const admin = await anAdministrator(server)
    for (let number = 0; number < 22; number += 1) await insertDeadJob({ kind: 'test.paged' })
    const first = await admin.client.send('/api/admin/jobs?kind=test.paged', {})
    const shown: { id: number }[] = await first.json()
    expect([shown.length, first.headers.get('x-total-count')]).toEqual([12, '22'])
    const cursor = /[?&]cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    await server.database.pool.query('delete from jobs where id = $1', [shown[0]?.id])
    const next = await admin.client.send(`/api/admin/jobs?kind=test.paged&cursor=${cursor}`, {})
    const rest: { id: number }[] = await next.json()
    expect(new Set([...shown, ...rest].map(({ id }) => id)).size).toBe(22)
    expect([rest.length, next.headers.get('x-total-count')]).toEqual([10, '21'])
    for (const wrong of ['-1', '20', '2026-02-31T00:00:00.000Z_1'])
      expect((await admin.client.send(`/api/admin/jobs?cursor=${wrong}`, {})).status).toBe(400)
  })
})

test('the rows after a row are all that are left, also when earlier ones are gone', async () => {
  const { db } = server.database
  for (const [state, deadAt] of [
    ['failed', new Date()],
    ['waiting', null],
  ] as const) {
    const kind = `test.after_${state}`
    const runAt = new Date()
    const made: number[] = []
    for (let number = 0; number < 5; number += 1) made.push(await insertDeadJob({ kind, deadAt, runAt }))
    const read = { state, kind, now: new Date() }
    const first = await findJobs(db, { ...read, after: null, limit: 2 })
    await rows('delete from jobs where id = $1', first[0]?.id)
    const rest = await findJobs(db, { ...read, after: first[1] ?? null, limit: 5 })
    expect([...first, ...rest].map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(made)
  }
})

describe('emails in the job list', () => {
  test('emails show their subject and recipient but never their content', async () => {
    const admin = await anAdministrator(server)
    const { owner } = await aProjectWithApplicants(server)
    const person = await aVolunteer(server)
    await insertDeadJob({
      kind: 'mail.send',
      payload: { template: 'account.reset', email: person.email, askedAt: new Date().toISOString() },
    })
    const [reset] = await list(admin, { kind: 'mail.send' })
    expect(reset?.letter).toEqual({ subject: 'Choose a new password', recipient: person.email })
    const waiting = await list(admin, { state: 'waiting', kind: 'mail.send' })
    expect(waiting.map(({ letter: jobEmail }) => jobEmail)).toContainEqual({
      subject: expect.stringMatching(/^Robin Tester\d+ applied to “\w/),
      recipient: owner.email,
    })
    expect(JSON.stringify([reset, waiting])).not.toMatch(/#|payload|http/)
  })

  test('emails about authority and decisions show the organization they are about', async () => {
    const admin = await anAdministrator(server)
    const { owner } = await aProjectWithApplicants(server)
    const organizationId = owner.organizationId
    await rows("update organizations set name = 'Harbor Light' where id = $1", organizationId)
    const [requested] = await rows(
      `insert into authority_letters (organization_id, user_id, email, sent_at, expires_at)
        values ($1, $2, 'office@harbor-light.org', now(), now() + interval '1 day') returning id`,
      organizationId,
      owner.id,
    )
    const insertEmail = (payload: Record<string, unknown>) => insertDeadJob({ kind: 'mail.send', payload })
    await insertEmail({ template: 'organization.authority', linkId: requested.id })
    await insertEmail({ template: 'organization.authority', linkId: organizationId })
    expect((await list(admin, { kind: 'mail.send' })).map(({ letter: jobEmail }) => jobEmail)).toEqual(
      expect.arrayContaining([
        {
          subject: expect.stringMatching(/^Does \w.* represent Harbor Light\?$/),
          recipient: 'office@harbor-light.org',
        },
        { subject: null, recipient: null },
      ]),
    )
    const decision = { factId: 1, userId: owner.id, organizationId, decisionId: 1 }
    await insertEmail({ template: 'decision.approved', ...decision })
    expect((await list(admin, { kind: 'mail.send' }))[0]?.letter).toEqual({
      subject: 'Harbor Light is verified',
      recipient: owner.email,
    })
  })

  test('emails that would not be sent anymore, or that this release does not know, show no subject', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    const insertEmail = (payload: Record<string, unknown>) => insertDeadJob({ kind: 'mail.send', payload })
    await insertEmail({ template: 'account.reset', email: person.email, askedAt: '2020-01-01T00:00:00Z' })
    await insertEmail({ template: 'account.from_tomorrow', userId: person.id })
    await insertEmail({ template: 'account.verify', userId: 'nonsense' })
    const [invalid, unknown, expired] = await list(admin, { kind: 'mail.send' })
    expect(invalid?.letter).toEqual({ subject: null, recipient: null })
    expect(unknown?.letter).toEqual({ subject: null, recipient: person.email })
    expect(expired?.letter).toEqual({ subject: null, recipient: person.email })
  })
})
