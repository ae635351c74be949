import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { uploadAvatar, uploadLogo } from '#contract/images/images.ts'
import { uploadDocument } from '#contract/images/documents.ts'
import { getRegisterRun, startRegisterLoad } from '#contract/verification/register-runs.ts'
import { run as backup } from '#server/commands/backup.ts'
import { run as doctor } from '#server/commands/doctor.ts'
import { run as files } from '#server/commands/files.ts'
import { run as restore } from '#server/commands/restore.ts'
import { makeEmptyDatabase, useDatabase } from '#tests/support/running/database.ts'
import { startObjectStore } from '#tests/support/running/object-store.ts'
import { useShared } from '#tests/support/running/shared.ts'
import { formOf, openClient, type Client } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aPdf } from '#tests/support/scenarios/documents.ts'
import { aPicture, blobOf } from '#tests/support/scenarios/images.ts'
import { downloadExport, latestExport, requestExport } from '#tests/support/scenarios/personal-data.ts'
import { beginRun, readRun, sendPart } from '#tests/support/scenarios/register-runs.ts'
import { aBmf, bmfLine, listRegistered } from '#tests/support/scenarios/registry.ts'
import { anOrganization, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { command, makeFolder, ownCommand, run } from './process.ts'

const database = useDatabase()

/** The same session at another process. */
function at(url: string, { cookies }: Client) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return (file: string) => fetch(`${url}${file}`, { headers: { cookie } })
}

/** A started product of the shared database, on a machine of its own. */
async function aMachine(settings: Record<string, string>) {
  const machine = { DATABASE_URL: database.url, DATA_DIR: makeFolder(), ...settings }
  return { ...(await run(machine)), settings: machine }
}

const filesIn = (folder: string): string[] =>
  ['uploads', 'exports'].flatMap((name) => {
    const full = path.join(folder, name)
    return existsSync(full) ? readdirSync(full, { recursive: true, encoding: 'utf8' }) : []
  })

