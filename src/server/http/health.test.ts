import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMetrics } from '#server/metrics/metrics.ts'
import { watchWrites } from '#server/process/degradation.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer, type TestServer } from '#tests/support/running/server.ts'

let passed = 0
const now = () => new Date(Date.now() + passed)
/** Waits until a cached check result expires. */
const pass = () => (passed += 11_000)

const server = useServer({ now })
const strict = useServer({ now, env: { READY_WHEN_DEGRADED: '0' } })

const ready = ({ openClient }: TestServer) => openClient().get('/health/ready')

beforeEach(pass)

/** Makes the database read-only, or writable again, and ends the connections that have the old setting. */
async function setReadOnly({ database: { pool } }: TestServer, isReadOnly: boolean): Promise<void> {
  const client = await pool.connect()
  const change = isReadOnly ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'
  try {
    await client.query('begin read write')
    await client.query(
      `do $$ begin execute format('alter database %I ${change}', current_database()); end $$`,
    )
    await client.query('commit')
    await client.query(
      // An autovacuum worker of the database is not ours to end.
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
  } finally {
    client.release(true)
  }
  await expect.poll(() => pool.totalCount).toBe(0)
}

describe('readiness while the database accepts no writes', () => {
  test('a read-only database makes the product degraded and serves reads; afterwards the product is ready again', async () => {
    expect(await ready(server)).toMatchObject({ status: 200, body: { status: 'ready' } })
    const { client } = await aVolunteer(server)
    await setReadOnly(server, true)
    pass()
    const degraded = { status: 'degraded', reasons: ['database writes fail: read-only'] }
    expect(await ready(server)).toMatchObject({ status: 200, body: degraded })
    const written = await client.post('/api/notifications/read-all')
    expect(written).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(Number(written.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await client.get('/api/projects')).status).toBe(200)
    await setReadOnly(server, false)
    // A failure from before the check counts once more.
    pass()
    await ready(server)
    pass()
    expect(await ready(server)).toMatchObject({ status: 200, body: { status: 'ready' } })
    expect((await client.post('/api/notifications/read-all')).status).toBe(200)
  })

  test('a read-only database makes the product not ready if the settings require writes, and the answer says why', async () => {
    expect((await ready(strict)).status).toBe(200)
    await setReadOnly(strict, true)
    pass()
    const answer = await ready(strict)
    expect(answer).toMatchObject({
      status: 503,
      body: { status: 'degraded', reasons: ['database writes fail: read-only'], code: 'unavailable' },
    })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await strict.openClient().get('/health/live')).status).toBe(200)
    await setReadOnly(strict, false)
  })

  test('a table without room makes the product degraded after a failed write, but not forever', async () => {
    const { pool } = server.database
    const { client } = await aVolunteer(server)
    await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'no space left on device' using errcode = 'disk_full'; end $$`)
    await pool.query('create trigger refuse before insert on live_events execute function refuse()')
    await pool.query(
      'create trigger refuse before insert or update or delete on rate_limit execute function refuse()',
    )
    expect((await client.post('/api/notifications/read-all')).status).toBe(503)
    await pool.query('drop function refuse() cascade')
    const degraded = { status: 'degraded', reasons: ['database writes fail: disk full'] }
    expect(await ready(server)).toMatchObject({ status: 200, body: degraded })
    pass()
    expect(await ready(server)).toMatchObject({ status: 200, body: { status: 'ready' } })
  })
})

test('an uploads folder that is not writable makes the product degraded and shows in the metrics until it works again', async () => {
  const uploads = path.join(server.folder, 'uploads')
  const config = { dataDir: server.folder, filesIn: 'disk', objectStore: null } as const
  const metrics = createMetrics(server.database, watchWrites({ config, database: server.database, now }))
  expect(await metrics.render()).toContain('bridge_degraded{state="uploads"} 0')
  await ready(server)
  rmSync(uploads, { recursive: true, force: true })
  // A file in place of the folder makes writes fail even for root.
  writeFileSync(uploads, '')
  // Requests during ten seconds share one check of the disk.
  expect(await ready(server)).toMatchObject({ status: 200, body: { status: 'ready' } })
  pass()
  const degraded = { status: 'degraded', reasons: ['uploads fail: not writable'] }
  expect(await ready(server)).toMatchObject({ status: 200, body: degraded })
  expect(await metrics.render()).toContain('bridge_degraded{state="uploads"} 1')
  expect(await metrics.render()).toContain('bridge_degraded{state="database"} 0')
  rmSync(uploads)
  mkdirSync(uploads)
  pass()
  expect(await ready(server)).toMatchObject({ status: 200, body: { status: 'ready' } })
  expect(await metrics.render()).toContain('bridge_degraded{state="uploads"} 0')
})
