import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import {
  cancelRegisterRun,
  createRegisterRun,
  getRegisterRun,
  startRegisterLoad,
} from '#contract/verification/register-runs.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aBmf, aPub78, bmfLine, listRegistered } from '#tests/support/scenarios/registry.ts'
import { beginRun, readRun, sendPart, uploadRun, workOn } from '#tests/support/scenarios/register-runs.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { rows: run } = server
const bmf = aBmf(bmfLine('200000001', 'HARBOR LIGHT'), bmfLine('200000002', 'QUAYSIDE'))

afterEach(async () => {
  await run('delete from registry_runs')
  await run("delete from jobs where kind = 'registry.load'")
})

describe('loading registers from the screen', () => {
  test('uploads in parts, first only checks and counts, and then loads the same files', async () => {
    const admin = await anAdministrator(server)
    const files = [{ kind: 'bmf', name: 'eo1.csv', text: `${bmf}123,BROKEN\r\n` }] as const
    const { id } = await uploadRun(admin, files)
    expect(await readRun(admin)).toMatchObject({ id, state: 'waiting', isDryRun: true })
    await workOn(server)
    expect(await readRun(admin)).toMatchObject({
      state: 'done',
      attempts: 1,
      failure: null,
      result: {
        files: [{ name: 'eo1.csv', rows: 2, rejected: 1, postedOn: '2026-09-08' }],
        changes: [{ kind: 'bmf', added: 2, changed: 0, removed: 0 }],
        rejections: [{ file: 'eo1.csv', line: 4, reason: 'it has 2 fields instead of 28' }],
      },
    })
    expect(await listRegistered(server.database)).toEqual([])
    expectSuccess(await admin.client.call(startRegisterLoad, { params: { id } }))
    await workOn(server)
    expect(await readRun(admin)).toMatchObject({ state: 'done', isDryRun: false })
    expect(await listRegistered(server.database)).toEqual(['200000001 HARBOR LIGHT', '200000002 QUAYSIDE'])
    expect(await run("select actor_id from audit_log where action = 'register.load'")).toEqual([
      { actor_id: admin.id },
    ])
    // Loaded files are not kept.
    expect(await readdir(path.join(server.folder, 'register-uploads'))).toEqual([])
    const next = aBmf(bmfLine('200000002', 'QUAYSIDE'), bmfLine('200000003', 'NEW ROOTS'))
    await uploadRun(admin, [{ kind: 'bmf', name: 'eo1.csv', text: next.replace('QUAYSIDE', 'QUAY') }])
    await workOn(server)
    expect((await readRun(admin))?.result?.changes).toEqual([
      { kind: 'bmf', added: 1, changed: 1, removed: 1 },
    ])
  })

  test('says why a broken file is refused, and changes nothing', async () => {
    const admin = await anAdministrator(server)
    const before = await listRegistered(server.database)
    await uploadRun(admin, [{ kind: 'bmf', name: 'eo1.csv', text: 'not a register, but long enough\n' }])
    await workOn(server)
    expect(await readRun(admin)).toMatchObject({
      state: 'failed',
      failure: { cause: 'refused', message: expect.stringContaining('does not start with the header') },
    })
    expect(await listRegistered(server.database)).toEqual(before)
    expect(await run("select 1 from jobs where kind = 'registry.load'")).toEqual([])
  })

  test('takes only the next part of a file, and no more than was announced', async () => {
    const admin = await anAdministrator(server)
    const begun = expectSuccess(
      await beginRun(admin, [{ kind: 'pub78', name: 'p.txt', text: aPub78('200000001') }]),
    )
    const send = async (part: [number, number, string]) => (await sendPart(admin, begun.id, part)).status
    expect(await send([0, 5, 'late'])).toBe(409)
    expect(await send([0, 0, 'first'])).toBe(200)
    expect(await send([0, 0, 'again'])).toBe(409)
    expect(await send([1, 0, 'other'])).toBe(409)
    expect(await send([0, 5, 'x'.repeat(500)])).toBe(409)
    expect(await readRun(admin)).toMatchObject({ state: 'uploading', files: [{ received: 5 }] })
  })

  test('loads files from the folder of the server, but none outside it', async () => {
    const admin = await anAdministrator(server)
    const folder = path.join(server.folder, 'registers')
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'part.csv'), bmf)
    await writeFile(path.join(folder, 'notes.txt'), 'notes')
    await writeFile(path.join(server.folder, 'secret.csv'), bmf)
    await symlink(path.join(server.folder, 'secret.csv'), path.join(folder, 'link.csv'))
    const area = expectSuccess(await admin.client.call(getRegisterRun, {}))
    expect(area.serverFiles).toEqual([
      { name: 'notes.txt', size: 5, kind: null },
      { name: 'part.csv', size: bmf.length, kind: 'bmf' },
    ])
    const create = (name: string) =>
      admin.client.call(createRegisterRun, {
        body: { files: [{ kind: 'bmf', name, source: 'server' }], isPartial: true },
      })
    for (const name of ['link.csv', '../secret.csv', 'missing.csv', '/etc/passwd']) {
      expect([name, (await create(name)).status]).toEqual([name, 422])
    }
    expectSuccess(await create('part.csv'))
    await workOn(server)
    expect(await readRun(admin)).toMatchObject({ state: 'done', isPartial: true })
  })

  test('runs one load at a time, can be stopped, and forgets the files of an earlier check', async () => {
    const admin = await anAdministrator(server)
    const files = [{ kind: 'bmf', name: 'eo1.csv', text: bmf }] as const
    const first = await uploadRun(admin, files)
    expect((await beginRun(admin, files)).body).toMatchObject({ code: 'register_run_active' })
    const stopped = await admin.client.call(cancelRegisterRun, { params: { id: first.id } })
    expect(stopped).toMatchObject({ status: 200, body: { state: 'canceled' } })
    await workOn(server)
    expect(await readRun(admin)).toMatchObject({ state: 'canceled', result: null })
    const second = await uploadRun(admin, files)
    await workOn(server)
    expectSuccess(await beginRun(admin, files))
    const load = await admin.client.call(startRegisterLoad, { params: { id: second.id } })
    expect(load.body).toMatchObject({ code: 'register_run_changed' })
  })

  test('starts again after a process died, and gives up after several times', async () => {
    const admin = await anAdministrator(server)
    const { id } = await uploadRun(admin, [{ kind: 'bmf', name: 'eo1.csv', text: bmf }])
    const die = (attempts: number) =>
      run(
        "update registry_runs set state = 'running', attempts = $2, beat_at = now() - interval '2 minutes' where id = $1",
        id,
        attempts,
      )
    await die(1)
    await workOn(server)
    expect(await readRun(admin)).toMatchObject({ state: 'done', attempts: 2 })
    await run("update registry_runs set ended_at = null, state = 'running' where id = $1", id)
    await die(4)
    await run(
      "insert into jobs (kind, payload) values ('registry.load', jsonb_build_object('runId', $1::text))",
      id,
    )
    await workOn(server)
    expect(await readRun(admin)).toMatchObject({ state: 'failed', failure: { cause: 'interrupted' } })
  })
})
