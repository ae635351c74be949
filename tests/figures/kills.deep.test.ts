import { expect, test } from 'vitest'
import {
  databaseOf,
  makeUsedFolder,
  postmasterOf,
  readiness,
  run,
  signalServer,
} from '#tests/lifecycle/process.ts'
import { findDamage, startWriters, type Work } from '#tests/lifecycle/writers.ts'
import { startWatch, tellFigure } from '#tests/support/figures.ts'

const kills = Number(process.env['KILLS'] ?? 20)
/** Acknowledged between two kills, at least. */
const writes = 200

const countDone = ({ users, applications, accepted, messages }: Work) =>
  users.length + applications.length + accepted.length + messages.length

/** Waits until so much more was acknowledged, and answers how much that was. */
async function awaitWrites(work: Work, least = writes): Promise<number> {
  const before = countDone(work)
  await expect.poll(() => countDone(work)).toBeGreaterThanOrEqual(before + least)
  return countDone(work) - before
}

/** Ends the work and looks at every row of it. */
async function expectNothingLost(name: string, work: Work, url: string): Promise<void> {
  await work.stop()
  const damage = await findDamage(url, work)
  const about = `of ${countDone(work)} acknowledged writes lost or half done over ${kills} kills`
  tellFigure({ name, about, values: [Object.values(damage).flat().length], most: 0 })
  expect(Object.entries(damage).filter(([, rows]) => rows.length > 0)).toEqual([])
}

test('R1 killed again and again under load, the server loses nothing it acknowledged and leaves nothing half done', async () => {
  const folder = await makeUsedFolder()
  let product = await run({ DATA_DIR: folder })
  const work = await startWriters(() => product.url, 16)
  const back: number[] = []
  const done: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    done.push(await awaitWrites(work))
    const seconds = startWatch()
    product.child.kill('SIGKILL')
    expect(await product.ended).toBe('SIGKILL')
    product = await run({ DATA_DIR: folder })
    back.push(seconds())
  }
  done.push(await awaitWrites(work))
  await expectNothingLost('R1', work, databaseOf(folder))
  tellFigure({ name: 'R1', about: 'acknowledged writes between two kills', values: done, least: writes })
  const about = 'from kill -9 of the server under load until it answers again, by the clock'
  tellFigure({ name: 'R1', about, values: back, unit: 's' })
})

test('R2 while PostgreSQL is killed again and again under load, the same process loses nothing it acknowledged', async () => {
  const folder = await makeUsedFolder()
  const product = await run({ DATA_DIR: folder })
  const work = await startWriters(() => product.url, 16)
  const back: number[] = []
  const done: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    done.push(await awaitWrites(work))
    const killed = postmasterOf(folder)
    const seconds = startWatch()
    signalServer(killed, 'SIGKILL')
    const isBack = async () => (await readiness(product.url)) === 200 && postmasterOf(folder) !== killed
    await expect.poll(isBack).toBe(true)
    back.push(seconds())
  }
  done.push(await awaitWrites(work))
  expect(product.child.exitCode).toBe(null)
  await expectNothingLost('R2', work, databaseOf(folder))
  tellFigure({ name: 'R2', about: 'acknowledged writes between two kills', values: done, least: writes })
  const refused = work.refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)
  const others = `of ${work.refusals.length} refusals meanwhile other than 503 with Retry-After`
  tellFigure({ name: 'R2', about: others, values: [refused.length], most: 0 })
  const about = 'from kill -9 of PostgreSQL under load until the server is ready again, by the clock'
  tellFigure({ name: 'R2', about, values: back, unit: 's' })
})
