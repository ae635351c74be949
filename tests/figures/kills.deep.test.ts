import { expect, test } from 'vitest'
import {
  databaseUrlOf,
  createUsedDataFolder,
  postmasterOf,
  readiness,
  run,
  signalServer,
} from '#tests/lifecycle/process.ts'
import {
  countDone,
  findDamage,
  startWriters,
  waitForWrites,
  type WritersRun,
} from '#tests/lifecycle/writers.ts'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'

const kills = Number(process.env['KILLS'] ?? 20)
/** At least this many acknowledged writes between two kills. */
const writes = 200

/** Stops the writers and checks every row they wrote. */
async function expectNothingLost(name: string, work: WritersRun, url: string): Promise<void> {
  await work.stop()
  const damage = await findDamage(url, work)
  const about = `of ${countDone(work)} acknowledged writes lost or half done over ${kills} kills`
  reportMeasurement({ name, about, values: [Object.values(damage).flat().length], most: 0 })
  expect(Object.entries(damage).filter(([, rows]) => rows.length > 0)).toEqual([])
}

test('R1 when killed repeatedly under load, the server loses no acknowledged write and leaves nothing incomplete', async () => {
  const folder = await createUsedDataFolder()
  let product = await run({ DATA_DIR: folder })
  const work = await startWriters(() => product.url, 16)
  const back: number[] = []
  const done: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    done.push(await waitForWrites(work, writes))
    const seconds = startStopwatch()
    product.child.kill('SIGKILL')
    expect(await product.ended).toBe('SIGKILL')
    product = await run({ DATA_DIR: folder })
    back.push(seconds())
  }
  done.push(await waitForWrites(work, writes))
  await expectNothingLost('R1', work, databaseUrlOf(folder))
  reportMeasurement({
    name: 'R1',
    about: 'acknowledged writes between two kills',
    values: done,
    least: writes,
  })
  const about = 'from kill -9 of the server under load until it answers again, by the clock'
  reportMeasurement({ name: 'R1', about, values: back, unit: 's' })
})

test('R2 when PostgreSQL is killed repeatedly under load, the same process loses no acknowledged write', async () => {
  const folder = await createUsedDataFolder()
  const product = await run({ DATA_DIR: folder })
  const work = await startWriters(() => product.url, 16)
  const back: number[] = []
  const done: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    done.push(await waitForWrites(work, writes))
    const killed = postmasterOf(folder)
    const seconds = startStopwatch()
    signalServer(killed, 'SIGKILL')
    const isBack = async () => (await readiness(product.url)) === 200 && postmasterOf(folder) !== killed
    await expect.poll(isBack).toBe(true)
    back.push(seconds())
  }
  done.push(await waitForWrites(work, writes))
  expect(product.child.exitCode).toBe(null)
  await expectNothingLost('R2', work, databaseUrlOf(folder))
  reportMeasurement({
    name: 'R2',
    about: 'acknowledged writes between two kills',
    values: done,
    least: writes,
  })
  const refused = work.refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)
  const others = `of ${work.refusals.length} refusals meanwhile other than 503 with Retry-After`
  reportMeasurement({ name: 'R2', about: others, values: [refused.length], most: 0 })
  const about = 'from kill -9 of PostgreSQL under load until the server is ready again, by the clock'
  reportMeasurement({ name: 'R2', about, values: back, unit: 's' })
})
