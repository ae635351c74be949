import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { removeAvatar, uploadAvatar } from '#contract/images/images.ts'
import { handlers } from '#server/jobs/handlers.ts'
import { aPicture, blobOf } from '#tests/support/scenarios/images.ts'
import { aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const hour = 3_600_000

const { rows } = server

const upload = async (person: Person) => person.client.call(uploadAvatar, { file: blobOf(await aPicture()) })
const uploaded = async (person: Person) => expectSuccess(await upload(person)).imageUrl ?? ''
const imageOf = async ({ client }: Person) =>
  expectSuccess(await client.call(getCurrentUser, {})).profileImageUrl

const placeOf = (url: string) => {
  const name = path.basename(url)
  return path.join(server.folder, 'uploads/images', name.slice(0, 2), name)
}

async function run(kind: string, { payload = {}, now = new Date() } = {}) {
  await handlers.get(kind)?.run(makeJobContext(server, { now }), payload)
}

describe('the job that deletes replaced images', () => {
  test('the job deletes the old file and its row, and never the new one', async () => {
    const person = await aVolunteer(server)
    const old = await uploaded(person)
    const current = await uploaded(person)
    for (const url of [old, current]) {
      await run('files.remove', { payload: { name: path.basename(url, '.webp') } })
    }
    expect([existsSync(placeOf(old)), existsSync(placeOf(current))]).toEqual([false, true])
    const left = await rows('select name from files where owner_id = $1', person.id)
    expect(left.map(({ name }) => `/images/${name}.webp`)).toEqual([current])
    expect((await server.openClient().send(old, {})).status).toBe(404)
  })

  test('the job continues after stopping between file and row', async () => {
    const person = await aVolunteer(server)
    const url = await uploaded(person)
    await person.client.call(removeAvatar, {})
    rmSync(placeOf(url))
    await run('files.remove', { payload: { name: path.basename(url, '.webp') } })
    expect(await rows('select from files where owner_id = $1', person.id)).toEqual([])
  })
})

describe('the file sweep', () => {
  test('the sweep deletes what an interrupted upload left, after an hour and not before', async () => {
    const person = await aVolunteer(server)
    const url = await uploaded(person)
    const name = 'ab'.repeat(16)
    const cut = placeOf(`/images/${name}.webp`)
    mkdirSync(path.dirname(cut), { recursive: true })
    writeFileSync(cut, 'half')
    await rows(
      `insert into files (name, purpose, owner_id, media_type, sha256, size)
       values ($1, 'avatar', $2, 'image/webp', sha256('x'), 4)`,
      name,
      person.id,
    )
    await run('files.sweep')
    expect(existsSync(cut)).toBe(true)
    await run('files.sweep', { now: new Date(Date.now() + hour + 1000) })
    expect([existsSync(cut), existsSync(placeOf(url))]).toEqual([false, true])
    expect(await imageOf(person)).toBe(url)
    expect(await rows('select from files where owner_id = $1', person.id)).toHaveLength(1)
  })

  test('the sweep deletes the picture of a deleted account', async () => {
    const person = await aVolunteer(server)
    const url = await uploaded(person)
    await rows('update files set owner_id = null where owner_id = $1', person.id)
    await run('files.sweep')
    expect(existsSync(placeOf(url))).toBe(false)
  })

  test('the sweep leaves files without a row alone, because they may belong to another database', async () => {
    const stranger = placeOf(`/images/${'cd'.repeat(16)}.webp`)
    mkdirSync(path.dirname(stranger), { recursive: true })
    writeFileSync(stranger, 'whose?')
    await run('files.sweep', { now: new Date(Date.now() + 100 * hour) })
    expect(existsSync(stranger)).toBe(true)
  })
})

describe('R19 an upload folder that cannot be written to', () => {
  /** Replaces the folder with a file, so that not even root can write into it during the test. */
  async function withBrokenFolder(work: () => Promise<void>) {
    const folder = path.join(server.folder, 'uploads')
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(folder, '')
    chmodSync(folder, 0o400)
    await work()
    rmSync(folder)
  }

  test('uploads return 503, keep the previous picture and leave no row, and everything else works', async () => {
    const person = await aVolunteer(server)
    const before = await uploaded(person)
    await withBrokenFolder(async () => {
      const answer = await upload(person)
      expect(answer).toMatchObject({ status: 503, body: { code: 'uploads_unavailable' } })
      expect(answer.headers.get('retry-after')).not.toBeNull()
      expect(await imageOf(person)).toBe(before)
      expect(await rows('select from files where owner_id = $1', person.id)).toHaveLength(1)
      expect((await person.client.get('/api/projects')).status).toBe(200)
      // The unreadable picture gives 404. Removing one does not need the disk.
      expect((await person.client.send(before, {})).status).toBeGreaterThanOrEqual(404)
      expect((await person.client.call(removeAvatar, {})).status).toBe(200)
    })
    expect((await upload(person)).status).toBe(200)
  })
})
