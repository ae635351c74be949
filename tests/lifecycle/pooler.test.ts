import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { run as backup } from '#server/commands/backup.ts'
import { run as doctor } from '#server/commands/doctor.ts'
import { pooledSettings } from '#server/db/db.ts'
import { startMailServer } from '#tests/support/email/mail-server.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { canRun } from '#tests/support/running/debian.ts'
import { openLive } from '#tests/support/running/live.ts'
import { pgBouncer, startPooler } from '#tests/support/running/pooler.ts'
import { openClient } from '#tests/support/running/server.ts'
import { anApplication, anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { launch, makeFolder, ownCommand, run } from './process.ts'

const database = useDatabase()

const { timezone, ...others } = pooledSettings
const query = Object.entries(others)
  .map(([name, value]) => `set ${name} = ''${value}''`)
  .join('; ')
const connectionSettings = `timezone=${timezone} connect_query='${query}'`

describe.skipIf(!canRun(pgBouncer))('behind PgBouncer in transaction mode', () => {
  test('two processes with more connections than the server has serve people, jobs and live events', async () => {
    const mail = await startMailServer()
    onTestFinished(() => mail.close())
    const pooler = await startPooler(database.url, { poolSize: 3, database: connectionSettings })
    const settings = {
      DATABASE_URL: pooler,
      DATABASE_DIRECT_URL: database.url,
      DATABASE_PREPARED_STATEMENTS: '0',
      SMTP_URL: mail.url,
    }
    const [first, second] = await Promise.all([
      run({ ...settings, DATA_DIR: makeFolder() }),
      run({ ...settings, DATA_DIR: makeFolder() }),
    ])
    const owner = await anOrganization({ openClient: () => openClient(first.url) })
    const volunteer = await aVolunteer({ openClient: () => openClient(second.url) })
    const project = await aProject(owner, { title: 'Signs for the garden' })

    const page = await openLive(first.url, owner.client)
    onTestFinished(() => page.cut())
    await page.next('open')
    await anApplication(volunteer, project.id)
    await page.next('notifications')
    await expect.poll(() => mail.received.some(({ to }) => to[0] === owner.email)).toBe(true)

    // Hot reads at the same time on more connections than the pooler has to the server.
    const reads = [first, second].flatMap(({ url }) =>
      Array.from({ length: 40 }, () => openClient(url).get(`/api/projects/${project.id}`)),
    )
    const statuses = new Set((await Promise.all(reads)).map(({ status }) => status))
    expect([...statuses]).toEqual([200])

    const written = await ownCommand(backup, { ...settings, DATA_DIR: makeFolder() })
    expect(written).toMatchObject({ code: 0 })
    const listening = new Client({ connectionString: database.url })
    await listening.connect()
    onTestFinished(() => listening.end())
    const { rows } = await listening.query<{ name: string; count: number }>(
      `select case when application_name = 'bridge-collective-listen' then 'listening' else 'pooled' end as name,
         count(*)::int as count
       from pg_stat_activity where datname = current_database() and application_name like 'bridge-collective%'
       group by 1 order by 1`,
    )
    // One of each process listens; the requests and jobs of both share the pooler's three.
    expect(rows).toEqual([
      { name: 'listening', count: 2 },
      { name: 'pooled', count: expect.toSatisfy((count: number) => count <= 3) },
    ])
    for (const { child, ended } of [first, second]) {
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
    }
  })

  test.each([
    [
      'whose server has no address of its own',
      { DATABASE_DIRECT_URL: '', DATABASE_PREPARED_STATEMENTS: '0' },
      'is a connection pooler. Set DATABASE_URL to it and DATABASE_DIRECT_URL to the server itself.',
    ],
    ['that does not follow names', {}, 'so set DATABASE_PREPARED_STATEMENTS=0'],
  ])('a pooler %s is refused, and npm run doctor says so', async (_, given, sentence) => {
    const pooler = await startPooler(database.url, { poolSize: 3, database: connectionSettings })
    const settings = {
      DATABASE_URL: pooler,
      DATABASE_DIRECT_URL: database.url,
      DATA_DIR: makeFolder(),
      ...given,
    }
    const refused = launch(settings)
    expect(await refused.ended).toBe(1)
    expect(refused.stderr()).toContain(sentence)
    const report = await ownCommand(doctor, settings)
    expect(report).toMatchObject({ code: 1, out: expect.stringContaining(sentence) })
  })

  test.each([
    [
      'lack the timeouts',
      '',
      `add this to the line of the database in its [databases]: ${connectionSettings}`,
    ],
    [
      'plan lists for any filters',
      connectionSettings.replace(/'$/, "; set plan_cache_mode = ''force_generic_plan'''"),
      'have plan_cache_mode force_generic_plan, which makes lists of projects a hundred times as slow. Remove it',
    ],
  ])('a pooler whose connections %s is refused with what to change', async (_, settings, sentence) => {
    const pooler = await startPooler(database.url, { poolSize: 3, database: settings })
    const refused = launch({
      DATABASE_URL: pooler,
      DATABASE_DIRECT_URL: database.url,
      DATABASE_PREPARED_STATEMENTS: '0',
      DATA_DIR: makeFolder(),
    })
    expect(await refused.ended).toBe(1)
    expect(refused.stderr()).toContain(sentence)
  })
})