const countFiles = async (which: string) => {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from files where ${which}`,
  )
  return rows[0]?.n
}

describe('two machines with one object store', () => {
  const machines = useShared(async () => {
    const objects = await startObjectStore()
    const [first, second] = await Promise.all([aMachine(objects.settings), aMachine(objects.settings)])
    return { objects, first, second }
  })

  test('serve each other’s pictures, documents and exports, and backups have them', async () => {
    const { first, second } = machines()
    const owner = await anOrganization({ openClient: () => openClient(first.url) })
    const picture = blobOf(await aPicture())
    const { client } = owner
    const params = { id: owner.organizationId }
    const { imageUrl } = expectSuccess(await client.call(uploadLogo, { params, file: picture }))
    const there = at(second.url, client)
    const logo = await there(imageUrl ?? '')
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(logo.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")

    // A document is for the organization's members, whatever the machine and the address.
    const kind = 'exemptionLetter'
    expectSuccess(await client.call(uploadDocument, { params: { ...params, kind }, file: blobOf(aPdf()) }))
    const document = `/api/organizations/${owner.organizationId}/documents/${kind}/file`
    const sent = await there(document)
    expect(Buffer.from(await sent.arrayBuffer()).equals(aPdf())).toBe(true)
    expect(sent.headers.get('content-disposition')).toMatch(/^attachment/)
    expect((await fetch(`${second.url}${document}`)).status).toBe(401)
    const { rows } = await database.pool.query<{ name: string }>(
      "select name from files where purpose = 'document'",
    )
    expect(rows).toHaveLength(1)
    for (const file of [
      `${rows[0]?.name}.webp`,
      `${rows[0]?.name}.pdf`,
      `..%2fdocuments%2f${rows[0]?.name}.pdf`,
    ])
      expect((await fetch(`${second.url}/images/${file}`)).status).toBe(404)

    const volunteer = await aVolunteer({ openClient: () => openClient(first.url) })
    expectSuccess(await volunteer.client.call(uploadAvatar, { file: picture }))
    expectSuccess(await requestExport(volunteer))
    await expect.poll(async () => (await latestExport(volunteer))?.state).toBe('ready')
    const elsewhere = {
      ...volunteer,
      client: { ...client, send: (file: string) => at(second.url, volunteer.client)(file) },
    }
    const { zip } = await downloadExport(elsewhere, (await latestExport(volunteer))?.id ?? '')
    expect([...zip.keys()].some((name) => name.startsWith('files/pictures/'))).toBe(true)
    for (const { settings } of [first, second]) expect(filesIn(settings.DATA_DIR)).toEqual([])

    const checked = await command(second.settings, 'doctor')
    expect(checked.out).toMatch(/^ok {4}Objects +The bucket files accepts, lists and removes files\.$/m)
    const file = path.join(makeFolder(), 'backup.tar.gz')
    expect(await ownCommand(backup, second.settings, file)).toMatchObject({ code: 0, err: '' })
    const restored = { ...second.settings, DATABASE_URL: await makeEmptyDatabase(), S3_PREFIX: 'restored' }
    const answer = await ownCommand(restore, restored, file)
    expect(answer).toMatchObject({ code: 0, out: expect.stringContaining('3 uploaded files, all identical') })
    const third = await run(restored)
    expect((await fetch(`${third.url}${imageUrl}`)).status).toBe(200)
    const again = await ownCommand(restore, { ...restored, DATABASE_URL: await makeEmptyDatabase() }, file)
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('already has uploads') })
  })

  test('both check and load a register that is uploaded through them', async () => {
    const { objects, first, second } = machines()
    const admin = await anAdministrator({ database, openClient: () => openClient(first.url) })
    const text = aBmf(bmfLine('200000001', 'HARBOR LIGHT'))
    const { id } = expectSuccess(await beginRun(admin, [{ kind: 'bmf', name: 'eo1.csv', text }]))
    expectSuccess(await sendPart(admin, id, [0, 0, text.slice(0, 20)]))
    // The next part arrives at the other machine, with the same session.
    const cookie = [...admin.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const rest = await fetch(`${second.url}/api/admin/registers/runs/${id}/parts?file=0&offset=20`, {
      method: 'POST',
      headers: { cookie },
      body: formOf(new Blob([text.slice(20)])),
    })
    expect(rest.status).toBe(200)
    await expect.poll(() => readRun(admin)).toMatchObject({ state: 'done', isDryRun: true })
    expectSuccess(await admin.client.call(startRegisterLoad, { params: { id } }))
    await expect.poll(() => readRun(admin)).toMatchObject({ state: 'done', isDryRun: false })
    expect(await listRegistered(database)).toEqual(['200000001 HARBOR LIGHT'])
    const parts = path.join(objects.folder, 'bridge/register-uploads')
    const listParts = () =>
      existsSync(parts) ? readdirSync(parts, { recursive: true, encoding: 'utf8' }) : []
    // They go after the load has ended.
    await expect.poll(() => listParts().filter((name) => name.includes('.part'))).toEqual([])
    // Files on the server are those of one machine.
    expect(expectSuccess(await admin.client.call(getRegisterRun, {})).folder).toBe(null)
  })
})

test('while the object store does not answer, files get 503, nothing is half stored, and all is well afterwards', async () => {
  const objects = await startObjectStore()
  const machine = await aMachine(objects.settings)
  const volunteer = await aVolunteer({ openClient: () => openClient(machine.url) })
  const upload = async () => volunteer.client.call(uploadAvatar, { file: blobOf(await aPicture()) })
  const { imageUrl } = expectSuccess(await upload())
  const before = await countFiles('true')
  await objects.stop()
  const gone = await fetch(`${machine.url}${imageUrl}`)
  expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await gone.json()).toMatchObject({ code: 'unavailable' })
  expect(await upload()).toMatchObject({ status: 503, body: { code: 'uploads_unavailable' } })
  expect(await countFiles('true')).toBe(before)
  expect((await volunteer.client.get('/api/me')).status).toBeLessThan(500)
  const ready = await fetch(`${machine.url}/health/ready`)
  expect(await ready.json()).toMatchObject({ status: 'degraded', reasons: ['uploads fail: no answer'] })
  expect(machine.stdout() + machine.stderr()).not.toContain('S3RVER')
  const checked = await ownCommand(doctor, machine.settings)
  expect(checked).toMatchObject({
    code: 1,
    out: expect.stringMatching(/FAIL {2}Objects .*no answer\. Check S3_ENDPOINT/),
  })
  await objects.start()
  expect((await fetch(`${machine.url}${imageUrl}`)).status).toBe(200)
  expect((await upload()).status).toBe(200)
})

test('a wrong secret shows in health and doctor, and an incomplete object store stops the start', async () => {
  const objects = await startObjectStore()
  const settings = { ...objects.settings, S3_SECRET_ACCESS_KEY: 'a wrong secret' }
  const machine = await aMachine(settings)
  const ready = await fetch(`${machine.url}/health/ready`)
  expect(await ready.json()).toMatchObject({ reasons: ['uploads fail: no permission'] })
  const checked = await ownCommand(doctor, machine.settings)
  expect(checked.out).toMatch(/FAIL {2}Objects .*no permission\. Check S3_ACCESS_KEY_ID/)
  expect(checked.out + checked.err + machine.stdout() + machine.stderr()).not.toContain('a wrong secret')
  const incomplete = await ownCommand(backup, { ...machine.settings, S3_BUCKET: '' })
  expect(incomplete).toMatchObject({ code: 1, err: expect.stringContaining('needs S3_BUCKET as well') })
})

test('files move to the object store and back while the product serves them', async () => {
  const objects = await startObjectStore()
  const { FILES: _, ...store } = objects.settings
  const onDisk = await aMachine({ ...store, FILES: 'disk' })
  const volunteer = await aVolunteer({ openClient: () => openClient(onDisk.url) })
  const upload = async () =>
    expectSuccess(await volunteer.client.call(uploadAvatar, { file: blobOf(await aPicture()) })).imageUrl ??
    ''
  const picture = await upload()
  const refused = await ownCommand(files, onDisk.settings, 'move', '--to', 's3')
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Set FILES=s3 and restart') })

  const inStore = { ...onDisk.settings, FILES: 's3' }
  const mixed = await run(inStore)
  const read = async (url: string) => (await fetch(`${url}${picture}`)).status
  // Before the move from the disk, afterwards from the store: also on the machine whose settings are still the earlier ones.
  expect([await read(mixed.url), await read(onDisk.url)]).toEqual([200, 200])
  const moved = await command(inStore, 'files', 'move', '--to', 's3', '--remove-originals')
  expect(moved).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Copied 1 files \(\d+ bytes\); 0 .* removed 1/),
  })
  expect([await read(mixed.url), await read(onDisk.url)]).toEqual([200, 200])
  const other = await aMachine(objects.settings)
  expect(await read(other.url)).toBe(200)
  const repeated = await ownCommand(files, inStore, 'move', '--to', 's3')
  expect(repeated).toMatchObject({ code: 0, out: expect.stringMatching(/^Copied 0 files/) })

  const back = await ownCommand(files, onDisk.settings, 'move', '--to', 'disk')
  expect(back).toMatchObject({ code: 0, out: expect.stringMatching(/^Copied 1 files/) })
  await objects.stop()
  expect(await read(onDisk.url)).toBe(200)
  expect((await ownCommand(files, onDisk.settings, 'move', '--to', 'moon')).code).toBe(2)
  const failed = await ownCommand(files, inStore, 'move', '--to', 's3')
  expect(failed).toMatchObject({ code: 1, err: expect.stringContaining('Run the same command again') })
  expect(failed.err).not.toContain('Nothing was changed')
})
