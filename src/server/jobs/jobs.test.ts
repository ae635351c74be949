import { describe, expect, test } from 'vitest'
import { transact } from '#server/db/db.ts'
import { openTestDatabase } from '#tests/support/running/database.ts'
import { useJobs } from '#tests/support/running/jobs.ts'
import { permanentError } from './job.ts'
import { addJob, addJobs } from './queries.ts'

const { aKind, aWorker, clock, database, listDone, jobsOf, logged, now } = useJobs()

const fail = async () => {
  throw new Error('out of order\0')
}

describe('a job', () => {
  test('a job runs once, however many workers there are', async () => {
    const other = openTestDatabase(database.url, { poolSize: 5 })
    const kind = aKind()
    await addJobs(
      database.db,
      Array.from({ length: 40 }, (_, n) => ({ kind, payload: { n }, runAt: now() })),
    )
    const [one, two] = [await aWorker(), await aWorker(other)]
    await Promise.all([one.drain(), two.drain()])
    expect(await listDone(kind)).toEqual(Array.from({ length: 40 }, (_, n) => n))
    expect(await jobsOf(kind)).toEqual([])
    await Promise.all([one.stop(), two.stop()])
    await other.close()
  })

  test('committing the transaction that adds a job starts it, and never earlier', async () => {
    await aWorker()
    const kind = aKind()
    await transact(database.db, async (db) => {
      await addJob(db, { kind, runAt: now() })
      expect(await listDone(kind)).toEqual([])
    })
    await expect.poll(() => listDone(kind)).toEqual([0])
  })

  test('rolling back the transaction that adds a job discards it', async () => {
    const kind = aKind()
    const added = transact(database.db, async (db) => {
      await addJob(db, { kind, runAt: now() })
      throw new Error('taken back')
    })
    await expect(added).rejects.toThrow('taken back')
    expect(await jobsOf(kind)).toEqual([])
  })

  test('a job with a start time waits until then', async () => {
    const kind = aKind()
    await addJob(database.db, { kind, runAt: new Date(clock.time + 1000) })
    const worker = await aWorker()
    clock.time += 999
    await worker.drain()
    expect(await listDone(kind)).toEqual([])
    clock.time += 1
    await worker.drain()
    expect(await listDone(kind)).toEqual([0])
  })

  test('a job with a key is not added again while the first one waits', async () => {
    const kind = aKind()
    for (const n of [1, 2]) await addJob(database.db, { kind, uniqueKey: kind, payload: { n }, runAt: now() })
    const worker = await aWorker()
    await worker.drain()
    await addJob(database.db, { kind, uniqueKey: kind, payload: { n: 3 }, runAt: now() })
    await worker.drain()
    expect(await listDone(kind)).toEqual([1, 3])
  })

  test.each([{}, { runsOutsideTransaction: true }] as const)(
    'a job continues immediately under its own key, once at a time (%o)',
    async (options) => {
      const other = openTestDatabase(database.url, { poolSize: 5 })
      let running = 0
      const kind = aKind(async (_, { n }) => {
        running += 1
        expect(running).toBe(1)
        await addJob(other.db, { kind, uniqueKey: kind, payload: { n: 9 }, runAt: now() })
        running -= 1
        if (n === 3) return
        return { kind, uniqueKey: kind, payload: { n: Number(n) + 1 }, runAt: now() }
      }, options)
      await addJob(database.db, { kind, uniqueKey: kind, payload: { n: 1 }, runAt: now() })
      const [one, two] = [await aWorker(), await aWorker(other)]
      await Promise.all([one.drain(), two.drain()])
      await expect.poll(() => listDone(kind)).toEqual([1, 2, 3])
      // What runs outside a transaction is deleted after it is done.
      await expect.poll(() => jobsOf(kind)).toEqual([])
      await Promise.all([one.stop(), two.stop()])
      await other.close()
    },
  )
})

describe('a failing job', () => {
  test('a failing job leaves only its reason behind and is retried after 2, 4 and 8 seconds', async () => {
    const kind = aKind(fail)
    await addJob(database.db, { kind, runAt: now() })
    const worker = await aWorker()
    for (const [attempts, seconds] of [
      [1, 2],
      [2, 4],
      [3, 8],
    ] as const) {
      await worker.drain()
      const runAt = new Date(clock.time + seconds * 1000)
      const failed = {
        attempts,
        run_at: runAt,
        dead_at: null,
        last_error: 'out of order',
        locked_until: null,
      }
      expect(await jobsOf(kind)).toEqual([failed])
      clock.time += seconds * 1000 - 1
      await worker.drain()
      expect(await jobsOf(kind)).toEqual([failed])
      clock.time += 1
    }
    expect(await listDone(kind)).toEqual([])
  })

  test('a failing job runs once it can, and is done then', async () => {
    let isBroken = true
    const kind = aKind(async () => {
      if (isBroken) await fail()
    })
    await addJob(database.db, { kind, payload: { n: 7 }, runAt: now() })
    const worker = await aWorker()
    await worker.drain()
    isBroken = false
    clock.time += 2000
    await worker.drain()
    expect([await listDone(kind), await jobsOf(kind)]).toEqual([[7], []])
  })

  test('a job is marked dead after its last attempt, is logged once and never runs again', async () => {
    const kind = aKind(fail, { maxAttempts: 3 })
    await addJob(database.db, { kind, uniqueKey: kind, runAt: now() })
    const worker = await aWorker()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await worker.drain()
      clock.time += 3_600_000
    }
    expect(await jobsOf(kind)).toMatchObject([
      { attempts: 3, dead_at: expect.any(Date), last_error: 'out of order' },
    ])
    expect(logged.filter((line) => line.includes(kind))).toHaveLength(1)
    expect(logged.join()).not.toContain('out of order')
    // Its key can be used again.
    await addJob(database.db, { kind, uniqueKey: kind, runAt: now() })
    expect(await jobsOf(kind)).toHaveLength(2)
  })

  test('a job whose process ended during each attempt is given up without another, and its handler is called', async () => {
    const abandoned: unknown[] = []
    const kind = aKind(undefined, {
      maxAttempts: 3,
      onAbandoned: async (_, { n }) => void abandoned.push(n),
    })
    await addJob(database.db, { kind, payload: { n: 7 }, runAt: now() })
    await database.pool.query('update jobs set attempts = 3 where kind = $1', [kind])
    await (await aWorker()).drain()
    expect(await jobsOf(kind)).toMatchObject([
      { dead_at: now(), last_error: 'the process ended during each attempt' },
    ])
    expect([abandoned, await listDone(kind)]).toEqual([[7], []])
  })

  test('a job is dead immediately if no retry would fix it', async () => {
    const kind = aKind(async () => {
      throw permanentError('no such address')
    })
    await addJob(database.db, { kind, runAt: now() })
    await (await aWorker()).drain()
    expect(await jobsOf(kind)).toMatchObject([{ attempts: 1, dead_at: now(), last_error: 'no such address' }])
  })

  test('neither a failing job nor one of an unknown kind delays the others', async () => {
    const [broken, whole] = [aKind(fail), aKind()]
    for (const kind of ['test.unknown', broken, whole]) await addJob(database.db, { kind, runAt: now() })
    await (await aWorker()).drain()
    expect(await listDone(whole)).toEqual([0])
    expect(await jobsOf('test.unknown')).toMatchObject([
      { last_error: 'no handler for jobs of kind test.unknown' },
    ])
  })
})
