import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { removeAvatar, removeLogo, uploadAvatar, uploadLogo } from '#contract/images/images.ts'
import { imageLimits } from '#contract/limits.ts'
import { aPicture, blobOf } from '#tests/support/scenarios/images.ts'
import {
  aColleague,
  anOrganization,
  aVolunteer,
  countStatuses,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const { rows } = server

const upload = async (person: Person, bytes?: Buffer) =>
  person.client.call(uploadAvatar, { file: blobOf(bytes ?? (await aPicture())) })

const uploaded = async (person: Person, bytes?: Buffer) =>
  expectSuccess(await upload(person, bytes)).imageUrl ?? ''

const me = async ({ client }: Person) => expectSuccess(await client.call(getCurrentUser, {}))

const filesOf = (person: Person) =>
  rows('select * from files where owner_id = $1 order by created_at, id', person.id)

const onDisk = (url: string) => {
  const name = path.basename(url)
  const folder = path.join(server.folder, 'uploads/images', name.slice(0, 2))
  return readdirSync(folder).includes(name)
}

const jobsOf = async () =>
  (await rows("select payload from jobs where kind = 'files.remove'")).map(({ payload }) => payload)

test('a picture is stored as a WebP of at most 512 pixels under a random name, and set on the account', async () => {
  const person = await aVolunteer(server)
  expect((await me(person)).profileImageUrl).toBeNull()
  const url = await uploaded(person, await aPicture({ width: 900, height: 700, format: 'jpeg' }))
  expect(url).toMatch(/^\/images\/[0-9a-f]{32}\.webp$/)
  expect((await me(person)).profileImageUrl).toBe(url)
  const response = await server.openClient().send(url, {})
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  const [row] = await filesOf(person)
  expect(row).toMatchObject({
    purpose: 'avatar',
    size: bytes.length,
    removed_at: null,
    organization_id: null,
  })
  expect([row.stored_at !== null, row.sha256.length, url.includes(row.name)]).toEqual([true, 32, true])
})

test('S14 an image is served with a fixed type, sandboxed, and cached by browsers but not by proxies', async () => {
  const url = await uploaded(await aVolunteer(server))
  const { status, headers } = await server.openClient().send(url, {})
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test.each([
  '/images/',
  '/images/x',
  '/images/..%2f..%2fsecrets',
  '/images/%2e%2e%2fsecrets.webp',
  `/images/${'a'.repeat(32)}`,
  `/images/${'A'.repeat(32)}.webp`,
  `/images/${'a'.repeat(33)}.webp`,
  `/images/${'a'.repeat(32)}.webp%00.html`,
])('S14 %s is not an image', async (address) => {
  const { status, headers } = await server.openClient().send(address, {})
  expect([status, headers.get('content-type')]).not.toEqual([200, 'image/webp'])
  expect(headers.get('content-type')).not.toMatch(/octet|image/)
})

test('a small picture is not enlarged, and a transparent one stays transparent', async () => {
  const see = { r: 0, g: 0, b: 0, alpha: 0 }
  const logo = await sharp({ create: { width: 60, height: 60, channels: 4, background: see } })
    .png()
    .toBuffer()
  const url = await uploaded(await aVolunteer(server), logo)
  const bytes = Buffer.from(await (await server.openClient().send(url, {})).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 60, hasAlpha: true })
})

test('a new picture replaces the first one and enqueues a job that deletes its file', async () => {
  const person = await aVolunteer(server)
  const first = await uploaded(person)
  const second = await uploaded(person)
  expect(second).not.toBe(first)
  expect((await me(person)).profileImageUrl).toBe(second)
  const [old, current] = await filesOf(person)
  expect([old.removed_at !== null, current.removed_at]).toEqual([true, null])
  expect(await jobsOf()).toContainEqual({ name: path.basename(first, '.webp') })
})

test('uploading the same picture again after a lost response changes nothing', async () => {
  const person = await aVolunteer(server)
  const picture = await aPicture()
  const url = await uploaded(person, picture)
  expect(await uploaded(person, picture)).toBe(url)
  expect(await filesOf(person)).toHaveLength(1)
})

test('a removed picture belongs to no one, and removing a missing one succeeds', async () => {
  const person = await aVolunteer(server)
  const url = await uploaded(person)
  expect(expectSuccess(await person.client.call(removeAvatar, {}))).toEqual({ imageUrl: null })
  expect((await me(person)).profileImageUrl).toBeNull()
  expect(await jobsOf()).toContainEqual({ name: path.basename(url, '.webp') })
  expect(expectSuccess(await person.client.call(removeAvatar, {}))).toEqual({ imageUrl: null })
  const events = await rows(
    "select type, data from facts where subject_id = $1 and type like '%image%'",
    person.id,
  )
  // The address of an image gives access to it, so it is not recorded anywhere.
  expect(events).toEqual(Array(2).fill({ type: 'account.image_changed', data: {} }))
})

test('any member can set, replace and remove the organization’s logo', async () => {
  const owner = await anOrganization(server)
  const colleague = await aColleague(server, owner)
  const params = { id: owner.organizationId }
  const logo = async ({ client }: Person) =>
    expectSuccess(await client.call(uploadLogo, { params, file: blobOf(await aPicture()) })).imageUrl
  const logoUrl = async () =>
    (await rows('select logo_url from organizations where id = $1', owner.organizationId))[0].logo_url
  const first = await logo(owner)
  expect(await logoUrl()).toBe(first)
  const second = await logo(colleague)
  expect(await logoUrl()).toBe(second)
  expect((await filesOf(owner))[0].removed_at).not.toBeNull()
  expect((await me(colleague)).profileImageUrl).toBeNull()
  expectSuccess(await owner.client.call(removeLogo, { params }))
  expect(await logoUrl()).toBeNull()
})

test('a logo of an unknown organization returns 404, and of someone else’s 403', async () => {
  const owner = await anOrganization(server)
  const stranger = await anOrganization(server)
  const file = blobOf(await aPicture())
  const answer = await stranger.client.call(uploadLogo, { params: { id: owner.organizationId }, file })
  expect(answer).toMatchObject({ status: 403, body: { code: 'logo_not_yours' } })
  const id = '5f0e0d0c-0b0a-4908-8706-050403020100'
  expect(await owner.client.call(uploadLogo, { params: { id }, file })).toMatchObject({
    status: 404,
    body: { code: 'organization_not_found' },
  })
  expect(await filesOf(stranger)).toEqual([])
})

test('S14 after a thousand pictures an account keeps one, and never has more than 50 on disk', async () => {
  const person = await aVolunteer(server)
  await rows(
    `insert into files (name, purpose, owner_id, media_type, sha256, size, stored_at, removed_at)
     select md5(n::text) , 'avatar', $1, 'image/webp', sha256(n::text::bytea), 1000, now(), now()
     from generate_series(1, ${imageLimits.files - 3}) n`,
    person.id,
  )
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(person)))
  expect(countStatuses(answers)).toEqual({ 200: 3, 409: 9 })
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'too_many_files' })
  const stored = await filesOf(person)
  expect(stored).toHaveLength(imageLimits.files)
  expect(stored.filter(({ removed_at: at }) => at === null)).toHaveLength(1)
  const [live] = stored.filter(({ removed_at: at }) => at === null)
  expect((await me(person)).profileImageUrl).toBe(`/images/${live.name}.webp`)
})

test('S14 an account can store 50 MB', async () => {
  const person = await aVolunteer(server)
  await rows(
    `insert into files (name, purpose, owner_id, media_type, sha256, size, stored_at)
     values (md5($2::text), 'document', $1, 'application/pdf', sha256('x'), $2::int, now())`,
    person.id,
    imageLimits.accountBytes - 10,
  )
  expect(await upload(person)).toMatchObject({ status: 409, body: { code: 'too_many_files' } })
})

test('two pictures uploaded at the same time leave one in use, the one that is shown', async () => {
  const person = await aVolunteer(server)
  const answers = await Promise.all([upload(person), upload(person), upload(person)])
  expect(countStatuses(answers)).toEqual({ 200: 3 })
  const live = (await filesOf(person)).filter(({ removed_at: at }) => at === null)
  expect(live.map(({ name }) => `/images/${name}.webp`)).toEqual([(await me(person)).profileImageUrl])
  expect(onDisk((await me(person)).profileImageUrl ?? '')).toBe(true)
})
