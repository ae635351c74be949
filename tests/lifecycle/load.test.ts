import { expect, test } from 'vitest'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { databaseUrlOf, createUsedDataFolder, postmasterOf, readiness, run, signalServer } from './process.ts'
import { findDamage, startWriters, type WritersRun } from './writers.ts'

const nothing = {
  lostUsers: [],
  lostApplications: [],
  lostDecisions: [],
  lostMessages: [],
  partialMessages: [],
  accountsWithoutEvent: [],
  partialApplications: [],
  partialDecisions: [],
  lostEmails: [],
  miscounted: [],
}

function reportLoss(name: string, work: WritersRun, damage: Awaited<ReturnType<typeof findDamage>>): void {
  const done = work.users.length + work.applications.length + work.accepted.length + work.messages.length
  const about = `of ${done} acknowledged writes lost or half done`
  reportMeasurement({ name, about, values: [Object.values(damage).flat().length], most: 0 })
}

test('R1 killed five times under load, the server loses no acknowledged write and leaves nothing incomplete', async () => {
  const folder = await createUsedDataFolder()
  let product = await run({ DATA_DIR: folder })
  const work = await startWriters(() => product.url, 16)
  const back: number[] = []
  for (let kill = 0; kill < 5; kill += 1) {
    const done = work.applications.length
    await expect.poll(() => work.applications.length).toBeGreaterThan(done + 4)
    const seconds = startStopwatch()
    product.child.kill('SIGKILL')
    expect(await product.ended).toBe('SIGKILL')
    product = await run({ DATA_DIR: folder })
    expect(await readiness(product.url)).toBe(200)
    back.push(seconds())
  }
  const done = work.applications.length
  await expect.poll(() => work.applications.length).toBeGreaterThan(done)
  await work.stop()
  const damage = await findDamage(databaseUrlOf(folder), work)
  reportLoss('R1', work, damage)
  expect(damage).toEqual(nothing)
  expect(work.accepted.length).toBeGreaterThan(5)
  reportMeasurement({
    name: 'R1',
    about: 'from kill -9 of the server under load until it answers again',
    values: back,
    unit: 's',
    most: 2,
  })
})

test('R2 while PostgreSQL is killed three times under load, the same process returns 503 with Retry-After and loses nothing', async () => {
  const folder = await createUsedDataFolder()
  const product = await run({ DATA_DIR: folder })
  const work = await startWriters(() => product.url, 16)
  const alive = new Set<number>()
  const back: number[] = []
  for (let kill = 0; kill < 3; kill += 1) {
    const done = work.applications.length
    await expect.poll(() => work.applications.length).toBeGreaterThan(done + 4)
    const killed = postmasterOf(folder)
    const seconds = startStopwatch()
    signalServer(killed, 'SIGKILL')
    await expect
      .poll(async () => {
        alive.add((await fetch(`${product.url}/health/live`)).status)
        return (await readiness(product.url)) === 200 && postmasterOf(folder) !== killed
      })
      .toBe(true)
    back.push(seconds())
  }
  const done = work.applications.length
  await expect.poll(() => work.applications.length).toBeGreaterThan(done)
  await work.stop()
  expect([...alive]).toEqual([200])
  expect(work.refusals.length).toBeGreaterThan(0)
  expect(work.refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([])
  // The timeouts of connections and queries are 2 s and 4.8 s; the rest is for a machine with ten times the load.
  expect(work.refusals.filter(({ took }) => took > 60_000)).toEqual([])
  const damage = await findDamage(databaseUrlOf(folder), work)
  reportLoss('R2', work, damage)
  expect(damage).toEqual(nothing)
  expect(product.child.exitCode).toBe(null)
  reportMeasurement({
    name: 'R2',
    about: 'from kill -9 of PostgreSQL under load until the server is ready again',
    values: back,
    unit: 's',
    most: 5,
  })
  reportMeasurement({
    name: 'R2',
    about: 'until a request meanwhile is answered 503',
    values: work.refusals.map(({ took }) => took / 1000),
    unit: 's',
    most: 5,
  })
})
