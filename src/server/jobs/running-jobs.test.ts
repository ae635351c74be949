import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createDeferred, useJobs } from '#tests/support/running/jobs.ts'
import { moreActions, moreActionsKind } from '#server/schedule/run.ts'
import { recurring } from './handlers.ts'
import { addJob, claimJob, finishJob, lease } from './queries.ts'

const { aKind, aWorker, clock, database, listDone, jobsOf, now, rows } = useJobs()

describe('a running job', () => {
  test('a job whose connection is killed is claimed again, and its writes happen once', async () => {
    const { open, opened } = createDeferred()
    const pids: number[] = []
    const kind = aKind(async ({ db }) => {
      const { rows: found } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      pids.push(Number(found[0]?.pid))
      if (pids.length === 1) await opened
      await db.execute(sql`select 1`)
    })
    await addJob(database.db, { kind, payload: { n: 1 }, runAt: now() })
    const worker = await aWorker()
    await expect.poll(() => pids.length).toBe(1)
    await rows('select pg_terminate_backend($1)', pids[0])
    open()
    await worker.drain()
    expect([await listDone(kind), (await jobsOf(kind))[0].attempts]).toEqual([[], 1])
    clock.time += 2000
    await worker.drain()
    expect([await listDone(kind), await jobsOf(kind)]).toEqual([[1], []])
  })

  test('a job of a dead process is claimed by another when its lease has expired, not before', async () => {
    const kind = aKind()
    await addJob(database.db, { kind, payload: { n: 1 }, runAt: now() })
    const claimed = await claimJob(database.db, now(), [kind])
    expect(claimed).toMatchObject({ kind, attempts: 1, payload: { n: 1 } })
    const worker = await aWorker()
    clock.time += lease - 1
    await worker.drain()
    expect(await listDone(kind)).toEqual([])
    clock.time += 1
    await worker.drain()
    expect([await listDone(kind), await jobsOf(kind)]).toEqual([[1], []])
    // If the first worker is still alive, it must not finish the job.
    expect(claimed && (await finishJob(database.db, claimed))).toBe(false)
  })

  test('a stopping worker finishes its running job and starts no other', async () => {
    const { open, opened } = createDeferred()
    let isBegun = false
    const kind = aKind(async () => {
      isBegun = true
      await opened
    })
    const later = aKind()
    await addJob(database.db, { kind, runAt: now() })
    const worker = await aWorker()
    await expect.poll(() => isBegun).toBe(true)
    const stopped = worker.stop()
    await addJob(database.db, { kind: later, runAt: now() })
    open()
    await stopped
    expect([await listDone(kind), await listDone(later)]).toEqual([[0], []])
    expect(await jobsOf(later)).toHaveLength(1)
  })
})

test('a backlog of three batches of scheduled actions is carried out without a pause', async () => {
  // What continues is due by the clock of the database.
  clock.time = Date.now() + 60_000
  // Not by the round of each minute.
  const round = 'schedule.run'
  await rows('delete from jobs where kind = $1', round)
  await addJob(database.db, { kind: round, uniqueKey: round, runAt: new Date(clock.time + 30_000) })
  await rows(
    `insert into scheduled_actions (rule, subject_id, step, due_at, run_at)
     select 'invite.expiry', gen_random_uuid(), 1, $1, $1 from generate_series(1, 1001)`,
    now(),
  )
  await addJob(database.db, { ...moreActions, runAt: now() })
  const worker = await aWorker()
  await worker.drain()
  await expect
    .poll(() => rows('select count(*)::int as open from scheduled_actions where outcome is null'))
    .toEqual([{ open: 0 }])
  await expect.poll(() => jobsOf(moreActionsKind)).toEqual([])
})

test.each(recurring)(
  '$kind is enqueued once at every startup, and again after each run',
  async ({ kind, everyMs }) => {
    await rows('delete from jobs where kind = $1', kind)
    clock.time = Date.now() + 1000
    const [worker] = [await aWorker(), await aWorker()]
    await worker.drain()
    await expect
      .poll(() => jobsOf(kind))
      .toMatchObject([{ attempts: 0, run_at: new Date(clock.time + everyMs) }])
    clock.time += everyMs
    await worker.drain()
    await expect
      .poll(() => jobsOf(kind))
      .toMatchObject([{ attempts: 0, run_at: new Date(clock.time + everyMs) }])
  },
)
