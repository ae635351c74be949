import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { run as doctor } from '#server/commands/doctor.ts'
import { canRun } from '#tests/support/running/debian.ts'
import { openLive } from '#tests/support/running/live.ts'
import { debianPostgres, makeServers } from '#tests/support/running/replication.ts'
import { openClient } from '#tests/support/running/server.ts'
import { anApplication, anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { launch, makeFolder, ownCommand, run } from './process.ts'
import { findDamage, startWriters, waitForWrites } from './writers.ts'

describe.skipIf(!canRun(debianPostgres))('with a synchronous standby', () => {
  test('two nodes continue with the standby when the primary is killed, and lose nothing acknowledged', async () => {
    const servers = makeServers()
    const primary = await servers.startPrimary()
    const standby = await servers.startStandby(primary)
    const settings = { DATABASE_URL: primary.url, DATABASE_STANDBYS: standby.host }
    const start = () => run({ ...settings, DATA_DIR: makeFolder() })
    const [first, second] = [await start(), await start()]

    const owner = await anOrganization({ openClient: () => openClient(first.url) })
    const project = await aProject(owner, { title: 'Signs for the garden' })
    const openVolunteer = () => aVolunteer({ openClient: () => openClient(first.url) })
    const [before, after] = [await openVolunteer(), await openVolunteer()]
    const page = await openLive(second.url, owner.client)
    onTestFinished(() => page.cut())
    await page.next('open')
    await anApplication(before, project.id)
    await page.next('notifications')

    let turn = 0
    const work = await startWriters(() => [first, second][turn++ % 2]?.url ?? '', 4)
    await waitForWrites(work, 20)
    await primary.kill()
    await standby.promote()
    await waitForWrites(work, 20)
    await work.stop()
    expect(Object.entries(await findDamage(standby.url, work)).filter(([, rows]) => rows.length > 0)).toEqual(
      [],
    )
    const others = work.refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)
    expect(others).toEqual([])
    expect([first.child.exitCode, second.child.exitCode]).toEqual([null, null])

    // The stream that was open all the time continues, with every event once.
    await anApplication(after, project.id)
    await page.next('notifications')
    const ids = page.received.flatMap(({ id }) => id ?? [])
    const database = new Client({ connectionString: standby.url })
    await database.connect()
    onTestFinished(() => database.end())
    const stored = await database.query<{ id: number }>(
      'select id::int from live_events where user_id = $1 and id > $2 order by id',
      [owner.id, ids[0]],
    )
    expect(ids.slice(1)).toEqual(stored.rows.map(({ id }) => id))

    // The settings still name the dead server first.
    await start()
    const report = await ownCommand(doctor, { ...settings, DATA_DIR: makeFolder() })
    expect(report.out).toMatch(new RegExp(`warn +Standbys +No answer from ${new URL(primary.url).host}`))
  })

  test('a start without a server that accepts writes says what each of them is', async () => {
    const servers = makeServers()
    const primary = await servers.startPrimary()
    const standby = await servers.startStandby(primary)
    await primary.kill()
    const settings = { DATABASE_URL: primary.url, DATABASE_STANDBYS: standby.host }
    const refused = launch({ ...settings, DATA_DIR: makeFolder() })
    expect(await refused.ended).toBe(1)
    expect(refused.stderr()).toContain('No database server accepts writes.')
    expect(refused.stderr()).toContain(`${standby.host} is a standby`)
  })
})
