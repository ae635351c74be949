import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { cancelRegisterRun, startRegisterLoad } from '#contract/verification/register-runs.ts'
import { sweepUploads } from './register-run-sweep.ts'
import { useLocks } from '#tests/support/running/locks.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { beginRun, readRun, uploadRun, workOn } from '#tests/support/scenarios/register-runs.ts'
import { aBmf, bmfLine, listRegistered } from '#tests/support/scenarios/registry.ts'
import { expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { keepLock, waitUntilBlocked } = useLocks(server)
const { rows: run } = server
const files = [{ kind: 'bmf', name: 'eo1.csv', text: aBmf(bmfLine('200000001', 'HARBOR LIGHT')) }] as const
const loadLock = "select pg_advisory_xact_lock(hashtext('registry_loads'), 0)"
const listLoads = () => run("select 1 from audit_log where action = 'register.load'")
const uploads = () => path.join(server.folder, 'register-uploads')
const listUploads = () => readdir(uploads()).catch(() => [])
const stop = ({ client }: Person, id: string) => client.call(cancelRegisterRun, { params: { id } })
const start = ({ client }: Person, id: string) => client.call(startRegisterLoad, { params: { id } })
/** As if the seconds until the job looks again were over. */
const makeJobsDue = () => run("update jobs set run_at = now() where kind = 'registry.load'")

/** A run whose files were checked. */
async function aCheckedRun(admin: Person): Promise<string> {
  const { id } = await uploadRun(admin, files)
  await workOn(server)
  expect(await readRun(admin)).toMatchObject({ id, state: 'done', isDryRun: true })
  return id
}

afterEach(async () => {
  await run('delete from registry_runs')
  await run("delete from jobs where kind = 'registry.load'")
  await rm(uploads(), { recursive: true, force: true })
})

describe('a register load that is stopped', () => {
  test('at its last step changes nothing, and is active until its process has noticed', async () => {
    const admin = await anAdministrator(server)
    const id = await aCheckedRun(admin)
    expectSuccess(await start(admin, id))
    // The stop is written, but not yet visible to the process that loads.
    const holder = await keepLock('lock table registry_bmf in access share mode')
    const working = workOn(server)
    await waitUntilBlocked('access exclusive')
    const stopper = await keepLock("update registry_runs set state = 'stopping' where id = $1", [id])
    await holder.end()
    await waitUntilBlocked('"result" =')
    await stopper.query('commit')
    await stopper.end()
    await working
    expect(await readRun(admin)).toMatchObject({ state: 'canceled', result: null })
    expect([await listRegistered(server.database), await listLoads(), await listUploads()]).toEqual([
      [],
      [],
      [],
    ])
  })

  test('keeps the next one waiting, whose files stay', async () => {
    const admin = await anAdministrator(server)
    const id = await aCheckedRun(admin)
    expectSuccess(await start(admin, id))
    const holder = await keepLock('lock table registry_bmf in access share mode')
    const working = workOn(server)
    await waitUntilBlocked('access exclusive')
    expect((await stop(admin, id)).body).toMatchObject({ state: 'stopping', endedAt: null })
    expect((await stop(admin, id)).body).toMatchObject({ code: 'register_run_changed' })
    expect((await beginRun(admin, files)).body).toMatchObject({ code: 'register_run_active' })
    await holder.end()
    await working
    expect((await readRun(admin))?.state).toBe('canceled')
    expect(await listUploads()).toEqual([])
    expectSuccess(await beginRun(admin, files))
  })

  test('ends without its process, once that has been silent', async () => {
    const admin = await anAdministrator(server)
    const { id } = await uploadRun(admin, files)
    await run("update registry_runs set state = 'stopping', attempts = 1, beat_at = now() where id = $1", id)
    await workOn(server)
    expect((await readRun(admin))?.state).toBe('stopping')
    await run("update registry_runs set beat_at = now() - interval '2 minutes' where id = $1", id)
    await makeJobsDue()
    await workOn(server)
    expect((await readRun(admin))?.state).toBe('canceled')
    expect(await listUploads()).toEqual([])
  })
})

describe('a register load', () => {
  test('waits for another one, and uses up no attempt', async () => {
    const admin = await anAdministrator(server)
    const { id } = await uploadRun(admin, files)
    const holder = await keepLock(loadLock)
    for (const _ of Array.from({ length: 6 })) {
      await makeJobsDue()
      await workOn(server)
      expect(await readRun(admin)).toMatchObject({ id, state: 'waiting', attempts: 0, failure: null })
    }
    expect(
      await run(
        `select attempts, dead_at, last_error, run_at < now() + interval '1 minute' as "isSoon"
         from jobs where kind = 'registry.load'`,
      ),
    ).toEqual([{ attempts: 0, dead_at: null, last_error: null, isSoon: true }])
    await holder.end()
    await makeJobsDue()
    await workOn(server)
    expect(await readRun(admin)).toMatchObject({ state: 'done', attempts: 1 })
  })

  test('that took effect is done, although its process died before it could say so elsewhere', async () => {
    const admin = await anAdministrator(server)
    const id = await aCheckedRun(admin)
    expectSuccess(await start(admin, id))
    await workOn(server)
    expect(await readRun(admin)).toMatchObject({
      state: 'done',
      isDryRun: false,
      result: { files: [{ rows: 1 }] },
    })
    // Its job is there again, as after the end of the process.
    await run(
      "insert into jobs (kind, payload) values ('registry.load', jsonb_build_object('runId', $1::text))",
      id,
    )
    await workOn(server)
    expect(await readRun(admin)).toMatchObject({ state: 'done', attempts: 1 })
    expect(await listLoads()).toHaveLength(1)
  })

  test('keeps its files when another upload begins at the same time, or is refused', async () => {
    const admin = await anAdministrator(server)
    const other = await anAdministrator(server)
    const id = await aCheckedRun(admin)
    const answers = await Promise.all([start(admin, id), beginRun(other, files)])
    // Either is first: a load starts with 200, an upload begins with 201.
    expect(['200 409', '409 201']).toContain(answers.map(({ status }) => status).join(' '))
    await workOn(server)
    const [{ state }] = await run('select state from registry_runs where id = $1', id)
    expect(state).toBe('done')
    expect(await listUploads()).toEqual([])
  })
})

describe('uploads that someone left', () => {
  const sweep = (hours: number) =>
    sweepUploads({
      db: server.database.db,
      config: { dataDir: server.folder, filesIn: 'disk', objectStore: null },
      now: () => new Date(Date.now() + hours * 3_600_000),
    })

  test('are removed after a day; a check whose files are gone can no longer be loaded', async () => {
    const admin = await anAdministrator(server)
    const id = await aCheckedRun(admin)
    await sweep(23)
    expect(await listUploads()).toEqual([id])
    await sweep(25)
    expect(await listUploads()).toEqual([])
    expect((await start(admin, id)).body).toMatchObject({ code: 'register_run_changed' })
    expect(await readRun(admin)).toMatchObject({ state: 'done', files: [{ received: 0 }] })
  })

  test('end their run', async () => {
    const admin = await anAdministrator(server)
    expectSuccess(await beginRun(admin, files))
    await sweep(23)
    expect((await readRun(admin))?.state).toBe('uploading')
    await sweep(25)
    expect((await readRun(admin))?.state).toBe('canceled')
  })
})
