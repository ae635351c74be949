import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { databaseOf, makeUsedFolder, postmasterOf, readiness, run } from './process.ts'
import { findDamage, startWriters } from './writers.ts'

const nothing = {
  lostUsers: [],
  lostApplications: [],
  lostDecisions: [],
  accountsWithoutFact: [],
  applicationsInPart: [],
  decisionsInPart: [],
  lettersLost: [],
  miscounted: [],
}

test('R1 killed five times under load, the server loses nothing it acknowledged and leaves nothing half done', async () => {
  const folder = await makeUsedFolder()
  let product = await run({ DATA_DIR: folder })
  const work = await startWriters(() => product.url, 16)
  for (let kill = 0; kill < 5; kill += 1) {
    const done = work.applications.length
    await expect.poll(() => work.applications.length, { timeout: 60_000 }).toBeGreaterThan(done + 4)
    product.child.kill('SIGKILL')
    expect(await product.ended).toBe('SIGKILL')
    product = await run({ DATA_DIR: folder })
  }
  const done = work.applications.length
  await expect.poll(() => work.applications.length, { timeout: 60_000 }).toBeGreaterThan(done)
  await work.stop()
  expect(await findDamage(databaseOf(folder), work)).toEqual(nothing)
  expect(work.accepted.length).toBeGreaterThan(5)
}, 300_000)

/** The server process of PostgreSQL and all that it started. */
function processesOf(postmaster: number): number[] {
  if (!existsSync('/proc/self/stat')) return [postmaster]
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const parent = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1]
      return Number(parent) === postmaster
    } catch {
      return false
    }
  })
  return [postmaster, ...children.map(Number)]
}

test('R2 while PostgreSQL is killed three times under load, the same process answers 503 with Retry-After and loses nothing', async () => {
  const folder = await makeUsedFolder()
  const product = await run({ DATA_DIR: folder })
  const work = await startWriters(() => product.url, 16)
  const alive = new Set<number>()
  for (let kill = 0; kill < 3; kill += 1) {
    const done = work.applications.length
    await expect.poll(() => work.applications.length, { timeout: 60_000 }).toBeGreaterThan(done + 4)
    const killed = postmasterOf(folder)
    for (const pid of processesOf(killed)) process.kill(pid, 'SIGKILL')
    await expect
      .poll(
        async () => {
          alive.add((await fetch(`${product.url}/health/live`)).status)
          return (await readiness(product.url)) === 200 && postmasterOf(folder) !== killed
        },
        { timeout: 60_000 },
      )
      .toBe(true)
  }
  const done = work.applications.length
  await expect.poll(() => work.applications.length, { timeout: 60_000 }).toBeGreaterThan(done)
  await work.stop()
  expect([...alive]).toEqual([200])
  expect(work.refusals.length).toBeGreaterThan(0)
  expect(work.refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([])
  // Generous for a busy machine: the time limits of connections and queries are 2 s and 4.8 s.
  expect(work.refusals.filter(({ took }) => took > 10_000)).toEqual([])
  expect(await findDamage(databaseOf(folder), work)).toEqual(nothing)
  expect(product.child.exitCode).toBe(null)
}, 300_000)
