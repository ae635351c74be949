import { expect, test } from 'vitest'
import { useJobs } from '#tests/support/running/jobs.ts'
import { recurring } from './handlers.ts'
import { addJob, claimJob, lease } from './queries.ts'

const { aKind, aWorker, clock, database, listDone, jobsOf, now, rows } = useJobs()
const day = 86_400_000

test('when the clock is set back by a day, jobs planned by the wrong clock do not wait a day', async () => {
  const worker = await aWorker()
  clock.time += day
  await worker.drain()
  let isBroken = true
  const failed = aKind(async () => {
    if (isBroken) throw new Error('out of order')
  })
  const [soon, later] = [aKind(), aKind()]
  await addJob(database.db, { kind: failed, runAt: now() })
  await addJob(database.db, { kind: soon, runAt: new Date(clock.time + 60_000) })
  await worker.drain()
  await rows('update jobs set created_at = $1', now())
  isBroken = false

  clock.time -= day
  // In one statement, so that no worker sees the job before its creation time is in the future.
  const planned = new Date(clock.time + 2 * day)
  await rows('insert into jobs (kind, run_at, created_at) values ($1, $2, $3)', later, planned, now())
  await worker.drain()
  expect([await listDone(failed), await listDone(soon)]).toEqual([[0], []])
  expect(await jobsOf(soon)).toMatchObject([{ run_at: new Date(clock.time + 60_000) }])
  expect(await jobsOf(later)).toMatchObject([{ run_at: new Date(clock.time + 2 * day) }])
  for (const { kind, everyMs } of recurring) {
    const [job] = await jobsOf(kind)
    expect([kind, job.run_at.getTime() <= clock.time + everyMs]).toEqual([kind, true])
  }
})

test('a process that starts after the clock was corrected immediately runs recurring jobs planned by the wrong clock', async () => {
  const worker = await aWorker()
  clock.time += day
  await worker.drain()
  await worker.stop()
  clock.time -= day
  await (await aWorker()).drain()
  for (const { kind, everyMs } of recurring) {
    const [job] = await jobsOf(kind)
    expect([kind, job.run_at.getTime() <= clock.time + everyMs]).toEqual([kind, true])
  }
})

test('a job whose process died under a clock that was a day ahead does not wait a day', async () => {
  const kind = aKind()
  await addJob(database.db, { kind, runAt: now() })
  clock.time += day
  expect(await claimJob(database.db, now(), [kind])).toMatchObject({ kind })
  clock.time -= day
  const worker = await aWorker()
  await worker.drain()
  expect([await listDone(kind), await jobsOf(kind)]).toEqual([[0], []])
})

test('a job claimed by a machine whose clock is a minute ahead is left to that machine', async () => {
  const kind = aKind()
  await addJob(database.db, { kind, runAt: now() })
  clock.time += 60_000
  expect(await claimJob(database.db, now(), [kind])).toMatchObject({ kind })
  clock.time -= 60_000
  const worker = await aWorker()
  await worker.drain()
  expect(await listDone(kind)).toEqual([])
  clock.time += 60_000 + lease
  await worker.drain()
  expect(await listDone(kind)).toEqual([0])
})
