import { describe, expect, test } from 'vitest'
import { makeFolder, readiness, run } from '#tests/lifecycle/process.ts'
import { countDone, findDamage, startWriters, waitForWrites } from '#tests/lifecycle/writers.ts'
import { reportMeasurement, startStopwatch } from '#tests/support/checks/measurements.ts'
import { canRun } from '#tests/support/running/debian.ts'
import { debianPostgres, makeServers } from '#tests/support/running/replication.ts'

const kills = Number(process.env['KILLS'] ?? 20)
/** At least this many acknowledged writes between two kills. */
const writes = 100

describe.skipIf(!canRun(debianPostgres))('a primary with a synchronous standby', () => {
  test('R20 when the primary dies repeatedly under load, two nodes lose no acknowledged write', async () => {
    const servers = makeServers()
    let primary = await servers.startPrimary()
    let standby = await servers.startStandby(primary)
    const settings = { DATABASE_URL: primary.url, DATABASE_STANDBYS: standby.host }
    const start = () => run({ ...settings, DATA_DIR: makeFolder() })
    const nodes = [await start(), await start()]
    let turn = 0
    const work = await startWriters(() => nodes[turn++ % 2]?.url ?? '', 8)
    const back: number[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      await waitForWrites(work, writes)
      const seconds = startStopwatch()
      await primary.kill()
      await standby.promote()
      const isReady = async () => {
        const statuses = await Promise.all(nodes.map(({ url }) => readiness(url)))
        return statuses.every((status) => status === 200)
      }
      await expect.poll(isReady).toBe(true)
      back.push(seconds())
      const dead = primary
      primary = standby
      standby = await servers.startStandby(primary, dead)
    }
    await waitForWrites(work, writes)
    await work.stop()
    const damage = await findDamage(primary.url, work)
    reportMeasurement({
      name: 'R20',
      about: `of ${countDone(work)} acknowledged writes lost or half done over ${kills} failovers`,
      values: [Object.values(damage).flat().length],
      most: 0,
    })
    const refused = work.refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)
    const others = `of ${work.refusals.length} refusals meanwhile other than 503 with Retry-After`
    reportMeasurement({ name: 'R20', about: others, values: [refused.length], most: 0 })
    const about = 'from kill -9 of the primary under load until two nodes are ready with the standby'
    reportMeasurement({ name: 'R20', about, values: back, unit: 's' })
    expect(Object.entries(damage).filter(([, rows]) => rows.length > 0)).toEqual([])
    expect(refused).toEqual([])
    expect(nodes.map(({ child }) => child.exitCode)).toEqual([null, null])
  })

  test('R20 when the primary hangs, the nodes continue with the standby', async () => {
    const servers = makeServers()
    const primary = await servers.startPrimary()
    const standby = await servers.startStandby(primary)
    const settings = { DATABASE_URL: primary.url, DATABASE_STANDBYS: standby.host }
    const node = await run({ ...settings, DATA_DIR: makeFolder() })
    const work = await startWriters(() => node.url, 4)
    await waitForWrites(work, 10)
    const seconds = startStopwatch()
    primary.freeze()
    await standby.promote()
    await waitForWrites(work, 10)
    const about = 'from a primary that hangs until ten writes are acknowledged by the standby'
    reportMeasurement({ name: 'R20', about, values: [seconds()], unit: 's' })
    await work.stop()
    const damage = await findDamage(standby.url, work)
    expect(Object.entries(damage).filter(([, rows]) => rows.length > 0)).toEqual([])
  })
})
